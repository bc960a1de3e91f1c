import Foundation

/// Types whose optics, and what else `lens-gen` generates for them, are compiled and used.
struct CompileModel {
  typealias Member = (name: String, type: String)
  typealias Members = (name: String, members: [Member])

  /// The structs; in the model that uses change, the outermost first.
  let structs: [Members]
  let enums: [Members]
  /// `public`, with a space, or nothing.
  var access = "public "
}

extension CompileModel {
  /// An order of three levels.
  static let order = CompileModel(
    structs: [
      (
        "Order",
        "id: Int, note: String, total: Int, customer: Customer, payment: Payment, lines: [Line], state: String"
      ),
      ("Customer", "name: String, email: String, age: Int, phone: String, address: Address"),
      ("Address", "street: String, city: String, country: String, zip: Int"),
      ("Card", "number: String, holder: String"),
      ("Line", "sku: String, quantity: Int"),
    ].map { ($0, members($1)) }, enums: [("Payment", members("card: Card, points: Int"))])

  /// Many structs of eight properties, and a fifth as many enums of four cases.
  static func many(_ count: Int, access: String = "") -> CompileModel {
    let properties = members(
      "id: Int, name: String, isActive: Bool, score: Double, tags: [String], nickname: String?, counts: [String:Int], total: Int"
    )
    let cases = members("number: Int, text: String, flags: [Bool], ratio: Double")
    return CompileModel(
      structs: (0..<count).map { ("Struct\($0)", properties) },
      enums: (0..<count / 5).map { ("Enum\($0)", cases) }, access: access)
  }

  private static func members(_ text: String) -> [Member] {
    text.components(separatedBy: ", ").map { member in
      let words = member.components(separatedBy: ": ")
      return (words[0], words[1])
    }
  }
}

extension CompileModel {
  /// The declarations of the types, with an initializer for each struct.
  func types(_ word: String = "let") -> String {
    let declaredStructs = structs.map { name, members in
      """
      \(access)struct \(name): Equatable, Sendable {
      \(members.map { "  \(access)\(word) \($0.name): \($0.type)\n" }.joined())
        \(access)init(\(members.map { "\($0.name): \($0.type)" }.joined(separator: ", "))) {
      \(members.map { "    self.\($0.name) = \($0.name)\n" }.joined())  }
      }

      """
    }
    let declaredEnums = enums.map { name, members in
      let cases = members.map { "\($0.name)(\($0.type))" }.joined(separator: ", ")
      return "\(access)enum \(name): Equatable, Sendable { case \(cases) }\n"
    }
    return (declaredStructs + declaredEnums).joined()
  }

  /// Lenses of all properties, and lenses of the same form in place of prisms.
  var closureLenses: String {
    func lenses(
      _ type: Members, _ optional: String, _ get: (String) -> String, _ set: (String) -> String
    ) -> String {
      let lenses = type.members.map { name, part in
        let lens = "ClosureLens<\(type.name), \(part)\(optional)>"
        return """
            \(access)static var _\(name): \(lens) {
              ClosureLens(
                get: { \(get(name)) },
                set: { part, whole in \(set(name)) })
            }

          """
      }
      return "extension \(type.name) {\n\(lenses.joined())}\n"
    }
    return structs.map { type in
      lenses(
        type, "", { "$0.\($0)" }, { rebuilt(type, of: "whole", with: [$0: "part"]) })
    }.joined()
      + enums.map { type in
        lenses(
          type, "?", { "if case .\($0)(let part) = $0 { part } else { nil }" },
          { "part.map { .\($0)($0) } ?? whole" })
      }.joined()
  }

  /// Returns an expression that makes a struct anew with other parts, which may be parts of parts.
  func rebuilt(_ type: Members? = nil, of whole: String, with parts: [String: String]) -> String {
    let type = type ?? structs[0]
    let arguments = type.members.map { name, part in
      let inner = structs.first { $0.name == part && contains(parts, in: $0) }
      let value =
        parts[name] ?? inner.map { rebuilt($0, of: "\(whole).\(name)", with: parts) }
        ?? "\(whole).\(name)"
      return "\(name): \(value)"
    }
    return "\(type.name)(\(arguments.joined(separator: ", ")))"
  }

  private func contains(_ parts: [String: String], in type: Members) -> Bool {
    type.members.contains { name, part in
      parts[name] != nil || structs.contains { $0.name == part && contains(parts, in: $0) }
    }
  }
}

extension CompileModel {
  /// A lens as in the talk, and a pipe.
  static let closureLens = """
    precedencegroup Pipe {
      associativity: left
      higherThan: ComparisonPrecedence
      lowerThan: NilCoalescingPrecedence
    }
    infix operator |>: Pipe
    public func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
    precedencegroup Update {
      associativity: none
      higherThan: Pipe
      lowerThan: NilCoalescingPrecedence
    }
    infix operator *~: Update
    public struct ClosureLens<Whole, Part> {
      public let get: (Whole) -> Part
      public let set: (Part, Whole) -> Whole
      public init(get: @escaping (Whole) -> Part, set: @escaping (Part, Whole) -> Whole) {
        self.get = get
        self.set = set
      }
    }
    public func * <A, B, C>(first: ClosureLens<A, B>, second: ClosureLens<B, C>) -> ClosureLens<A, C> {
      ClosureLens(
        get: { second.get(first.get($0)) },
        set: { part, whole in first.set(second.set(part, first.get(whole)), whole) })
    }
    public func *~ <A, B>(lens: ClosureLens<A, B>, part: B) -> (A) -> A { { lens.set(part, $0) } }
    /// Sets what a key path leads to.
    public func set<Whole, Part>(_ path: WritableKeyPath<Whole, Part>, _ part: Part) -> (Whole) -> Whole {
      { whole in
        var whole = whole
        whole[keyPath: path] = part
        return whole
      }
    }

    """
}
