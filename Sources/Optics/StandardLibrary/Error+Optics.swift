#if !hasFeature(Embedded)
  extension Error where Self: SendableMetatype {
    /// An error of one type, as a prism from any error.
    ///
    ///     struct Timeout: Error { var seconds: Int }
    ///     let loaded = Result<Int, any Error>.failure(Timeout(seconds: 5))
    ///     let timeout = Result<Int, any Error>._failure * Timeout.fromError
    ///     print(timeout.extract(loaded)?.seconds as Any)  // Optional(5)
    ///
    /// An error of another type does not match. The whole is `any Error`, so compose this prism with `*`
    /// or ``Optic/then(_:)``.
    @export(implementation) @inline(__always)
    public static var fromError: Prism<any Error, Self> {
      Prism(extract: { $0 as? Self }, embed: { $0 })
        .named(PathName("fromError"))
    }
  }
#endif
