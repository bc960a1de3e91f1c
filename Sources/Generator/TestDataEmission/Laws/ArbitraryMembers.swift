import EmissionKernel
import SwiftReading

/// The members by which a type conforms to `Arbitrary`.
struct ArbitraryMembers {
  /// The constructions to choose from; non-recursive ones first.
  let choices: [FilledConstruction]
  /// The parameters of each choice whose type is the type itself.
  let children: [[Identifier]]
  /// Whether a later version may have more choices, which code in another package has to expect.
  var isOpen = false
}

extension ArbitraryMembers {
  /// The call that makes a value, or a switch over several calls.
  var choice: [String] {
    if choices.count == 1 { return made(by: choices[0]) }
    let ending = choices.count(where: \.terminates)
    let bound =
      ending == choices.count ? "\(ending)" : "source.size == 0 ? \(ending) : \(choices.count)"
    var lines = ["switch source.index(below: \(bound)) {"]
    for (index, choice) in choices.enumerated() {
      let head = index == choices.count - 1 ? "default:" : "case \(index):"
      let call = made(by: choice)
      lines += call.count == 1 ? ["\(head) \(call[0])"] : [head] + indented(call)
    }
    return lines + ["}"]
  }

  private func made(by choice: FilledConstruction) -> [String] {
    let source = choice.terminates ? "source" : "$0"
    let call = choice.construction.call(on: choice.construction.isCase ? "" : "Self") {
      choice.argument($0, byConformance: ".arbitrary(using: &\(source))")
    }
    if choice.terminates { return call }
    // The label of a `switch` case precedes it.
    return Layout(indentation: 14).block("source.smaller {", call, "}")
  }

  /// The values with one simpler part, or a switch over those of several cases.
  ///
  /// The simplest case, the first one without a payload, is simpler than all others.
  var simplerValues: [String] {
    let first = choices[0]
    if !first.construction.isCase { return simplerValues(first, before: []) }
    let simplest = choices.first { $0.construction.parameters.isEmpty }.flatMap(caseName)
    return ["switch self {"]
      + choices.enumerated().flatMap { index, choice -> [String] in
        let parameters = choice.construction.parameters
        guard let name = caseName(choice) else { return [] }
        let isUsed = zip(parameters, choice.values).contains { $1 == .conformance }
        let pattern = parameters.map { isUsed ? "let \($0.name.spelling)" : "_" }
        let list = parameters.isEmpty || !isUsed ? "" : "(\(pattern.joined(separator: ", ")))"
        let simpler = simplest.map { $0 == name ? [] : ["Self.\($0.memberSpelling)"] } ?? []
        let lines = simplerValues(choice, before: simpler + children[index].map(\.spelling))
        return lines.count == 1 && lines[0].count < 40
          ? ["case .\(name.memberSpelling)\(list): \(lines[0])"]
          : ["case .\(name.memberSpelling)\(list):"] + indented(lines)
      } + (isOpen ? ["@unknown default: []"] : []) + ["}"]
  }

  private func caseName(_ choice: FilledConstruction) -> Identifier? {
    if case .enumCase(let name) = choice.construction.callee { name } else { nil }
  }

  /// Returns the values with one simpler part, after others that are simpler.
  private func simplerValues(_ choice: FilledConstruction, before: [String]) -> [String] {
    let parameters = choice.construction.parameters
    let changed = parameters.indices.filter { choice.values[$0] == .conformance }
    let simplest = "[\(before.joined(separator: ", "))]"
    if changed.isEmpty { return [simplest] }
    let names = changed.map { parameters[$0].name.spelling }
    let shrunk =
      changed.count == 1
      ? "\(names[0]).shrunk()" : "OpticsLaws.shrunk((\(names.joined(separator: ", "))))"
    let tail = before.isEmpty ? "" : ".preceded(by: \(simplest))"
    let call = choice.construction.call(on: "Self") { index in
      changed.firstIndex(of: index).map { "$\($0)" } ?? parameters[index].name.spelling
    }
    let line = "\(shrunk).map { \(call[0]) }\(tail)"
    if call.count == 1 && Layout(indentation: 8).fits(line) { return [line] }
    let map = call.count == 1 ? [".map { \(call[0]) }"] : [".map {"] + indented(call) + ["}"]
    return [shrunk] + indented(map + (tail.isEmpty ? [] : [tail]))
  }
}
