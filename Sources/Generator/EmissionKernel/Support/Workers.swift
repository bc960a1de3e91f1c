#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// Threads that share the work on a list.
///
/// They have a large stack, because the parser calls itself for each level of nesting, and for each
/// `else if` of a chain. Work without need of it runs on the calling thread, too, so a single element
/// starts no thread.
package enum Workers {
  /// Returns the results of a function for all elements, in order.
  ///
  /// - Parameter isDeep: Whether the work needs a large stack.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], by count: Int, isDeep: Bool = false,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let work = SharedWork(elements, transform)
    let others = min(count, elements.count) - (isDeep ? 0 : 1)
    let threads = (0..<max(0, others)).compactMap { _ in work.start() }
    if !isDeep { work.run() }
    for thread in threads { pthread_join(thread, nil) }
    // If no thread could be started, all work remains to be done.
    work.run()
    return work.results.compactMap(\.self)
  }

  /// The number of threads that can run at the same time.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Work that threads share, as an object that can be passed to them.
private class Work: @unchecked Sendable {
  private static let stackSize = 512 << 20

  func run() {}

  /// Starts a thread that takes part in the work; returns `nil` if this fails.
  func start() -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Darwin)
      var id: pthread_t?
    #else
      var id = pthread_t()
    #endif
    let work = Unmanaged.passRetained(self)
    let status = pthread_create(
      &id, &attributes,
      { context in
        let work: UnsafeMutableRawPointer? = context
        work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    if status == 0 { return id }
    work.release()
    return nil
  }
}

/// A list from which each thread takes the next element.
private final class SharedWork<Element: Sendable, Result: Sendable>: Work, @unchecked Sendable {
  private struct State {
    var rest: Range<Int>
    var results: [Result?]
  }

  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let state: Locked<State>

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.transform = transform
    state = Locked(
      State(rest: elements.indices, results: Array(repeating: nil, count: elements.count)))
  }

  var results: [Result?] { state.withLock(\.results) }

  /// Works until no elements are left.
  override func run() {
    while let index = state.withLock({ $0.rest.popFirst() }) {
      let result = transform(elements[index])
      state.withLock { $0.results[index] = result }
    }
  }
}

/// A value that one thread at a time can use.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}

extension Locked {
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
