import Testing

@testable import SwiftReading

/// The declarations of a source, which has to be without errors.
func read(_ text: String) throws -> Declarations {
  let summary = SourceSummary(SourceFile(path: "A.swift", text: text))
  try #require(summary.errors == [], "\(text)")
  return summary.declarations
}

/// The members of a struct between whose braces a text stands.
func readMembers(_ text: String) throws -> Members {
  try #require(read("struct A {\n\(text)\n}").types.first).members
}

/// The only property among some members.
func readProperty(_ text: String) throws -> Property {
  let properties = try readMembers(text).properties
  try #require(properties.count == 1, "\(text)")
  return properties[0]
}

extension WrittenType: ExpressibleByStringLiteral {
  /// A type that is a single name.
  public init(stringLiteral name: String) { self.init(name: name) }
}

extension Identifier: ExpressibleByStringLiteral {
  /// A name, without backticks.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Attribute: ExpressibleByStringLiteral {
  /// An attribute that is a single name.
  public init(stringLiteral name: String) { self.init(type: WrittenType(name: name)) }
}

extension Position {
  /// A place in the file that the tests read.
  init(_ line: Int, _ column: Int) { self.init(file: "A.swift", line: line, column: column) }
}
