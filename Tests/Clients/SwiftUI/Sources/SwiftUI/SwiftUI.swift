// The parts of SwiftUI that OpticsSwiftUI, its tests, the examples and the documentation use, for
// systems without SwiftUI. Bindings read and write stored values; views show nothing.

@_exported import Observation

// MARK: - Bindings

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var transaction = Transaction()
  private let first: Value
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  private init(
    first: Value, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void,
    transaction: Transaction
  ) {
    self.transaction = transaction
    self.first = first
    self.get = get
    self.set = set
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }
}

extension Binding {
  @preconcurrency
  public init(
    get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void
  ) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  @preconcurrency
  public init(
    get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value, Transaction) -> Void
  ) {
    self.init(first: get(), get: get, set: set, transaction: Transaction())
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(first: value, get: { value }, set: { _, _ in }, transaction: Transaction())
  }
}

extension Binding {
  /// As in SwiftUI, the new binding takes its first value from this binding's first value, without
  /// calling the getter.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      first: first[keyPath: keyPath],
      get: { get()[keyPath: keyPath] },
      set: { subject, transaction in
        var value = get()
        value[keyPath: keyPath] = subject
        set(value, transaction)
      },
      transaction: transaction)
  }
}

extension Binding {
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(first: first, get: get, set: set, transaction: transaction)
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// As in SwiftUI, the binding of an element that is gone stops the program.
extension Binding: Sequence, Collection where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Index = Value.Index

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      first: first[position],
      get: { get()[position] },
      set: { element, transaction in
        var value = get()
        value[position] = element
        set(value, transaction)
      },
      transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

// MARK: - State and models

private final class Storage<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

@propertyWrapper
public struct State<Value> {
  private let storage: Storage<Value>

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    nonisolated(unsafe) let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    binding(to: wrappedValue, keyPath)
  }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: Object

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
    ) -> Binding<Subject> {
      binding(to: object, keyPath)
    }
  }
}

private func binding<Object, Value>(
  to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
) -> Binding<Value> {
  nonisolated(unsafe) let (object, keyPath) = (object, keyPath)
  return Binding(
    get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
}

// MARK: - Views

@MainActor @preconcurrency
/// The views that Xcode shows beside the code.
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view that shows nothing, the body of all other views here.
public struct Nothing: View {
  public var body: Nothing { self }
}

public protocol Primitive: View where Body == Nothing {}

extension Primitive {
  public var body: Nothing { Nothing() }
}

extension Optional: View where Wrapped: View {}
extension Optional: Primitive where Wrapped: View {}

@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Nothing {
    Nothing()
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: View>(first content: Content) -> Nothing { Nothing() }

  public static func buildEither<Content: View>(second content: Content) -> Nothing { Nothing() }
}

public struct Text: Primitive {
  public init<S: StringProtocol>(_ content: S) {}
}

public struct TextField: Primitive {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct Toggle: Primitive {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct Stepper: Primitive {
  public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>) {}
}

public struct Picker<Selection: Hashable, Content: View>: Primitive {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}

public struct Button: Primitive {
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct Form<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Content: View>: Primitive {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Root: View>: Primitive {
  public init(@ViewBuilder root: () -> Root) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
}

extension ForEach {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {}

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {}
}

extension View {
  public func tag(_ tag: some Hashable) -> some View { Nothing() }

  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    Nothing()
  }

  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    Nothing()
  }

  public func alert<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View {
    Nothing()
  }

  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    Nothing()
  }
}
