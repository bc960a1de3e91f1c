/// The names of the steps that lead from a whole to its parts, to print them.
///
/// Empty in a release build, where it takes no space and no time.
@usableFromInline
@frozen
internal struct PathName: Sendable {
  #if DEBUG && !hasFeature(Embedded)
    @usableFromInline
    internal let steps: Steps

    @usableFromInline
    internal init(steps: Steps) {
      self.steps = steps
    }
  #endif

  /// A path whose steps have no names.
  @inlinable @inline(__always)
  internal init() {
    #if DEBUG && !hasFeature(Embedded)
      steps = .unnamed
    #endif
  }

  /// A step named after the declaration that makes it.
  @inlinable @inline(__always)
  internal init(madeIn function: StaticString) {
    #if DEBUG && !hasFeature(Embedded)
      steps = .made(in: function)
    #endif
  }

  /// A step of this library, whose name needs no underscore.
  @inlinable @inline(__always)
  internal init(_ name: StaticString) {
    #if DEBUG && !hasFeature(Embedded)
      steps = .name(name)
    #endif
  }

  #if !hasFeature(Embedded)
    /// The steps of a key path.
    @inlinable @inline(__always)
    internal init(_ keyPath: any AnyKeyPath & Sendable) {
      #if DEBUG
        steps = .keyPath(keyPath)
      #endif
    }
  #endif
}

extension PathName {
  /// This path followed by a step of this library.
  @inlinable @inline(__always)
  internal func then(_ step: StaticString) -> PathName {
    then(PathName(step))
  }

  /// This path followed by a method that takes one or two paths from a type.
  @inlinable @inline(__always)
  internal func then<Whole>(
    _ method: StaticString, _ path: PathName, _ other: PathName? = nil, of type: Whole.Type
  ) -> PathName {
    #if DEBUG && !hasFeature(Embedded)
      let steps = other.map { [path.steps, $0.steps] } ?? [path.steps]
      return then(PathName(steps: .call(method, steps, of: type)))
    #else
      return self
    #endif
  }

  /// This path followed by another one.
  @inlinable @inline(__always)
  internal func then(_ next: PathName) -> PathName {
    #if DEBUG && !hasFeature(Embedded)
      PathName(steps: .joined(steps, next.steps))
    #else
      self
    #endif
  }
}

#if DEBUG && !hasFeature(Embedded)
  extension PathName {
    /// Kept as they are, because far more paths are made than printed.
    @usableFromInline
    @frozen
    internal indirect enum Steps: Sendable {
      case unnamed
      case made(in: StaticString)
      case name(StaticString)
      case keyPath(any AnyKeyPath & Sendable)
      case joined(Steps, Steps)
      case call(StaticString, [Steps], of: Any.Type)
    }
  }

  extension PathName.Steps {
    /// The steps behind the type of the whole, without the underscores, which key paths do not have; `nil` if a
    /// step has no name.
    internal var text: String? {
      switch self {
      case .unnamed: return nil
      case .made(in: let function):
        // In a function or a closure, and in the initial value of a property, `#function` is the name of something
        // else.
        let name = function.description
        return name.hasPrefix("_") ? ".\(name.dropFirst())" : nil
      case .name(let name): return ".\(name)"
      case .keyPath(let keyPath):
        let text = String(reflecting: keyPath)
        let root = "\\\(type(of: keyPath).rootType)."
        if !text.hasPrefix(root) { return nil }
        // A tuple's element has two dots.
        let names = text.dropFirst(root.count).split(separator: ".")
        // A computed property, a subscript, and what has no metadata are shown as an address.
        if names.contains(where: { $0.hasPrefix("<") }) { return nil }
        return names.map { ".\($0)" }.joined()
      case .call(let method, let paths, let type):
        let texts = paths.compactMap(\.text)
        if texts.count < paths.count { return nil }
        return ".\(method)(\(texts.map { "\(type)\($0)" }.joined(separator: ", ")))"
      case .joined(let first, let second):
        guard let first = first.text, let second = second.text else { return nil }
        return first + second
      }
    }
  }
#endif

extension Optic {
  /// This optic, printed as a path.
  @inlinable @inline(__always)
  internal func named(_ name: PathName) -> Self {
    #if DEBUG && !hasFeature(Embedded)
      Self(composed: access, embedding: embedding, name: name)
    #else
      self
    #endif
  }
}
