import SwiftModule
import SwiftReading

/// The imports of a generated file: those of the sources that its code is for, or draws on.
struct ImportList: Sendable {
  let context: GenerationContext
  /// The files of the module whose code the generated file contains.
  let files: [Plan.File]
  let code: [GeneratedCode]
  /// The libraries that the code needs, each with the highest access level of its uses.
  private let libraries: [String: AccessLevel]
  private let written: WrittenImports

  init(of files: [Plan.File], in context: GenerationContext, beside written: WrittenImports) {
    self.written = written
    self.context = context
    self.files = files
    code = files.flatMap(\.code)
    let needs = CodeNeeds(of: context.planners)
    let optional = needs.optionalLibraries.intersection(context.module.importedNames)
    let shown = code.compactMap(\.library).map { ($0.name, $0.access) }
    libraries = Dictionary(
      needs.libraries.union(optional).map { ($0, .internal) } + shown,
      uniquingKeysWith: max)
  }
}

/// The imports of all sources of a module, which limit those of each generated file.
struct WrittenImports: Sendable {
  let byFile: [String: [Import]]
  /// Whether the sources write access levels on imports.
  private let haveLevels: Bool
  /// The libraries that some generated file imports for declarations of the package.
  private let packageLibraries: Set<String>
  /// The imports without an access level, by their modules.
  private let plain: [String: [Import]]

  init(of module: ModuleIndex, for code: [GeneratedCode]) {
    let files = module.files
    byFile = Dictionary(files.map { ($0.file, $0.imports) }, uniquingKeysWith: +)
    let all = files.flatMap(\.imports)
    haveLevels = all.contains { $0.access != nil }
    packageLibraries = Set(
      code.compactMap(\.library).filter { $0.access == .package }.map(\.name))
    plain = Dictionary(grouping: all.filter { $0.access == nil }) { $0.module ?? "" }
  }

  /// Whether each import of a library has to have an access level: beside `package import Optics` in one
  /// file, the compiler refuses `import Optics` in another.
  func needsLevel(of library: String) -> Bool { haveLevels || packageLibraries.contains(library) }

  /// Whether a source may import a module without an access level where the conditions hold: beside
  /// `import Money`, the compiler refuses `internal import Money` in another file.
  func arePlain(_ module: String, where conditions: [Condition] = []) -> Bool {
    plain[module]?.contains { !$0.conditions.exclude(conditions) } == true
  }
}

extension ImportList {
  var importsByFile: [String: [Import]] { written.byFile }

  func arePlain(_ module: String, where conditions: [Condition] = []) -> Bool {
    written.arePlain(module, where: conditions)
  }

  /// The imports: those without conditions, those with some, the own modules, then the types of these
  /// with a doubled name.
  var lines: [String] {
    let shown = levelsOfModules()
    let sourceImports = files.flatMap { imports(of: $0, at: shown) }
    let own = libraries.keys.map { Import(access: access(ofLibrary: $0), path: [$0]) }
    let needed = code.flatMap(\.modules)
    let added = (context.settings.imports + needed).map { Import(path: [$0]) }
    let levels = code.map(\.access) + own.compactMap(\.access)
    let highest = levels.max() ?? .internal
    let all = merged(sourceImports + added + own, upTo: highest)
    let separate = KnownNames.separateModules.intersection(all.compactMap(\.module))
    let shownOfOthers = separate.isEmpty ? shown : levelsOfModules(without: separate)
    let others = separate.isEmpty ? [] : files.flatMap { imports(of: $0, at: shownOfOthers) }
    let foundation = merged(others + added, upTo: highest).first { $0.module == "Foundation" }
    let texts = all.map { item in
      item.module == "Foundation" && !separate.isEmpty
        ? text(of: item, whereSeparate: separate, level: foundation?.access)
        : item.conditions.isEmpty ? text(of: item) : item.text
    }
    let plain = zip(all, texts).filter { $0.0.conditions.isEmpty }.map(\.1)
    let conditional = zip(all, texts).filter { !$0.0.conditions.isEmpty }
      .map { conditioned([$0.1], on: $0.0.conditions).joined(separator: "\n") }
    // Some types are `Sendable` in one language mode only, and the module may use another mode than
    // its tests.
    let caution = code.contains(where: \.dependsOnLanguageMode) ? ["@preconcurrency"] : []
    let attributes =
      caution
      + (context.place == .tests ? context.module.systemInterfaces.sorted() + ["@testable"] : [])
    let closedHead = (attributes + ["import"]).joined(separator: " ")
    let openHead = (attributes + ["public import"]).joined(separator: " ")
    let isOpen = code.contains { $0.shown.arePublic() }
    let head = isOpen ? openHead : closedHead
    let ownModules = context.settings.ownModules.map { module in
      let shown = openCode(showing: module)
      return choice(
        "\(shown.isEmpty ? closedHead : openHead) \(module)", or: "\(closedHead) \(module)",
        dependingOn: shown)
    }
    let types = context.module.importsOfDoubledTypes.map {
      conditioned(["\(head) \($0.subject)"], on: $0.conditions).joined(separator: "\n")
    }
    return plain.sorted() + conditional.sorted() + ownModules + types.sorted()
  }

