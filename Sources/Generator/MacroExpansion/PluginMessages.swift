import EmissionKernel
import SwiftReading

// The messages between the compiler and a program that expands macros. They are the same in every
// compiler since Swift 5.9, because macros come from packages that choose their swift-syntax.
// Only the fields that are used here are declared.

/// A message from the compiler.
package struct HostMessage: Decodable, Sendable {
  /// The use of an attached macro.
  struct Attached: Decodable, Sendable {
    struct Macro: Decodable, Sendable {
      /// The name of the type after `#externalMacro`.
      var typeName: String
    }

    var macro: Macro
    /// What the macro adds, such as `member`.
    var macroRole: String
    var attributeSyntax: MacroSource
    /// The declaration with its attributes and leading comments.
    var declSyntax: MacroSource
    /// The declarations around it, from the innermost, without their members.
    var lexicalContext: [MacroSource]?
  }

  var expandAttachedMacro: Attached?
}

/// A part of a source file.
struct MacroSource: Decodable, Sendable {
  /// The position of a text in a file.
  struct Location: Decodable, Sendable {
    var fileName: String
    /// The number of bytes before the text.
    var offset: Int
  }

  var source: String
  var location: Location
}

/// A reply to the compiler.
package struct PluginMessage: Encodable, Equatable, Sendable {
  /// The messages that the program understands.
  struct CapabilityResult: Encodable, Equatable, Sendable {
    struct Capability: Encodable, Equatable, Sendable {
      /// The version in which each macro's expansion became one text.
      var protocolVersion = 7
    }

    var capability = Capability()
  }

  /// The code that replaces the use of a macro, and messages about it.
  struct ExpansionResult: Encodable, Equatable, Sendable {
    var expandedSource: String
    var diagnostics: [PluginDiagnostic]
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?
}

/// A message to the user.
package struct PluginDiagnostic: Encodable, Equatable, Sendable {
  struct Position: Encodable, Equatable, Sendable {
    var fileName: String
    var offset: Int
  }

  package struct Range: Encodable, Equatable, Sendable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  package struct FixIt: Encodable, Equatable, Sendable {
    struct Change: Encodable, Equatable, Sendable {
      var range: Range
      var newText: String
    }

    package var message: String
    var changes: [Change]
  }

  package var message: String
  package var severity: String
  var position: Position
  var highlights: [Range] = []
  /// The remarks below the message, of which there are none.
  package var notes: [Never] = []
  var fixIts: [FixIt] = []
}
