import Testing

@testable import SwiftModule
@testable import SwiftReading

/// The memberwise initializer of a struct, as the compiler declares it.
@Suite struct MemberwiseInitializerTests {
  private let declarations = """
    import SwiftUI
    @propertyWrapper struct Kept<T> { var wrappedValue: T }
    @propertyWrapper struct Counted { var wrappedValue = 0 }
    @propertyWrapper struct Zero { var wrappedValue: Int; init() { wrappedValue = 0 } }
    """

  /// Returns the parameters, with `=` after those that have a default, or the access level if it is
  /// lower than that of the struct.
  private func parameters(_ members: String) throws -> String {
    let scope = Snippet("\(declarations)\nstruct A { \(members) }").scope("A")
    let initializer = try #require(scope.memberwiseInitializer)
    if let access = initializer.writtenAccess { return "\(access)" }
    return initializer.parameters.map { $0.name.text + ($0.hasDefault ? "=" : "") }
      .joined(separator: " ")
  }

  @Test func aPropertyWithAValueHasADefault() throws {
    #expect(try parameters("let a: Int; var b = 0; let c = 0; var d: Int?") == "a b= d=")
    #expect(try parameters("let a: Int; @Kept var b = 0; @State var c = 0") == "a b= c=")
  }

  @Test func aPrivatePropertyMakesItPrivate() throws {
    #expect(try parameters("let a: Int; private var b = 0") == "private")
    #expect(try parameters("let a: Int; @Kept private var b: Int") == "private")
    #expect(try parameters("let a: Int; @Binding fileprivate var b: Int") == "fileprivate")
    #expect(try parameters("let a: Int; @Unknown private var b = 0") == "private")
  }

  /// Not even with a default, as a property without a wrapper would.
  @Test func aPrivateWrapperThatHasAValueTakesNoPart() throws {
    #expect(try parameters("let a: Int; @Kept private var b = 0") == "a")
    #expect(try parameters("let a: Int; @Kept private var b: Int?") == "a")
    #expect(try parameters("let a: Int; @Kept(wrappedValue: 0) private var b") == "a")
    #expect(try parameters("let a: Int; @Kept(value: 0) private var b: Int") == "a")
    #expect(try parameters("let a: Int; @Counted private var b: Int") == "a")
    #expect(try parameters("let a: Int; @Zero private var b: Int") == "a")
    #expect(try parameters("let a: Int; @State private var b = 0") == "a")
    #expect(try parameters(#"let a: Int; @AppStorage("b") private var b: Int?"#) == "a")
    #expect(try parameters(#"let a: Int; @Environment(\.c) private var b"#) == "a")
    #expect(try parameters("let a: Int; @FocusState private var b: Bool") == "a")
  }

  @Test func aWrapperThatMakesItsValueHasADefault() throws {
    #expect(try parameters(#"let a: Int; @Environment(\.c) var b"#) == "a b=")
    #expect(try parameters("let a: Int; @EnvironmentObject var b: B") == "a b=")
  }
}