  /// Returns the import as source text, with a lower access level if possible.
  private func text(of item: Import) -> String {
    guard let module = item.module, let access = item.access, access > .internal,
      libraries[module] != nil
    else { return item.text }
    var closed = item
    let isPlain = context.place.isOutside || arePlain(module, where: item.conditions)
    closed.access = isPlain || !written.needsLevel(of: module) ? nil : .internal
    return choice(
      item.text, or: closed.text,
      dependingOn: code.filter { code in
        code.library.map { $0.name == module && $0.access >= access } == true
      })
  }

  /// Returns an import of Foundation, and one for platforms where some of its modules are separate.
  ///
  /// There, the compiler warns about `public import Foundation` if only these modules are used publicly.
  private func text(
    of item: Import, whereSeparate separate: Set<String>, level: AccessLevel?
  ) -> String {
    if item.access == level { return item.text }
    var other = item
    other.access = level
    let condition = separate.sorted().map { "canImport(\($0))" }.joined(separator: " && ")
    return ["#if \(condition)", "  \(other.text)", "#else", "  \(item.text)", "#endif"]
      .joined(separator: "\n")
  }

  /// Returns an import, and another one for builds without the declarations that need it, because
  /// the compiler warns about an unused public import.
  private func choice(
    _ line: String, or other: String, dependingOn code: [GeneratedCode]
  ) -> String {
    guard let either = code.map(\.type.conditions).either else { return line }
    return ["#if \(either)", "  \(line)", "#else", "  \(other)", "#endif"].joined(separator: "\n")
  }

  /// Returns the required access level of an import of a library.
  ///
  /// If imports are internal by default, public declarations need a higher level. If a module is
  /// imported without a level, no other import of it may have a lower one.
  private func access(ofLibrary name: String) -> AccessLevel? {
    let access = libraries[name] ?? .internal
    if access == .public { return access }
    if context.place.isOutside || arePlain(name) { return nil }
    return access > .internal || written.needsLevel(of: name) ? access : nil
  }

  /// Returns the code that needs a public import of an own module, as far as it is known which one of
  /// several declares the types.
  private func openCode(showing module: String) -> [GeneratedCode] {
    let modules = context.module.modulesOfFiles
    if modules.isEmpty && context.settings.testableImports.count > 1 { return [] }
    return code.filter { code in
      code.shown.arePublic { file in modules.isEmpty || modules[file] == module }
    }
  }

  /// Returns the imports without duplicates, with the highest access level as written, but none
  /// above the level that the optics need.
  ///
  /// Reexports of a file are not repeated, and no interface hides an import of a test target.
  private func merged(_ imports: [Import], upTo highest: AccessLevel) -> [Import] {
    var merged: [Import: AccessLevel?] = [:]
    for var item in imports {
      let isKept =
        context.place == .tests || arePlain(item.module ?? "", where: item.conditions)
      let access = item.access.map { isKept ? $0 : min($0, highest) }
      item.access = nil
      item.attributes.removeAll { attribute in
        attribute.name == "_exported"
          || context.place.isOutside && attribute.name == "_implementationOnly"
      }
      merged.updateValue((merged[item] ?? nil).highest(access), forKey: item)
    }
    // A module can have only one access level in a file, with any attributes.
    let sameModule = Dictionary(grouping: merged.keys, by: \.module)
    return merged.keys.map { item in
      var item = item
      item.access = sameModule[item.module, default: []]
        .filter { !$0.conditions.exclude(item.conditions) }
        .compactMap { merged[$0] ?? nil }.max()
      return item
    }
  }
}

extension AccessLevel? {
  /// Returns the higher of two levels, one of which may be missing.
  fileprivate func highest(_ other: AccessLevel?) -> AccessLevel? {
    [self, other].compactMap { $0 }.max()
  }
}

extension Import {
  /// The import as source text.
  fileprivate var text: String {
    let modifier = access.map { $0 == .internal ? "internal " : $0.prefix } ?? ""
    return (attributes.map(\.text) + ["\(modifier)import \(subject)"]).joined(separator: " ")
  }
}
