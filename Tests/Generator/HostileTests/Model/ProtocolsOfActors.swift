// swift-format-ignore-file

// Protocols that only actors conform to.

final class Sketch { var lines = 0 }
protocol OfActors: Actor { func count() -> Int }
protocol FreeOfActors { func text() -> String; var description: String { get } }
public protocol PublicActor: Actor { func load(id: Int) async throws -> Int; nonisolated var id: Int { get } }
protocol MixedActor: OfActors, FreeOfActors, Hashable { subscript(index: Int) -> Int { get set }; var total: Int { get set } }
protocol MadeActor: Swift.Actor { init(count: Int) throws; static var limit: Int { get } }
protocol GenericActor<Item>: Actor { associatedtype Item: Sendable; func all() -> [Item]; func add(_ item: Item) throws(Missing) }
protocol PassingActor: Actor { func draw(_ sketch: Sketch) async -> Sketch; func show(_ sketch: Sketch) -> Sketch; func each(_ body: (Int) throws -> Void) rethrows }
typealias BothActors = OfActors & FreeOfActors
