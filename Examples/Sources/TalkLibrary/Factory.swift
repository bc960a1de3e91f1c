// swift-format-ignore-file
// (the code below is that of the slides)

// The library of the talk 「Factoryの自動生成によりテストを書きやすくする」 (Takeshi Ihara, iOSDC 2018 Reject
// Conference), as shown on its slides "How FactoryProvider Works". It is the standard that
// FactoryProvider is measured by; FactoryProvider does not use it. Adapted: the slides end with
// `...` where more types follow; the type that their examples need is here.

// The slide "Providable (FactoryProvider)".

public protocol Providable {
  static func provide() -> Self
}

// The slide "Primitive Factory (FactoryProvider)".

extension Int: Providable {
  public static func provide() -> Int {
    return 0
  }
}

extension Optional: Providable where Wrapped: Providable {
  public static func provide() -> Optional {
    return .some(Wrapped.provide())
  }
}

extension String: Providable {
  public static func provide() -> String {
    return ""
  }
}

// The slide "Factory (FactoryProvider)".

struct Factory<T: Providable> {
  static func provide() -> T {
    return T.provide()
  }
}
