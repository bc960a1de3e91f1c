import SwiftReading

extension ModuleIndex {
  /// Returns the arguments of a call that passes the values of properties to an initializer, or `nil`
  /// if one is missing or the call could refer to another initializer.
  ///
  /// - Parameters:
  ///   - effect: The values that the initializer stores.
  ///   - sources: The property whose value each parameter gets.
  package func arguments(
    of call: InitializerCall, storing effect: InitializerEffect,
    from sources: [Identifier: Property], in type: TypeDeclaration
  ) -> [(label: Identifier?, property: Identifier)]? {
    let parameters = call.initializer.parameters
    var arguments: [(label: Identifier?, property: Identifier)] = []
    for parameter in parameters {
      guard let property = sources[parameter.name] else {
        if parameter.hasDefault && parameter.isPlain { continue }
        return nil
      }
      let isUnwrapped = effect.values[property.name] == .unwrapped(parameter.name)
      guard parameter.takes(property, orNothing: isUnwrapped, in: scope(of: type)) else {
        return nil
      }
      arguments.append((parameter.label, property.name))
    }
    // The properties have the types of all parameters, which tell the initializer from others.
    if arguments.count == parameters.count { return arguments }
    let labels = arguments.map(\.label)
    let passed = parameters.filter { sources[$0.name] != nil }.map(\.name)
    return !call.isAmbiguous(passing: labels) && parameters.matching(labels) == passed
      ? arguments : nil
  }
}

extension Initializer.Parameter {
  /// Whether the value of a property can be passed unchanged, or as the value of an optional.
  fileprivate func takes(
    _ property: Property, orNothing isUnwrapped: Bool, in scope: TypeScope
  ) -> Bool {
    if !isPlain { return false }
    if !isUnwrapped && type == property.type { return true }
    guard let type, let written = scope.writtenType(of: property) else { return false }
    return scope.areSame(
      isUnwrapped ? WrittenType.optional(written, isImplicit: false) : written, type)
  }
}
