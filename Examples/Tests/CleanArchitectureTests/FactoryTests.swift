import FactoryProvider
import Testing

@testable import CleanArchitecture

// The presenters and views, made by builders and factories: each test states only what it is about.
// `lens-gen` writes both for classes, too, and fills a protocol with its stub.

@Suite struct FactoryTests {
  @Test func aPresenterOfTheMessagesThatMatter() {
    let view = MessageView.build(
      presenter: .build(messages: [.build(description: "hoge"), .build(description: "fuga")]))
    #expect(view.rendered == "- hoge\n- fuga")
    #expect(MessageView.build().rendered == "")
  }

  @Test func theRealPresenterWithAStubbedUseCase() {
    // The default message of the stub comes from the factory.
    let unset = MessagePresenterImpl.build(useCase: Factory.provide())
    #expect(unset.messages.map(\.description) == [""])

    let useCase =
      Factory<MessageUseCaseStub>.provide()
      |> MessageUseCaseStub._messages *~ { [.build(description: "hoge")] }
    let presenter = MessagePresenterImpl.build(useCase: useCase)
    #expect(MessageView(presenter: presenter).rendered == "- hoge")
  }

  @Test func theViewOfAFactory() {
    let factory =
      Factory<PresenterFactoryStub>.provide()
      |> PresenterFactoryStub._getMessagePresenter *~ {
        .build(messages: [.build(description: "Factory")])
      }
    let view = Factory<MessageFactoryPatternView>.provide(viewFactory: factory)
    #expect(view.rendered == "- Factory")
  }

  @Test func theRealFactory() {
    let view = MessageFactoryPatternView.build(
      viewFactory: Factory<PresenterFactoryImpl>.provide())
    #expect(view.rendered == "- hoge\n- fuga")
  }
}
