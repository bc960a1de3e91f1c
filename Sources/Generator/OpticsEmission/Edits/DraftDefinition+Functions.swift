import EmissionKernel
import SwiftModule
import SwiftReading

extension DraftDefinition {
  /// The function that takes a value apart.
  var opening: GeneratedDeclaration {
    let body: [String]
    switch storage {
    case .whole, .cases: body = ["\(name.spelling)(_value: whole)"]
    case .parts:
      let values = parts.map { part in
        let value = "whole.\(part.member.memberSpelling)"
        if case .stored? = part.view {
          return "\(part.viewName.spelling): \(part.type.text)._opened(\(value))"
        }
        if wholeOfKeptView(part) != nil {
          return "\(part.viewName.spelling): \(partDraft)(\(value))"
        }
        return "\(variable(part).argumentSpelling): \(value)"
      }
      body = Layout.member.filledList("\(unsafeKeyword(isUnsafe))\(name.spelling)(", values, ")")
    }
    // Clients do not compile this, because they would need a written initializer, which copies all parts
    // twice: 1.8 times the instructions of an edit. The optimizer inlines the memberwise one across modules.
    return function("_opened", "whole", "Self", name.spelling, isExported: false, body)
  }

  /// The function that makes a value again.
  var closing: GeneratedDeclaration {
    let body: [String]
    switch storage {
    case .whole: body = ["parts._value"]
    // Between two uses of a draft, the value is there. A check would cost as much as a change.
    case .cases: body = ["unsafe parts._value.unsafelyUnwrapped"]
    case .parts(let rebuilding):
      let word = unsafeKeyword(isUnsafe)
      let values = rebuilding.arguments.map { $0.label.labeling(value(of: $0.property)) }
      if rebuilding.restored.isEmpty {
        body = Layout.member.filledList("\(word)Self(", values, ")")
      } else {
        body =
          Layout.member.filledList("var whole = \(word)Self(", values, ")")
          + rebuilding.restored.map { "\(word)whole.\($0.memberSpelling) = \(value(of: $0))" }
          + ["return whole"]
      }
    }
    return function("_closed", "parts", name.spelling, "Self", isExported: isInlinable, body)
  }

  private func function(
    _ name: String, _ value: String, _ argument: String, _ result: String, isExported: Bool,
    _ body: [String]
  ) -> GeneratedDeclaration {
    // Swift 6.3 crashes while it checks `consuming` for a value that holds a generic, indirect enum.
    witness(
      .static, Identifier(name), isolation: isolation, attributes: attributes.map(\.text),
      words: size <= Self.sizeOfInlinedCode ? ["@inline(__always)"] : [], isExported: isExported,
      "func \(name)(_ \(value): __owned \(argument)) -> \(result)", .code(body))
  }

  private func value(of property: Identifier) -> String {
    guard let part = parts.first(where: { $0.member == property }) else {
      return "parts.\(property.memberSpelling)"
    }
    let kept = "parts.\(variable(part).memberSpelling)"
    if case .stored? = part.view { return "\(part.type.text)._closed(\(kept))" }
    return wholeOfKeptView(part).map { "\(kept).\($0)" } ?? kept
  }

  /// The stored variable of a part.
  private func variable(_ part: DraftPart) -> Identifier {
    wholeOfKeptView(part) != nil || part.isOnlyKept ? part.viewName : part.member
  }
}
