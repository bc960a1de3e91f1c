import FactoryProvider
import Testing

@testable import CleanArchitecture

// The mocks of the previews, made by factories: without a class by hand, and only with the values
// that the view shows. `lens-gen` writes the factories, the stubs and the lenses.

extension MessagePresenter {
  fileprivate static func showing(_ descriptions: String...) -> MessagePresenter {
    MessagePresenter(
      messages: descriptions.map { Factory<Message>.provide() |> Message._description *~ $0 })
  }
}

@Suite struct StubTests {
  @Test func theViewShowsThePresentersText() {
    let factory =
      Factory<PresenterFactoryStub>.provide()
      |> PresenterFactoryStub._getMessagePresenter *~ { .showing("Factory", "Factory") }
    let view = MessageFactoryPatternView(viewFactory: factory)
    #expect(view.rendered == "- Factory\n- Factory")
  }

  @Test func thePresenterShowsTheMessageOfTheUseCase() {
    let useCase =
      Factory<MessageUseCaseStub>.provide()
      |> MessageUseCaseStub._messages *~ { MessagePresenter.showing("a", "b").messages }
    let view = MessageView(presenter: MessagePresenterImpl(useCase: useCase))
    #expect(view.rendered == "- a\n- b")
  }

  @Test func everyLayerCanBeInjected() {
    let asked = Recorder<Void>()
    let factory =
      Factory<PresenterFactoryStub>.provide()
      |> PresenterFactoryStub._getMessagePresenter *~ {
        asked.record(())
        return MessagePresenterImpl(useCase: Factory<MessageUseCaseStub>.provide())
      }
    let view = MessageFactoryPatternView(viewFactory: factory)
    #expect(asked.count == 1)
    #expect(view.presenter.messages.map(\.email) == [""])
  }
}
