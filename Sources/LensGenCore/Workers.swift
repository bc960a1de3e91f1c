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
/// `else if` of a chain. Work that needs no large stack also runs on the calling thread, so a
/// single element starts no other thread.
package enum Workers {
  private static let stackSize = 512 << 20

  /// Returns the results of a function for all elements, in order.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - count: The number of threads.
  ///   - isDeep: Whether the work needs a large stack.
  ///   - transform: The function, which all threads call.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], by count: Int, isDeep: Bool = false,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let work = SharedWork(elements, transform)
    let others = min(count, elements.count) - (isDeep ? 0 : 1)
    let threads = (0..<max(0, others)).compactMap { _ in
      WorkerThread(stackSize: stackSize, run: work.run)
    }
    if !isDeep { work.run() }
    for thread in threads { thread.join() }
    // If no thread could be started, all work remains to be done.
    work.run()
    return work.results.compactMap(\.self)
  }

  /// The number of threads that can run at the same time.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// A list from which each thread takes the next element; a lock protects mutable state.
private final class SharedWork<Element: Sendable, Result: Sendable>: @unchecked Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private var next = 0
  private(set) var results: [Result?]
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.transform = transform
    results = Array(repeating: nil, count: elements.count)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Works until no elements are left.
  @Sendable func run() {
    pthread_mutex_lock(lock)
    while next < elements.count {
      let index = next
      next += 1
      pthread_mutex_unlock(lock)
      let result = transform(elements[index])
      pthread_mutex_lock(lock)
      results[index] = result
    }
    pthread_mutex_unlock(lock)
  }
}

/// A thread with a given stack size.
private struct WorkerThread {
  /// The work of the thread, as an object that can be passed to it.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  private let id: pthread_t?

  /// Starts a thread; returns `nil` if this fails.
  init?(stackSize: Int, run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var id: pthread_t?
    #else
      var id = pthread_t()
    #endif
    let body = Unmanaged.passRetained(Body(run: run))
    let status = pthread_create(
      &id, &attributes,
      { context in
        let body: UnsafeMutableRawPointer? = context
        body.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    if status != 0 {
      body.release()
      return nil
    }
    self.id = id
  }

  func join() {
    if let id { pthread_join(id, nil) }
  }
}
