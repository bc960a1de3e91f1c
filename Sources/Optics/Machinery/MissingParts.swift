#if DEBUG && !hasFeature(Embedded)
  /// Where a test wants to read of changes that find no part.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  package enum MissingParts {
    @TaskLocal package static var report: (@Sendable (_ message: String) -> Void)?
  }

  extension Optic {
    @usableFromInline
    internal func reportMissingPartIfAsked(in whole: Whole) {
      guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *),
        let report = MissingParts.report, !matches(whole)
      else { return }
      report("missing part: no \(Part.self) in \(whole)")
    }
  }
#endif

extension Optic {
  /// In a debug build, reports a whole without a part, if a test asks for it.
  @inlinable @inline(__always)
  internal func reportMissingPart(in whole: Whole) {
    #if DEBUG && !hasFeature(Embedded)
      reportMissingPartIfAsked(in: whole)
    #endif
  }

  /// In a debug build, returns a change that also reports a missing part; otherwise the change itself.
  @inlinable @inline(__always)
  internal func reportingMissingParts(
    _ change: @escaping (Whole) -> Whole
  ) -> (Whole) -> Whole {
    #if DEBUG && !hasFeature(Embedded)
      // Where a part is always there, tests do not pay for another closure.
      if case .one = access { return change }
      return { whole in
        reportMissingPartIfAsked(in: whole)
        return change(whole)
      }
    #else
      return change
    #endif
  }
}
