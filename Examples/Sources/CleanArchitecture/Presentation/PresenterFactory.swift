protocol PresenterFactory {
  func getMessagePresenter() -> MessagePresenter
  // 以下にMessage以外のPresenterの生成も書ける
}

class PresenterFactoryImpl: PresenterFactory {
  func getMessagePresenter() -> MessagePresenter {
    MessagePresenterImpl(useCase: MessageUseCaseImpl())
  }
  // 以下にMessage以外のPresenterの生成も書ける
}
