// swift-format-ignore-file

@MainActor struct OnMainActor { let name: String; var age: Int }

@MainActor enum ChoiceOnMainActor { case value(Int), nothing }

struct MemberOnMainActor { @MainActor var age: Int; let name: String; nonisolated var other: Int }

@globalActor actor Background { static let shared = Background() }

@Background struct OnBackground { var name: String }

@MainActor protocol Screen {}

struct ScreenModel: Screen { let name: String; var age: Int }

@MainActor extension Country { struct InIsolatedExtension { let name: String; var age: Int } }

@MainActor class MainActorScope { struct Item { let name: String; var age: Int } }

nonisolated struct NotIsolated: Equatable { let name: String; var age: Int }

final class NotSendable { var count = 0; init() {} }

struct HoldsNotSendable { let object: NotSendable; var other: NotSendable? }

struct UncheckedSendable: @unchecked Sendable { let object: NotSendable; var name: String }

actor Counter { var count = 0; let name = "" }

class Base { var name = "" }

final class Derived: Base { let id = 1 }

