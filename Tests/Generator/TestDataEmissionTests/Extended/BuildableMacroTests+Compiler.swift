import Foundation
import GeneratorTesting
import Testing

extension BuildableMacroTests {
  @Test func theCompilerExpandsTheMacro() throws {
    // Buildable/Buildable.swift
    let declaration = """
      @attached(peer, names: arbitrary)
      public macro Buildable(
          _ defaultValues: [String: Any] = [:] // ✅ デフォルト値を引数で受け取る
      ) = #externalMacro(
          module: "BuildableMacros", // ✅ Macroの実装モジュールを指定
          type: "BuildableMacro"
      )
      """
    let folder = try CommandFolder()
    try folder.write(
      """
      \(declaration)
      \(Self.person)
      struct Address { @Buildable init() {} }
      \(Self.localDate)
      print(Person.build(name: "rockname").name, LocalDate.build())
      """, to: "main.swift")
    let names = [
      "BuildableMacro", "BuilderDefaultValueMapper", "InitializerBuilderFunctionGenerator",
    ]
    let sources = Repository.root
      .appending(path: "Tests/Generator/TestDataEmissionTests/BuildableMacro")
    let result = try folder.run(
      shell: """
        set -e
        swift=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\\(.*\\)".*/\\1/p')
        swiftc -swift-version 6 -emit-library -module-name BuildableMacros -o libBuildableMacros.so \
          -I "$swift/host" -L "$swift/host" -Xlinker -rpath -Xlinker "$swift/host" \
          \(names.map { "'\(sources.path)/\($0).swift'" }.joined(separator: " "))
        swiftc -swift-version 6 -load-plugin-library ./libBuildableMacros.so main.swift -o main
        ./main
        """)
    #expect(
      result == .init(status: 0, output: "rockname LocalDate(year: 1970, month: 1, day: 1)\n"))
  }
}
