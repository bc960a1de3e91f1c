import FactoryProvider

// The mistakes on the slides "Future Work (Protocol)" of the talk 「Factoryの自動生成によりテストを書きやすくする」
// (Takeshi Ihara, iOSDC 2018 Reject Conference): the messages for a protocol without a stub.

/// The slide "Not support protocol".
enum NotSupported {
  protocol A {}

  static func test() {
    // expected-error@+1 {{type 'any NotSupported.A' cannot conform to 'Providable'}} expected-note@+1 * {{only concrete types}}
    let _ = Factory<any A>.provide()
  }
}

/// The slide "Extension of protocol cannot have an inheritance clause".
protocol A {}
// expected-error@+1 {{extension of protocol 'A' cannot have an inheritance clause}}
extension A: Providable {
  static func provide() -> Self {
    fatalError()
  }
}

/// The slide "Need concrete type".
enum NeedConcreteType {
  protocol A: Providable {}

  static func test() {
    // expected-error@+1 {{type 'any NeedConcreteType.A' cannot conform to 'Providable'}} expected-note@+1 * {{only concrete types}}
    let _ = Factory<any A>.provide()
  }
}
