#if DEBUG && !hasFeature(Embedded)
  /// Where a test wants to read of changes that find no part.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  package enum MissingParts {
    @TaskLocal package static var report: (@Sendable (_ message: String) -> Void)?
  }
#endif

#if DEBUG
  extension Optic {
    /// Reports a whole without a part, if a test asks for it.
    @usableFromInline
    internal func reportMissingPart(in whole: Whole) {
      #if !hasFeature(Embedded)
        guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *),
          let report = MissingParts.report, !matches(whole)
        else { return }
        report("missing part: no \(Part.self) in \(whole)")
      #endif
    }

    /// Returns the change with the report of a missing part.
    @usableFromInline
    internal func reportingMissingParts(
      _ change: @escaping (Whole) -> Whole
    ) -> (Whole) -> Whole {
      { whole in
        reportMissingPart(in: whole)
        return change(whole)
      }
    }
  }
#endif
