// swift-format-ignore-file

protocol Shape { associatedtype Side; var side: Side { get } }

protocol Primary<Element> { associatedtype Element }

struct Box<Value> { let value: Value; var other: Value }

struct EquatableBox<Value: Equatable>: Equatable { let value: Value; var other: [Value] }

struct TwoParameters<First: Hashable, Second>: Sendable where First: Sendable, Second: Sendable {
  let first: First
  var second: Second
}

struct AssociatedTypes<S: Shape> { let shape: S; var side: S.Side }

struct WhereClause<S> where S: Sequence, S.Element: Hashable {
  let sequence: S
  var element: S.Element
}

struct SameType<S: Sequence> where S.Element == Int { let sequence: S; var elements: [S.Element] }

struct ClassBound<Object: AnyObject> { let object: Object; var other: Object? }

struct SuperclassBound<Object: Neighbor> { let object: Object; var other: Object? }

struct SendableBound<Value: Sendable>: Sendable { let value: Value; var other: Value }

struct ComposedBound<Value: Hashable & Comparable> { let value: Value; var other: Value }

struct PrimaryBound<Items: Collection<Int>> { let items: Items; var index: Items.Index }

struct ExistentialArgument { let items: any Collection<Int>; var box: Box<any Shape> }

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct ValueParameter<let count: Int> { var items: InlineArray<count, Int>; let name: String }

struct Pack<each Element> { let elements: (repeat each Element) }

struct GenericOuter<Value: Equatable> {
  struct Inner: Equatable { let value: Value; var sibling: Sibling }
  struct Sibling: Equatable { let value: Value }
  struct GenericInner<Other: Hashable> { let value: Value; var other: Other; let sibling: Sibling }
  enum Choice: Equatable { case value(Value), sibling(Sibling) }
  let inner: Inner
  var choice: Choice
}

struct ExtendedWhere<Value> { let value: Value }
extension ExtendedWhere where Value: Hashable {
  struct Inner { let value: Value; var other: Value }
  enum Choice { case value(Value), nothing }
  init(value: Value, unused: Int) { self.init(value: value) }
}
extension ExtendedWhere where Value == Int {
  struct Concrete { let value: Value; var other: Int }
}

struct DefaultedFunction<Value> { let function: (Value) -> Value; var transform: @Sendable (Value) -> [Value] }

struct PhantomTag<Tag> { let raw: Int; var name: String }

struct ProtocolPhantom<Tag: Shape> { let raw: Int; var name: String }

struct RecursiveGeneric<Value> { let value: Value; var children: [RecursiveGeneric<Value>] }

struct ShortGeneric<Value> { let value: Value; var children: [ShortGeneric] }

enum GenericTree<Value: Comparable> { indirect case node(GenericTree, Value, GenericTree)
  case leaf
 }

struct Conditional<Value> { let value: Value }
extension Conditional: Equatable where Value: Equatable {}
extension Conditional: Sendable where Value: Sendable {}

struct SuppressedBound<Value: ~Copyable> { var name: String; let id: Int }

struct MixedBound<Value: ~Copyable & Sendable> { var name: String }

struct ParameterNamedProvided<Provided> { let value: Provided; var count: Int }

struct NotEquatableAfterAll { var value: Int }
@available(*, unavailable) extension NotEquatableAfterAll: Equatable {}
