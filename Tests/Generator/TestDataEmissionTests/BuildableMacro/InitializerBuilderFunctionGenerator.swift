// swift-format-ignore-file
// (the code below is that of the article)

import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

// "BuildableMacros/InitializerBuilderFunctionGenerator.swift" of the article on `@Buildable` (ロクネム,
// SmartBank). Adapted: existential types are written with `any`; SwiftSyntax has renamed the
// `throws` specifier to a clause; the code that the article omits ("詳細は割愛") is at the end.

struct InitializerBuilderFunctionGenerator {
    private let node: AttributeSyntax
    private let initializer: InitializerDeclSyntax

    init(
        node: AttributeSyntax,
        initializer: InitializerDeclSyntax
    ) {
        self.node = node
        self.initializer = initializer
    }

    func generate() throws -> FunctionDeclSyntax {
        // ✅ initializerの引数を整形
        let parameters = initializer.signature.parameterClause.parameters.map { parameter in
            Parameter(
                name: parameter.firstName.trimmed,
                type: parameter.type.trimmed
            )
        }
        // ✅ Macroの引数で指定されたデフォルト値を取得 (詳細は割愛)
        let defaultValues = try BuilderDefaultValueArgumentsParser(node: node, parameters: parameters).parse()
        // ✅ Failable initializerの場合は戻り値をOptionalにする
        let returnType: any TypeSyntaxProtocol = if initializer.optionalMark != nil {
            OptionalTypeSyntax(wrappedType: IdentifierTypeSyntax(name: .keyword(.Self)))
        } else {
            IdentifierTypeSyntax(name: .keyword(.Self))
        }
        // ✅ Builderメソッドの組み立て
        return FunctionDeclSyntax(
            modifiers: DeclModifierListSyntax {
                // ✅ 元々指定されていた `public` 等のaccess modifierを引き継ぐ
                for modifier in initializer.modifiers {
                    modifier
                }
                // ✅ `static` を付与
                DeclModifierSyntax(name: .keyword(.static))
            },
            name: .identifier(BuildableMacro.builderName),
            signature: FunctionSignatureSyntax(
                parameterClause: FunctionParameterClauseSyntax(
                    parameters: FunctionParameterListSyntax {
                        for parameter in parameters {
                            FunctionParameterSyntax(
                                leadingTrivia: .newline,
                                firstName: parameter.name,
                                type: parameter.type,
                                // ✅ Macroの引数で指定されたデフォルト値があれば設定し、
                                // なければあらかじめ用意している各型に対応したデフォルト値を設定
                                defaultValue: InitializerClauseSyntax(
                                    value: defaultValues[parameter.name.text]
                                        ?? BuilderDefaultValueMapper().getDefaultValue(for: parameter.type)
                                )
                            )
                        }
                    },
                    rightParen: .rightParenToken(leadingTrivia: .newline)
                ),
                // ✅ initに付与された `async` `throws` を引き継ぐ
                effectSpecifiers: initializer.signature.effectSpecifiers,
                returnClause: ReturnClauseSyntax(type: returnType)
            )
        ) {
            // ✅ Builderメソッドのbodyにおけるinitializerの呼び出し
            let functionCall = FunctionCallExprSyntax(
                calledExpression: DeclReferenceExprSyntax(baseName: .keyword(.Self)),
                leftParen: .leftParenToken(),
                arguments: LabeledExprListSyntax {
                    for (index, parameter) in parameters.enumerated() {
                        LabeledExprSyntax(
                            leadingTrivia: .newline,
                            label: parameter.name,
                            colon: .colonToken(),
                            expression: DeclReferenceExprSyntax(baseName: parameter.name),
                            trailingComma: index == parameters.count - 1 ? nil : .commaToken()
                        )
                    }
                },
                rightParen: .rightParenToken(leadingTrivia: .newline)
            )
            // ✅ initに付与された `async` `throws` に応じて呼び出し方を調整
            let throwsSpecifier = initializer.signature.effectSpecifiers?.throwsClause?.throwsSpecifier
            let asyncSpecifier = initializer.signature.effectSpecifiers?.asyncSpecifier
            switch (throwsSpecifier, asyncSpecifier) {
            case (.none, .none): functionCall
            case (.some, .none): TryExprSyntax(expression: functionCall)
            case (.none, .some): AwaitExprSyntax(expression: functionCall)
            case (.some, .some): TryExprSyntax(expression: AwaitExprSyntax(expression: functionCall))
            }
        }
    }
}

struct Parameter {
    let name: TokenSyntax
    let type: TypeSyntax
}

/// The values that the macro's argument assigns to parameters: `@Buildable(["year": 1970])`.
struct BuilderDefaultValueArgumentsParser {
    struct UnknownParameter: Error { let name: String }

    let node: AttributeSyntax
    let parameters: [Parameter]

    func parse() throws -> [String: ExprSyntax] {
        guard case .argumentList(let arguments) = node.arguments,
            let dictionary = arguments.first?.expression.as(DictionaryExprSyntax.self),
            case .elements(let elements) = dictionary.content
        else { return [:] }
        var values: [String: ExprSyntax] = [:]
        for element in elements {
            let name = element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
            guard parameters.contains(where: { $0.name.text == name }) else {
                throw UnknownParameter(name: name)
            }
            values[name] = element.value.trimmed
        }
        return values
    }
}
