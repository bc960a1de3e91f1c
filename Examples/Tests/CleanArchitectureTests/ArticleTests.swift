import Testing

@testable import CleanArchitecture

// The previews of the article 「SwiftでFactory Methodパターンを使ってみる」 (Ryosuke1025, 2024), as tests of the
// text that they show.

extension MessagePresenter {
  fileprivate static var mock: MessagePresenter {
    .init(messages: [
      .init(description: "Factory", email: "Factory"),
      .init(description: "Factory", email: "Factory"),
    ])
  }
}

// Preview用のPresenterFactoryに準拠したFactory
private final class MessageViewFactory: PresenterFactory {
  func getMessagePresenter() -> MessagePresenter {
    MessagePresenter(messages: [
      .init(description: "Factory", email: "Factory"),
      .init(description: "Factory", email: "Factory"),
    ])
  }
}

@Suite struct ArticleTests {
  @Test("Presenter") func presenter() {
    let view = MessageView(presenter: MessagePresenter.mock)
    #expect(view.rendered == "- Factory\n- Factory")
  }

  @Test("Factory") func factory() {
    let view = MessageFactoryPatternView(viewFactory: MessageViewFactory())
    #expect(view.rendered == "- Factory\n- Factory")
  }

  @Test func theRealImplementation() {
    let view = MessageFactoryPatternView(viewFactory: PresenterFactoryImpl())
    #expect(view.rendered == "- hoge\n- fuga")
  }
}
