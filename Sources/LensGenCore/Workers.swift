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
/// They have a large stack: the parser calls itself for each level of nesting, and for each
/// `else if` of a chain. Work that needs none is shared by the thread that asks for it, so that no
/// other one is started for a single element.
package enum Workers {
  private static let stackSize = 512 << 20

  /// What a function makes of each element, in the order of the elements.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - count: How many threads there are.
  ///   - isDeep: Whether the work needs a large stack.
  ///   - transform: The function; it is called from all the threads.
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
    // Where no thread could be started, all of it is still to be done.
    work.run()
    return work.results.compactMap(\.self)
  }

  /// How many threads can run at the same time.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// A list of which each thread takes the next element; what changes does so under a lock.
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

  /// Works until there is nothing left to take.
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

/// A thread with a stack of a size.
private struct WorkerThread {
  /// What the thread is to do, as an object that can be handed over.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  private let id: pthread_t?

  /// Starts a thread, if there can be one more.
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
