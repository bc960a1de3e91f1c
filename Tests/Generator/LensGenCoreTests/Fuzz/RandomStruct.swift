import OpticsLaws

@testable import SwiftReading

/// A struct with random initializers and observers.
///
/// Some initializers store what they take, and others compute, swap or drop it; some observers look
/// at the value, and others change it. Only the first kind of each allows lenses.
struct RandomStruct {
  let name: String

  private var random: RandomSource
  private var properties: [Property] = []

  init(named name: String, using random: inout RandomSource) {
    self.name = name
    self.random = RandomSource(seed: random.next())
    let names = ["a", "b", "c", "d"].prefix(self.random.number(1...4))
    properties = names.map { property(named: $0) }
  }
}

extension RandomStruct {
  /// A stored property, which takes no part in initializers if it is a constant with a value.
  private struct Property {
    let name: String
    let type: String
    let introducer: String
    let value: String?
    let observer: String

    var isConstant: Bool { introducer == "let" }
    var isStoredByInitializers: Bool { !(isConstant && value != nil) }

    var text: String {
      "  \(introducer) \(name): \(type)\(value.map { " = \($0)" } ?? "")\(observer)"
    }
  }

  private static let values = [
    "Int": ["0", "1", "42"], "String": [#""""#, #""x""#], "Bool": ["true", "false"],
    "Int?": ["nil", "3"], "[Int]": ["[]", "[1]"], "Double": ["0", "1.5"],
  ]

  private mutating func value(of type: String) -> String {
    random.choice(of: Self.values[type] ?? ["nil"])
  }

  private mutating func property(named name: String) -> Property {
    let type = random.choice(of: Self.values.keys.sorted())
    let introducer = random.choice(of: ["let", "let", "var", "var", "private(set) var"])
    let isConstant = introducer == "let"
    return Property(
      name: name, type: type, introducer: introducer,
      value: random.happens(isConstant ? 5 : 15) ? value(of: type) : nil,
      observer: !isConstant && random.happens(35) ? observer(of: name, type) : "")
  }

  /// Returns an observer that looks at the property, changes it, or only seems to do one of both.
  private mutating func observer(of name: String, _ type: String) -> String {
    let value = value(of: type)
    var bodies = [
      "print(\(name))",
      "if \(name) != oldValue { note(\"\") }",
      "_ = self.\(name)",
      "if let copy = Optional(\(name)) { _ = copy }",
      "guard let copy = Optional(\(name)) else { return }; _ = copy",
      "let copy = \(name); _ = copy",
      "var copy = [\(name)]; copy.removeAll()",
      "for \(name) in [1] { _ = \(name) }",
      "switch \(name) { case let \(name): _ = \(name) }",
      "do { var \(name) = \(value); \(name) = \(value); _ = \(name) }",
      "do { let \(name) = \(value); _ = \(name) }; \(name) = \(value)",
      "\(name) = \(value)",
      "self.\(name) = oldValue",
      "func change(_ whole: inout Self) { whole.\(name) = \(value) }; change(&self)",
      "let size = { () -> Int in 1 }; _ = size()",
    ]
    if type == "[Int]" {
      bodies += [
        "\(name).removeAll()", "for copy in [\(name)] { var copy = copy; copy.append(1) }",
      ]
    }
    if type == "Int" {
      bodies += [
        "\(name) &+= 1", "\(name) = max(\(name), 0)",
        "let sums = [1].map { \(name) in \(name) + 1 }; _ = sums",
        "if var \(name) = Optional(\(name)) { \(name) = 1; _ = \(name) } else { \(name) = 1 }",
        "if var \(name) = Optional(\(name)) { \(name) = 1; _ = \(name) }; \(name) &-= 1",
      ]
    }
    return " { didSet { \(random.choice(of: bodies)) } }"
  }
}

extension RandomStruct {
  /// What an initializer takes and does.
  private struct Initializer {
    var parameters: [(label: String, name: String, type: String, value: String?)] = []
    var statements: [String] = []

    var text: String {
      let list = parameters.map { label, name, type, value in
        (label == name ? name : "\(label) \(name)") + ": \(type)\(value.map { " = \($0)" } ?? "")"
      }
      return "  init(\(list.joined(separator: ", "))) { \(statements.joined(separator: "; ")) }"
    }
  }

  /// Returns the source of the struct.
  mutating func text() -> String {
    var lines = ["struct \(name): Equatable {"] + properties.map(\.text)
    if random.happens(70) {
      let first = initializer()
      lines.append(first.text)
      if random.happens(35) { lines.append(other(than: first).text) }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private mutating func initializer() -> Initializer {
    var initializer = Initializer()
    var properties = properties.filter(\.isStoredByInitializers)
    properties.shuffle(using: &random)
    for property in properties { store(property, in: &initializer) }
    if initializer.statements.count > 1, random.happens(12) { swapTheFirstTwo(in: &initializer) }
    if random.happens(10), let last = properties.first(where: { !$0.isConstant }) {
      initializer.statements.append("self.\(last.name) = \(value(of: last.type))")
    }
    return initializer
  }

  /// Adds a statement that sets a property, mostly but not always to a parameter.
  private mutating func store(_ property: Property, in initializer: inout Initializer) {
    let (name, type) = (property.name, property.type)
    var (label, parameter, value) = (name, name, String?.none)
    var (taken, stored) = (type, name)
    switch random.index(below: 12) {
    case 0...3: break
    case 4: label = "_"
    case 5: label = "with"
    case 6: value = self.value(of: type)
    case 7 where type != "Int?":
      taken += "?"
      stored += " ?? \(self.value(of: type))"
      value = random.happens(50) ? "nil" : nil
    case 8:
      initializer.statements.append("self.\(name) = \(self.value(of: type))")
      return
    case 9:
      parameter = "new"
      stored = parameter
    case 10 where initializer.parameters.contains { $0.type == type }:
      let others = initializer.parameters.filter { $0.type == type }
      stored = random.choice(of: others).name
    case 11 where type == "Int":
      stored = random.choice(of: [
        "max(\(name), 0)", "\(name) &+ 1", "0 &- \(name)", "Int(\(name))", "(\(name))",
        "consume \(name)",
      ])
    default: break
    }
    initializer.parameters.append((label, parameter, taken, value))
    initializer.statements.append("self.\(name) = \(stored)")
  }

  private func swapTheFirstTwo(in initializer: inout Initializer) {
    let halves = initializer.statements.prefix(2).map { $0.split(separator: " = ", maxSplits: 1) }
    initializer.statements.removeFirst()
    initializer.statements[0] =
      "(\(halves[0][0]), \(halves[1][0])) = (\(halves[0][1]), \(halves[1][1]))"
  }

  /// Returns an initializer that calls another one, or does nearly the same.
  private mutating func other(than first: Initializer) -> Initializer {
    var other = Initializer(parameters: [("more", "more", "Int", "0")])
    guard random.happens(60) else {
      other.parameters += first.parameters
      other.statements = first.statements
      return other
    }
    var arguments: [String] = []
    for (label, name, type, _) in first.parameters {
      var argument = value(of: type)
      if random.happens(70) {
        other.parameters.append((name, name, type, nil))
        argument = name
      }
      arguments.append(label == "_" ? argument : "\(label): \(argument)")
    }
    other.statements = ["self.init(\(arguments.joined(separator: ", ")))"]
    if random.happens(30), let last = properties.last(where: { !$0.isConstant }) {
      other.parameters.append(("last", "last", last.type, nil))
      other.statements.append("self.\(last.name) = last")
    }
    return other
  }
}
