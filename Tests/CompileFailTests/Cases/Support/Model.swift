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

extension User: Editable {
  protocol _Views { var address: Address._Draft { get set } }
  struct Draft: DraftProtocol, _Views {
    typealias _Whole = User
    var name: String
    var address: Address
    @_disfavoredOverload @_implements(_Views,address) var _addressDraft: Address._Draft {
      get { address._draft }
      _modify { yield &address._draft }
    }
    var aliases: [String]
  }
  typealias _Draft = Draft
  static func _opened(_ all: consuming User) -> Draft {
    Draft(name: all.name, address: all.address, aliases: all.aliases)
  }
  static func _closed(_ all: consuming Draft) -> User {
    User(name: all.name, address: all.address, aliases: all.aliases)
  }
}
extension Address: Editable {
  struct Draft: DraftProtocol {
    typealias _Whole = Address
    var zip: Int
  }
  typealias _Draft = Draft
  static func _opened(_ all: consuming Address) -> Draft { Draft(zip: all.zip) }
  static func _closed(_ all: consuming Draft) -> Address { Address(zip: all.zip) }
}
extension Shape: Editable {
  struct Draft: DraftProtocol {
    typealias _Whole = Shape
    var shape: Shape
    var circle: Double? {
      get { Shape._circle.extract(shape) }
      set { if let newValue { shape = .circle(newValue) } }
    }
  }
  typealias _Draft = Draft
  static func _opened(_ all: consuming Shape) -> Draft { Draft(shape: all) }
  static func _closed(_ all: consuming Draft) -> Shape { all.shape }
}

let user = User(name: "Ann", address: Address(zip: 1))
