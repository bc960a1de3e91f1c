struct User: Equatable {
  let name: String
  let age: Int

  var isAdult: Bool { age >= 20 }
}
