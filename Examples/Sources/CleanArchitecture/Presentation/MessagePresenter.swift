class MessagePresenter {
  var messages: [Message]

  init(messages: [Message] = []) {
    self.messages = messages
  }
}

class MessagePresenterImpl: MessagePresenter {
  let useCase: any MessageUseCase

  init(useCase: any MessageUseCase) {
    self.useCase = useCase
    super.init(messages: useCase.messages)
  }
}
