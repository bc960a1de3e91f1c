import Optics

struct User {
  let name: String
  let address: Address
  var aliases: [String] = []
}
struct Address { let zip: Int }
enum Shape { case circle(Double), square(Double) }

extension User {
  static var _name: Lens<User, String> {
    Lens(getter: { $0.name }, setter: { User(name: $0, address: $1.address) })
  }
  static var _address: Lens<User, Address> {
    Lens(getter: { $0.address }, setter: { User(name: $1.name, address: $0) })
  }
  static var _aliases: Lens<User, [String]> { Lens(\.aliases) }
}
extension Address {
  static var _zip: Lens<Address, Int> {
    Lens(getter: { $0.zip }, setter: { zip, _ in Address(zip: zip) })
  }
}
extension Shape {
  static var _circle: Prism<Shape, Double> {
    Prism(
      extract: { if case .circle(let radius) = $0 { radius } else { nil } },
      embed: { .circle($0) })
  }
}

let user = User(name: "Ann", address: Address(zip: 1))
