import FactoryProvider
import Foundation

// The mistakes on the first slides of the talk 「Factoryの自動生成によりテストを書きやすくする」 (Takeshi Ihara,
// iOSDC 2018 Reject Conference).

/// The slide "New Property".
enum NewProperty {
  struct User {  // expected-note * {{declared here}}
    let name: String
    let age: Int
  }

  static func test20歳以上なら成人である() {
    let _ = User(age: 20)  // expected-error {{missing argument for parameter 'name' in call}}
  }
}

/// The slide "Compile Error".
enum CompileError {
  struct User {  // expected-note * {{declared here}}
    let name: String
    let age: Int
    let birthday: Date
  }

  static func test20歳以上なら成人である() {
    let _ = User(age: 20)  // expected-error {{missing arguments for parameters 'name', 'birthday'}}
  }
}

/// The slide "Generated Object".
enum GeneratedObject {
  struct User: Providable {
    let name: String  // expected-note * {{change 'let' to 'var'}}
    let age: Int

    static func provide() -> User { User(name: .provide(), age: .provide()) }
  }

  static func test() {
    var user = Factory<User>.provide()
    user.name = "Takeshi Ihara"  // expected-error {{'name' is a 'let' constant}}
  }
}
