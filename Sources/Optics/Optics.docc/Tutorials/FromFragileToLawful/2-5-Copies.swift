extension User {
  /// Returns a copy with another age.
  func with(age: Int) -> User {
    User(name: name, age: age, address: address, nickname: nickname)
  }
}
