// swift-format-ignore-file
// (the code below is that of the article)

import SwiftSyntax
import SwiftSyntaxBuilder

// "BuildableMacros/BuilderDefaultValueMapper.swift" of the article on `@Buildable` (ロクネム,
// SmartBank). Adapted: the article omits the values of further types; they are those of lens-gen.

struct BuilderDefaultValueMapper {
    // ✅ 各型に対応するデフォルト値
    private let mapping: [String: ExprSyntax] = [
        "String": "\"\"",
        "Int": "0",
        "Bool": "false",
        "Double": "0",
    ]

    func getDefaultValue(for type: TypeSyntax) -> ExprSyntax {
        if type.kind == .optionalType {
            ExprSyntax(NilLiteralExprSyntax())
        } else if type.kind == .implicitlyUnwrappedOptionalType {
            ExprSyntax(NilLiteralExprSyntax())
        } else if type.kind == .dictionaryType {
            "[:]"
        } else if type.kind == .arrayType {
            "[]"
        } else if let defaultValue = mapping[type.trimmedDescription] {
            defaultValue
        } else {
            // ✅ 上記のどの分岐にも該当しない場合は `.build()` を返す
            ".\(raw: BuildableMacro.builderName)()"
        }
    }
}
