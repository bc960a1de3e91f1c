// The optics of the standard library's types that code completion offers after a dot.

extension OpticsOf
where Whole: MutableCollection & SendableMetatype, Whole.Index: SendableMetatype {
  /// The elements; `MutableCollection._each`.
  public var _each: Traversal<Whole, Whole.Element> { Whole._each }

  /// The first element; `MutableCollection._first`.
  public var _first: AffineTraversal<Whole, Whole.Element> { Whole._first }
}

extension OpticsOf
where
  Whole: MutableCollection & BidirectionalCollection & SendableMetatype,
  Whole.Index: SendableMetatype
{
  /// The last element; `MutableCollection._last`.
  public var _last: AffineTraversal<Whole, Whole.Element> { Whole._last }
}

extension OpticsOf where Whole == String {
  /// The Unicode scalars; `String._unicodeScalars`.
  public var _unicodeScalars: Iso<String, [Unicode.Scalar]> { String._unicodeScalars }
}

extension OpticsOf where Whole == Substring {
  /// The text as a string; `Substring._string`.
  public var _string: Iso<Substring, String> { Substring._string }
}

extension Optional: ListsOptics {
  /// The optics of an optional.
  @_documentation(visibility: internal)
  public enum ListedOptics {
    /// The value; `Optional._some`.
    public var _some: Prism<Wrapped?, Wrapped> { Optional._some }

    /// The case without a value; `Optional._none`.
    public var _none: Prism<Wrapped?, Void> { Optional._none }
  }
}

extension Result: ListsOptics {
  /// The optics of a result.
  @_documentation(visibility: internal)
  public enum ListedOptics {
    /// The value of a success; `Result._success`.
    public var _success: Prism<Result, Success> { Result._success }

    /// The error of a failure; `Result._failure`.
    public var _failure: Prism<Result, Failure> { Result._failure }
  }
}

extension Dictionary: ListsOptics {
  /// The optics of a dictionary.
  @_documentation(visibility: internal)
  public enum ListedOptics {}
}

// A conformance cannot depend on the marker protocol `SendableMetatype`; an extension can.
extension Dictionary.ListedOptics where Key: SendableMetatype {
  /// The values; `Dictionary._values`.
  public var _values: Traversal<[Key: Value], Value> { Dictionary._values }

  /// The values with their keys; `Dictionary._valuesByKey`.
  public var _valuesByKey: Traversal<[Key: Value], Indexed<Key, Value>> { Dictionary._valuesByKey }
}

extension Indexed: ListsOptics {
  /// The optics of a part with its index.
  @_documentation(visibility: internal)
  public enum ListedOptics {
    /// The part; `Indexed._value`.
    public var _value: Lens<Indexed, Value> { Indexed._value }
  }
}
