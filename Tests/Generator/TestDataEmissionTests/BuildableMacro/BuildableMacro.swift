// swift-format-ignore-file
// (the code below is that of the article)

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

// "BuildableMacros/BuildableMacro.swift" of the article on `@Buildable` (ロクネム, SmartBank), and the
// diagnostic, which the article omits ("詳細は割愛"). Adapted: an enum case is an error here, like every
// other declaration; the article does not show what its macro does with one.

struct BuildableMacro: PeerMacro {
    static let builderName = "build"

    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol, // ✅ Macroが付与された宣言
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if let initializer = declaration.as(InitializerDeclSyntax.self) {
            // ✅ initializerに対応するBuilderメソッドを生成
            let builderFunction = try InitializerBuilderFunctionGenerator(
                node: node,
                initializer: initializer
            ).generate()
            return [DeclSyntax(builderFunction)]
        } else {
            // 🚨 期待している宣言以外にMacroが付与された場合はエラーを返す
            throw DiagnosticsError(diagnostics: [
                Diagnostic(
                    node: node,
                    message: BuildableDiagnostic.unexpectedDeclaration
                )
            ])
        }
    }
}

enum BuildableDiagnostic: String, DiagnosticMessage {
    case unexpectedDeclaration

    var message: String { "@Buildable belongs to an initializer" }
    var diagnosticID: MessageID { MessageID(domain: "Buildable", id: rawValue) }
    var severity: DiagnosticSeverity { .error }
}
