import Optics

extension User {
  static var _age: Lens<User, Int> {
    Lens(
      getter: { $0.age },
      setter: { age, user in
        User(name: user.name, age: age, address: user.address, nickname: user.nickname)
      })
  }
}
