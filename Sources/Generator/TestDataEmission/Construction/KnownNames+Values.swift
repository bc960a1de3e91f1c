import SwiftModule

/// Values of types of the standard library and Foundation.
extension KnownNames {
  package static let literals: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      ("Bool", "false"), ("CGFloat", "0"), ("Character", "\" \""), ("Float16", "0"),
      ("Float80", "0"), ("Int128", "0"), ("String", "\"\""), ("Substring", "\"\""),
      ("UInt128", "0"),
    ] + numbers.union(platformNumbers).map { ($0, "0") })

  static let rangeOperators = ["Range": "..<", "ClosedRange": "..."]

  /// Expressions for values of types of the standard library and Foundation without literals.
  static let foundationExpressions = [
    "AttributedString": "AttributedString()", "CGPoint": "CGPoint(x: 0, y: 0)",
    "CGRect": "CGRect(x: 0, y: 0, width: 0, height: 0)", "CGSize": "CGSize(width: 0, height: 0)",
    "Calendar": "Calendar(identifier: .gregorian)", "CharacterSet": "CharacterSet()",
    "Data": "Data()", "Date": "Date(timeIntervalSince1970: 0)",
    "DateComponents": "DateComponents()",
    "DateInterval": "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 0)",
    "Decimal": "0", "Duration": ".zero", "IndexPath": "IndexPath()", "IndexSet": "IndexSet()",
    "Locale": "Locale(identifier: \"en_US_POSIX\")",
    "PersonNameComponents": "PersonNameComponents()",
    "TimeZone": "TimeZone(secondsFromGMT: 0)!", "URL": "URL(string: \"https://example.com\")!",
    "URLComponents": "URLComponents()",
    "URLRequest": "URLRequest(url: URL(string: \"https://example.com\")!)",
    "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000000\")!",
  ]
}
