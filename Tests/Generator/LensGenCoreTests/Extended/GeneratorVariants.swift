@testable import LensGenCore

extension Generator {
  /// Generators with the settings by which emissions write something else: without the last setting
  /// of each emission, and with all of them.
  static let variants: [Generator] = {
    let keys = Emission.allCases.map { emission in
      emission.settings.filter(\.value.isBoolean).compactMap(\.key)
    }
    return [keys.flatMap { $0.dropLast() }, keys.flatMap(\.self)].map { keys in
      let text = keys.map { "\($0): true\n" }.joined()
      guard let file = try? Configuration(text: text, path: "") else {
        preconditionFailure("no configuration: \(text)")
      }
      return file.generator
    }
  }()
}
