// The mistakes on the slides "Future Work (interface)" of the talk
// 「Factoryの自動生成によりテストを書きやすくする」 (Takeshi Ihara, iOSDC 2018 Reject Conference).

/// The slide on `fileprivate`, which would hide `User.provide()`.
private protocol Providable {  // expected-note * {{declared here}}
  static func provide() -> Self
}

// expected-error@+1 {{generic struct must be declared private or fileprivate}}
struct Factory<T: Providable> {
  static func provide() -> T { T.provide() }
}

/// The slide "Inner Type": outside `User`, its `Id` has a different name.
enum InnerType {
  struct User {
    let id: Id
    struct Id {}
  }

  struct Factory<T> {
    static func provide() -> Any {
      User(id: Id())  // expected-error {{cannot find 'Id' in scope}}
    }
  }
}
