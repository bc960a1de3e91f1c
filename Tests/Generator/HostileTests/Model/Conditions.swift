// swift-format-ignore-file

#if os(Linux)
  struct OnLinux: Equatable { let name: String; var age: Int }
#elseif os(macOS)
  struct OnMac: Equatable { let name: String }
#else
  struct OnOther: Equatable { let name: String }
#endif

#if NEVER_DEFINED
  struct NeverCompiled { let missing: DoesNotExist }
  extension ConditionalClash { static let _value = 1 }
#endif

struct ConditionalClash: Equatable { let value: Int; var other: Int }

struct ConditionalMember: Equatable {
  var name: String
  #if NEVER_DEFINED
    var debug: Missing
  #elseif os(Linux)
    var linux: Int
  #else
    var other: Int
  #endif
  let id: Int
}

struct ConditionalVariablesOnly: Equatable {
  #if os(Linux)
    var handle: Int
  #else
    var handle: String
  #endif
}

#if os(Linux)
  struct EitherWay: Equatable { let name: String }
#else
  struct EitherWay: Equatable { let name: Int }
#endif

#if compiler(>=99)
  struct FromTheFuture { let name: String }
#endif

#if swift(>=5) && !NEVER_DEFINED
  #if canImport(Swift)
    struct TwiceConditional: Equatable { let name: String; var age: Int }
  #endif
#endif

@available(macOS 99, *) struct LaterType: Equatable { let name: String; var age: Int }

@available(*, deprecated) struct OldType: Equatable { let name: String; var age: Int }

@available(*, deprecated, renamed: "OneConstant") enum OldChoice: Equatable { case old(Int), older }

@available(*, unavailable) struct GoneType { let name: String }

struct DeprecatedMember: Equatable {
  @available(*, deprecated) var old: Int
  var new: Int
  let constant: Int
}

struct UnavailableMember: Equatable {
  var name: String
  @available(*, unavailable) var gone: Int { 1 }
}

extension Country {
  @available(macOS 99, *) struct LaterNested: Equatable { let name: String }
}

@available(macOS 99, *) struct LaterOuter: Equatable {
  struct Inner: Equatable { let name: String; var value: Int }
  let inner: Inner
}

@available(macOS 99, *) extension Country {
  struct InLaterExtension: Equatable { let name: String; var value: Int }
}

struct DeprecatedAtLength: Equatable {
  @available(
    *, deprecated,
    message: """
      Use the new one,
        which is better.
      """
  ) var old: Int
  var new: Int
}

@available(*, deprecated, message: """
  Use something else.
  """)
enum DeprecatedChoice: Equatable { case a(Int), b }

#if compiler(>=5)
  @available(macOS 99, *)
#endif
struct ConditionallyAvailable: Equatable {
  var name: String
  enum Inside: Equatable { case first, second(Int) }
}

#if compiler(>=5)
  @available(macOS 99, *)
#endif
extension Country {
  struct InConditionallyAvailable: Equatable { var name: String }
}

enum LaterCase: Equatable {
  @available(macOS 99, *) case later
  #if compiler(>=5)
    @available(macOS 99, *)
  #endif
  case muchLater
  case now(Int)
}
