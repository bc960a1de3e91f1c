// swift-format-ignore-file
// (the code below is that of the slides)

// The library of the talk 「Factoryの自動生成によりテストを書きやすくする」 (Takeshi Ihara, iOSDC 2018 Reject
// Conference), as its slides "How FactoryProvider Works" show it: what FactoryProvider is measured
// by, and does not use. Adapted: the slides end with `...` where more types follow; the one that
// their examples need is here.

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
