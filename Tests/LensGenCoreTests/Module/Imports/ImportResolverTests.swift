@testable import LensGenCore
import Testing

/// Tests the steps that resolve names that a module does not declare.
@Suite struct ImportResolverTests {
  private func imports(_ modules: String..., certain: [String]? = nil) -> ImportedModules {
    ImportedModules(all: Set(modules), certain: Set(certain ?? modules))
  }

  private func item(_ subject: String, under conditions: [Condition] = []) -> Import {
    let words = subject.split(separator: " ").map(String.init)
    return Import(
      kind: words.count > 1 ? words[0] : nil,
      path: words[words.count - 1].split(separator: ".").map(String.init), conditions: conditions)
  }

  private func names(_ names: Set<String>, importing subjects: String...) -> ForeignNames {
    ForeignNames(
      all: names, needed: names, ofTypes: [],
      imports: FileImports(subjects.map { item($0) }))
  }

  @Test func aSingleFileCanDetermineTheModuleOfAName() {
    let few = FileImports([item("Paths"), item("Foundation"), item("struct Tools.Saw")])
    #expect(few.home(of: "Path") == "Paths")
    #expect(few.home(of: "URL") == "Foundation")
    #expect(few.home(of: "Saw") == "Tools")
    #expect(few.home(of: "Sequence") == nil)
    #expect(few.home(of: "OSStatus") == "Foundation")
    #expect(few.home(of: "HTTPHeaders") == "Paths" && few.home(of: "Secret") == "Paths")
    // Foundation has such names, and others.
    for name in ["NSView", "CGImage", "URLImage", "SecKey", "timespec"] {
      #expect(few.home(of: name) == nil)
    }
    #expect(FileImports([item("Paths"), item("Wood")]).home(of: "Path") == nil)
    let condition = Condition(failed: [], holds: "X")
    #expect(FileImports([item("Paths", under: [condition])]).home(of: "Path") == nil)
  }

  @Test func fewerImportsDetermineTheModuleOfAName() {
    let (few, more) = (imports("Paths", "Wood"), imports("Paths", "Wood", "Tools"))
    let (other, none) = (imports("Metal", "Stone"), imports())
    let comparison = ImportComparison([few, more, other, none])
    #expect(comparison.candidates[more] == ["Paths", "Wood"])
    #expect(comparison.candidates[other] == ["Metal", "Stone"])
    #expect(comparison.candidates[none] == nil)
    #expect(comparison.harmless[few] == ["Paths", "Wood", "Tools"])
    #expect(comparison.harmless[other] == ["Metal", "Stone"])
  }

  @Test func conditionalImportsDetermineNothing() {
    let few = imports("Paths", "Wood")
    let more = imports("Paths", "Wood", "Tools", certain: ["Paths", "Tools"])
    #expect(ImportComparison([few, more]).harmless[few] == ["Paths", "Wood"])
  }

  @Test func importsThatHideMoreNamesThanTheyAddAreOmitted() {
    func origin(_ name: String, _ candidates: Set<String>) -> NameOrigin {
      NameOrigin(
        name: name, imports: FileImports([]), home: nil, candidates: candidates,
        harmless: candidates)
    }
    let uses = [
      origin("Path", ["Paths", "Wood"]), origin("Tree", ["Paths", "Wood"]),
      origin("Saw", ["Tools", "Metal"]),
    ]
    func leftOut(overlapping: Set<String>, certain: Set<String> = []) -> Set<String>? {
      ModuleChoice(for: uses, overlapping: overlapping, certain: certain)?.leftOut
    }
    #expect(leftOut(overlapping: []) == [])
    #expect(leftOut(overlapping: ["Tools"]) == ["Metal", "Tools"])
    #expect(leftOut(overlapping: ["Tools"], certain: ["Tools"]) == ["Paths", "Wood"])
    #expect(leftOut(overlapping: ["Paths"]) == ["Metal", "Tools"])
  }

  @Test func aNameIsKeptQualifiedOrAvoided() {
    let resolver = ImportResolver(of: [
      "A": names(["Path"], importing: "Paths"),
      "B": names(["Path", "Saw"], importing: "Tools"),
      "C": names(["Tree", "Lens"], importing: "Wood", "Metal"),
      "D": names(["Tree"], importing: "Stone", "struct Glass.Tree"),
    ])
    #expect(resolver.advice(on: "Path", in: "A") == .qualify("Paths"))
    #expect(resolver.advice(on: "Path", in: "B") == .qualify("Tools"))
    #expect(resolver.advice(on: "Tree", in: "C") == .avoid)
    #expect(resolver.advice(on: "Tree", in: "D") == .qualify("Glass"))
    #expect(resolver.advice(on: "Lens", in: "C") == .keep)
    #expect(resolver.advice(on: "Own", in: "A") == .keep)
  }
}
