internal import SwiftSyntax

extension ModuleSelectorSyntax? {
  /// The module, as the first of several names.
  var names: [WrittenType.Name] { map { [WrittenType.Name(module: $0.moduleName.text)] } ?? [] }

  /// The module with its `::`, as it stands before the name of a member.
  var prefix: String { map { "\($0.moduleName.text)::" } ?? "" }
}
