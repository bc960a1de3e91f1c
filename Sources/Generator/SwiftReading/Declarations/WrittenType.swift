/// A type as written in source, as a tree.
///
/// The tree is created once from the syntax; every question about a type is a fold over the tree.
/// White space is no part of it.
package indirect enum WrittenType: Hashable, Sendable {
  /// `A.B<C>`, whose first name is looked up from the position of the type.
  case named([Name])
  /// `[A].Index`: a member of a type that is no name.
  case member(of: WrittenType, Name)
  /// A tuple, or a type in parentheses.
  case tuple([Element])
  case function(Function)
  /// `A?`, or `A!` if implicit.
  case optional(WrittenType, isImplicit: Bool)
  case array(WrittenType)
  /// `[3 of A]`.
  case inlineArray(count: WrittenType, WrittenType)
  case dictionary(key: WrittenType, value: WrittenType)
  /// `A.Type` or `A.Protocol`.
  case metatype(WrittenType, word: String)
  /// `any P`.
  case existential(WrittenType)
  /// `some P`.
  case opaque(WrittenType)
  /// `A & B`.
  case composition([WrittenType])
  /// `each T` or `repeat T`.
  case pack(WrittenType, word: String)
  /// `~Copyable`.
  case suppressed(WrittenType)
  /// A type with words and attributes before it.
  case attributed(WrittenType, Prefix)
  /// An argument that is a value, such as the `3` of `InlineArray<3, Int>`.
  case value(String)

  /// One of the names of `A.B<C>`.
  package struct Name: Hashable, Sendable {
    /// The name as written, including backticks; that of a member with the module before it.
    package var text: String
    /// Whether `::` follows: the `Swift` of `Swift::String`.
    package var isModule = false
    package var arguments: [WrittenType]?

    package init(_ text: String, arguments: [WrittenType]? = nil) {
      self.text = text
      self.arguments = arguments
    }

    package init(module: String) {
      text = module
      isModule = true
    }
  }

  /// An element of a tuple, or a parameter of a function.
  package struct Element: Hashable, Sendable {
    /// The label, or `_` and a name, as written.
    package var names: [String] = []
    package var type: WrittenType
    package var isVariadic = false

    package init(
      names: [String] = [], type: WrittenType, isVariadic: Bool = false
    ) {
      self.names = names
      self.type = type
      self.isVariadic = isVariadic
    }
  }

  package struct Function: Hashable, Sendable {
    package var parameters: [Element]
    package var effects = Effects()
    package var result: WrittenType

    package init(parameters: [Element], effects: Effects = Effects(), result: WrittenType) {
      self.parameters = parameters
      self.effects = effects
      self.result = result
    }
  }

  /// The attributes and specifiers before a type.
  package struct Prefix: Hashable, Sendable {
    /// Words such as `inout` and `nonisolated(nonsending)`.
    package var words: [String] = []
    package var attributes: [Attribute] = []
    /// Words after the attributes.
    package var lateWords: [String] = []

    package init(words: [String] = [], attributes: [Attribute] = [], lateWords: [String] = []) {
      self.words = words
      self.attributes = attributes
      self.lateWords = lateWords
    }
  }
}

extension WrittenType.Name {
  /// The name without backticks.
  package var identifier: Identifier {
    let own = text.utf8.contains(UInt8(ascii: ":")) ? text.split(separator: ":").last : nil
    return Identifier(own.map(String.init) ?? text, isModule: isModule)
  }
}

extension WrittenType.Element {
  /// The label of the argument or element; `nil` for none or `_`.
  package var label: Identifier? {
    names.first.flatMap { $0 == "_" ? nil : Identifier($0) }
  }
}

extension WrittenType {
  package init(name: String) {
    self = .named([Name(name)])
  }

  package init(name: String, arguments: [WrittenType]) {
    self = .named([Name(name, arguments: arguments.isEmpty ? nil : arguments)])
  }

  package var parenthesized: WrittenType { .tuple([Element(type: self)]) }

  /// The type that a value has: `T?` for `T!`.
  package var ofValue: WrittenType {
    switch self {
    case .optional(let type, isImplicit: true): .optional(type, isImplicit: false)
    case .attributed(let type, let prefix): .attributed(type.ofValue, prefix)
    default: self
    }
  }

  package var withoutPrefix: WrittenType {
    if case .attributed(let type, _) = self { type.withoutPrefix } else { self }
  }

  package var withoutParentheses: WrittenType {
    guard case .tuple(let elements) = self, elements.count == 1,
      elements[0].names.isEmpty
    else { return self }
    return elements[0].type.withoutParentheses
  }

  /// The names of `A.B<C>`.
  package var names: [Name]? { if case .named(let names) = self { names } else { nil } }

  /// The names of `A.B`, if the type consists only of names.
  package var path: [Identifier]? {
    names?.allSatisfy { $0.arguments == nil } == true ? pathOfDeclaration : nil
  }

  /// The names of `A<B>.C` without the generic arguments.
  package var pathOfDeclaration: [Identifier]? { isAny ? nil : names?.identifiers }

  package var soleName: Identifier? {
    path.flatMap { $0.count == 1 ? $0[0] : nil }
  }

  package var isSelf: Bool { if case .named(let names) = self { names.isSelf } else { false } }

  /// Whether the type is `Any`; only between backticks is that a name that can be declared.
  package var isAny: Bool {
    if case .named(let names) = self { names[0].text == "Any" } else { false }
  }

  /// The constraints of `A & B`; of another type itself.
  package var constraints: [WrittenType] {
    if case .composition(let all) = self { all.flatMap(\.constraints) } else { [self] }
  }
}

extension [WrittenType.Name] {
  package var isSelf: Bool { count == 1 && self[0].text == "Self" }

  package var identifiers: [Identifier] { map(\.identifier) }
}
