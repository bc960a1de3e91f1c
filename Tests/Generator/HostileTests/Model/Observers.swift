// swift-format-ignore-file

struct WeakVariableIsRestored {
  weak var neighbor: Neighbor?
  let name: String
  init(name: String) { self.name = name }
}

struct ObservedIsNotRestored: Equatable {
  let name: String
  var count = 0 { didSet { print("changed") } }
  init(name: String) { self.name = name }
}

struct ObserverChanges: Equatable {
  var level: Int { didSet { level = min(level, 100) } }
  var calls: Int { willSet { note() } }
  let name: String
  func note() {}
}

struct ObservedAfterDelegating: Equatable {
  private(set) var level = 0 { didSet { level = min(level, 9) } }
  init() {}
  init(level: Int) { self.init(); self.level = level }
}

struct ObservedWhileMade: Equatable {
  private(set) var level: Int { didSet { level = min(level, 9) } }
  init(level: Int) { self.level = level }
}
