struct MessageView: View {
  let presenter: MessagePresenter

  var body: List {
    List(presenter.messages) { message in
      Text(message.description)
    }
  }
}

struct MessageFactoryPatternView: View {
  let presenter: MessagePresenter

  // viewFactoryを受け取るイニシャライザを追加 (The article uses a `MessagePresenterFactory`, which it does not
  // declare.)
  init(viewFactory: any PresenterFactory) {
    presenter = viewFactory.getMessagePresenter()
  }

  var body: List {
    List(presenter.messages) { message in
      Text(message.description)
    }
  }
}
