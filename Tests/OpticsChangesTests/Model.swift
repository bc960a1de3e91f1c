import Foundation
import OpticsLawsFoundation

/// A value of types whose encoding is unusual.
struct Model: Codable, Equatable {
  var name: String
  var count: Int
  var ratio: Double
  var small: Float
  var large: UInt64
  var isOpen: Bool
  var maybe: Int?
  var holes: [Int?]
  var items: [Item]
  var rows: [[Int]]
  var notes: [String: Int]
  var byNumber: [Int: String]
  var byKind: [Kind: Int]
  var tags: Set<String>
  var payments: Set<Payment>
  var payment: Payment
  var last: Payment?
  var day: Date
  var bytes: Data
  var price: Decimal
  var site: URL
  var id: UUID

  enum Kind: String, Codable, CaseIterable { case first, second, third }
}

struct Item: Codable, Equatable {
  var id: Int
  var name: String
}

indirect enum Payment: Codable, Hashable {
  case cash
  case card(number: String, expires: Int)
  case transfer(String)
  case split(Payment, Payment)
}

extension Model: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Model {
    source.isFinite = true  // as JSON
    let kinds = Kind.allCases.filter { _ in source.index(below: 2) == 0 }
    return Model(
      name: .arbitrary(using: &source), count: .arbitrary(using: &source),
      ratio: .arbitrary(using: &source), small: .arbitrary(using: &source),
      large: .arbitrary(using: &source), isOpen: .arbitrary(using: &source),
      maybe: .arbitrary(using: &source), holes: .arbitrary(using: &source),
      items: .arbitrary(using: &source), rows: .arbitrary(using: &source),
      notes: .arbitrary(using: &source), byNumber: .arbitrary(using: &source),
      byKind: Dictionary(kinds.map { ($0, Int.arbitrary(using: &source)) }) { $1 },
      tags: .arbitrary(using: &source), payments: .arbitrary(using: &source),
      payment: .arbitrary(using: &source), last: .arbitrary(using: &source),
      day: .arbitrary(using: &source), bytes: .arbitrary(using: &source),
      price: .arbitrary(using: &source), site: .arbitrary(using: &source),
      id: .arbitrary(using: &source))
  }
}

extension Model {
  /// Returns this value, with some of the parts of another one, as an edit would leave it.
  func changed(to other: Model, using source: inout RandomSource) -> Model {
    var model = self
    func take<Part>(_ part: WritableKeyPath<Model, Part>) {
      if source.index(below: 4) == 0 { model[keyPath: part] = other[keyPath: part] }
    }
    func edit<Element>(_ list: WritableKeyPath<Model, [Element]>) {
      for element in other[keyPath: list] where source.index(below: 2) == 0 {
        model[keyPath: list].insert(
          element, at: source.index(below: model[keyPath: list].count + 1))
      }
      model[keyPath: list].removeAll { _ in source.index(below: 4) == 0 }
    }
    take(\.name)
    take(\.ratio)
    take(\.large)
    take(\.maybe)
    take(\.notes)
    take(\.byKind)
    take(\.payments)
    take(\.payment)
    take(\.last)
    take(\.price)
    take(\.site)
    edit(\.holes)
    edit(\.items)
    edit(\.rows)
    model.tags.formSymmetricDifference(other.tags)
    for index in model.items.indices where source.index(below: 2) == 0 {
      model.items[index].name += "!"
    }
    return model
  }
}

extension Item: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Item {
    Item(id: .arbitrary(using: &source), name: .arbitrary(using: &source))
  }
}

extension Payment: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Payment {
    switch source.index(below: 5) {
    case 0: .cash
    case 1: .card(number: .arbitrary(using: &source), expires: .arbitrary(using: &source))
    case 2: .split(.arbitrary(using: &source), .arbitrary(using: &source))
    default: .transfer(.arbitrary(using: &source))
    }
  }
}
