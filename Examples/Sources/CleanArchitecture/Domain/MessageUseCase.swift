protocol MessageUseCase {
  var messages: [Message] { get set }
}

class MessageUseCaseImpl: MessageUseCase {
  var messages: [Message]

  init() {
    self.messages = [
      .init(
        description: "hoge",
        email: "hoge@gmail.com"
      ),
      .init(
        description: "fuga",
        email: "fuga@gmail.com"
      ),
    ]
  }
}
