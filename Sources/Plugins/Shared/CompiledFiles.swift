import Foundation
import PackagePlugin

extension SourceModuleTarget {
  /// The Swift files of the package that the target compiles, without resources and excluded files.
  var compiledSwiftFiles: [URL] {
    sourceFiles(withSuffix: ".swift").filter { $0.type == .source }.map(\.url)
      .sorted { $0.path < $1.path }
  }
}
