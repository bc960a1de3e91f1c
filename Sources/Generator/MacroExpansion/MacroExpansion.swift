import EmissionKernel
import SwiftModule
import SwiftReading
import TestDataEmission

/// What a macro adds to a declaration, and what it has to say about it.
package struct MacroExpansion {
  /// The declarations, each as its lines.
  var members: [[String]] = []
  var messages: [PluginDiagnostic] = []
}

extension AttachedDeclaration {
  /// The type that the macro is attached to, if it is one.
  var type: TypeDeclaration? {
    guard case .type = kind else { return nil }
    return declarations.types.first { range.contains(offset(of: $0.position)) }
  }

  var removal: PluginDiagnostic.FixIt {
    fixIt("remove '@\(attribute.writtenName.text)'", replacing: attribute.range, by: "")
  }

  /// Returns an edit that removes the reason for a message.
  func fixIt(
    _ title: String, replacing range: Range<Int>, by text: String
  ) -> PluginDiagnostic.FixIt {
    fixIt(title, [(range, text)])
  }

  /// Returns several edits that together remove the reason for a message.
  func fixIt(_ title: String, _ edits: [(range: Range<Int>, text: String)])
    -> PluginDiagnostic.FixIt
  {
    PluginDiagnostic.FixIt(
      message: title,
      changes: edits.map {
        PluginDiagnostic.FixIt.Change(range: place(of: $0.range), newText: $0.text)
      })
  }

  /// Returns a message about a part of the file; the macro's attribute, unless another is given.
  package func message(
    _ text: String, as severity: Diagnostic.Severity = .error, at range: Range<Int>? = nil,
    fixIts: [PluginDiagnostic.FixIt] = []
  ) -> PluginDiagnostic {
    let place = place(of: range ?? attribute.range)
    return PluginDiagnostic(
      message: text, severity: severity.rawValue,
      position: PluginDiagnostic.Position(fileName: place.fileName, offset: place.startOffset),
      highlights: [place], fixIts: fixIts)
  }

  /// Returns an expansion to nothing, with an error.
  package func failure(_ text: String, fixIts: [PluginDiagnostic.FixIt]) -> MacroExpansion {
    MacroExpansion(messages: [message(text, fixIts: fixIts)])
  }

  private func place(of range: Range<Int>) -> PluginDiagnostic.Range {
    PluginDiagnostic.Range(
      fileName: file.path, startOffset: range.lowerBound + distance,
      endOffset: range.upperBound + distance)
  }

  /// Returns the context in which an emission makes the code for the macro.
  func context(
    emitting planners: [any EmissionPlanner.Type], defaults: [String: Settings.Default] = [:]
  ) -> GenerationContext {
    var settings = Settings()
    settings.defaults = defaults
    var options = EmissionOptions()
    if let name = attribute.builderName { options[BuilderOptions.self].name = name }
    return GenerationContext(
      for: ModuleIndex(
        files: [declarations], settings: settings, libraries: CodeNeeds(of: planners).libraries,
        place: .type),
      emitting: planners, options: options)
  }
}
