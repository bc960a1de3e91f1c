import Optics
import Testing

/// Tests the behavior of the optics generated for the hostile models.
@Suite struct HostileOpticsTests {
  @Test func initializersInAnyShapeRebuild() {
    let ordered = InitializerInOtherOrder(age: 1, name: "a") |> InitializerInOtherOrder._name *~ "b"
    #expect(ordered == InitializerInOtherOrder(age: 1, name: "b"))
    let unlabeled = InitializerWithoutLabels("a", 1) |> InitializerWithoutLabels._age *~ 2
    #expect(unlabeled == InitializerWithoutLabels("a", 2))
  }

  @Test func argumentsGoWhereTheInitializerStoresThem() {
    let swapped = StoredSwapped(first: 1, second: 2) |> StoredSwapped._first *~ 3
    #expect((swapped.first, swapped.second) == (3, 1))
    let delegating = Delegating(name: "a", age: 1) |> Delegating._age *~ 2
    #expect(delegating == Delegating(name: "a", age: 2))
    let path = UnwrappedWithDefault(path: "a") |> UnwrappedWithDefault._path *~ "b"
    #expect(path == UnwrappedWithDefault(path: "b", other: "a"))
  }

  @Test func propertiesOutsideTheInitializerAreCopiedOver() {
    var value = StoredInPart(id: 1)
    (value.name, value.age) = ("a", 2)
    let changed = value |> StoredInPart._id *~ 3
    #expect((changed.id, changed.name, changed.age) == (3, "a", 2))
    #expect(StoredInPart._id.set(1, changed) == value)
  }

  @Test func constantsWithInitialValuesAreKept() {
    let value = ConstantWithLiteral(name: "a") |> ConstantWithLiteral._name *~ "b"
    #expect(value == ConstantWithLiteral(name: "b"))
  }

  @Test func payloadTuplesAreDestructuredAndRebuilt() {
    let value = Payloads.severalLabeled(first: 1, second: "a")
    #expect(Payloads._severalLabeled.extract(value)?.second == "a")
    #expect(
      (value |> Payloads._severalLabeled %~ { ($0.first + 1, $0.second) })
        == .severalLabeled(first: 2, second: "a"))
    #expect(Payloads._mixed.embed((1, "a")) == .mixed(1, second: "a"))
  }

  @Test func optionalPayloadsAreNotMisses() {
    #expect(Payloads._optional.matches(.optional(nil)))
    #expect(Payloads._optional.set(1, .optional(nil)) == .optional(1))
    #expect(!Payloads._nestedOptional.matches(.optional(nil)))
  }

  @Test func onlyCasesAlwaysMatch() {
    #expect(OnlyPayload._only.set(2, .only(1)) == .only(2))
    #expect(OnlyPayloadFree._only.matches(.only))
  }

  @Test func recursiveEnumsChangeAtEachDepth() {
    let tree = PartlyIndirect.node(left: .leaf(1), right: .leaf(2))
    let left = PartlyIndirect._node.then(
      Lens<(left: PartlyIndirect, right: PartlyIndirect), PartlyIndirect>(\.left))
    #expect(tree |> left._leaf *~ 5 == .node(left: .leaf(5), right: .leaf(2)))
  }

  @Test func keywordsAndOtherAlphabets() {
    #expect((KeywordCases.`init`(1) |> KeywordCases._init *~ 2) == .`init`(2))
    #expect(NonASCII._größe.get(NonASCII(größe: 3, 名前: "", 🎈: true)) == 3)
    #expect(RawCases.`_two words`.extract(.`two words`(1)) == 1)
  }

  @Test func genericsKeepTheirArguments() {
    let box = EquatableBox(value: 1, other: [2]) |> EquatableBox._other._first *~ 3
    #expect(box == EquatableBox(value: 1, other: [3]))
    #expect((GenericChoice<Int, ErrorChoice>.value(1) |> GenericChoice._value *~ 2) == .value(2))
  }
}
