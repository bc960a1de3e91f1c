import SwiftModule
import SwiftReading

// The requirements of Objective-C that a stub leaves to its object.
extension ProtocolRequirement {
  /// Whether an object need not have it: callers ask before they use it.
  var isOptional: Bool { modifiers.contains("optional") }

  /// Whether `NSObject` has a member for it.
  func isMetByNSObject(in scope: TypeScope) -> Bool {
    let isPlain = !isStatic && setter == nil && effects == Effects() && genericParameters.isEmpty
    return isPlain && Self.membersOfNSObject[nameOfMember] == types.map(scope.resolve)
  }

  /// Whether it has the name of a member that `NSObject` has, so that the stub would have to override it.
  var isNamedLikeNSObject: Bool {
    // Objective-C does not tell a property from a method.
    let names = parameters.isEmpty ? [name.text, name.text + "()"] : [nameOfMember]
    return names.contains { Self.others.contains($0) || Self.membersOfNSObject[$0] != nil }
  }

  /// The name, with the labels of a method.
  private var nameOfMember: String {
    let labels = parameters.map { "\($0.label?.text ?? "_"):" }
    return name.text + (isProperty ? "" : "(\(labels.joined()))")
  }

  /// The members that protocols require again, each with its types.
  private static let membersOfNSObject: [String: [ResolvedType]] = {
    let (any, string) = (ResolvedType.existential([]), ResolvedType.foreign("String"))
    return [
      "copy()": [any], "debugDescription": [string], "description": [string],
      "hash": [.foreign("Int")], "init()": [],
      "isEqual(_:)": [.foreign("Optional", [any]), .foreign("Bool")], "mutableCopy()": [any],
    ]
  }()

  private static let others: Set<String> = [
    "conforms(to:)", "isKind(of:)", "isMember(of:)", "isProxy()", "perform(_:)", "perform(_:with:)",
    "perform(_:with:with:)", "responds(to:)", "setValue(_:forKey:)", "superclass",
    "value(forKey:)",
  ]
}
