// All forms of changes of parts whose drafts the generated code does not see: in a client whose parts are of another
// module, and in one with macros. A change copies nothing if the array is where it was.
import Optics

#if canImport(Touring)
  import Ensemble
  import Touring
#else
  import Model
#endif

/// Makes each change twice, and returns the names of those that moved an array, lost the change, or changed nothing.
func changesThatCopy() -> [String] {
  changesOfConstants().copies + changesOfVariables().copies + changesOfPayloads().copies
    + changesOfPartsOfParts() + changesOfPayloadsOfParts()
}

private struct Changes<Whole: Editable & Equatable> {
  let make: () -> Whole
  var copies: [String] = []

  mutating func expectInPlace(
    _ name: String, at array: (Whole) -> Int, _ change: (inout Whole._Draft) -> Void
  ) {
    var whole = make()
    let before = array(whole)
    whole.edit(change)
    if array(whole) != before || before == 0 { copies.append("\(Whole.self).\(name)") }
    if whole == make() { copies.append("\(Whole.self).\(name): no change") }
    whole.edit(change)
    if array(whole) != before { copies.append("\(Whole.self).\(name), again") }
  }
}

private func changesOfConstants() -> Changes<Depot> {
  var changes = Changes {
    Depot(
      crate: crate(0), spare: crate(0), crates: crates(), byName: ["": crate(0)], found: crates(),
      rows: [crates()], load: .one(crate(0)), rowsByName: ["": crates()], places: [crate(0)])
  }
  changes.expectInPlace("crate", at: { address(of: $0.crate.marks) }) { $0.crate.marks.append(2) }
  changes.expectInPlace("spare", at: { address(of: $0.spare!.marks) }) { $0.spare?.marks.append(2) }
  changes.expectInPlace("crates[1]", at: { address(of: $0.crates[1].marks) }) {
    $0.crates[1].marks.append(2)
  }
  changes.expectInPlace("crates[1], the outer array", at: { address(of: $0.crates) }) {
    $0.crates[1].marks.append(2)
  }
  changes.expectInPlace("crates[id: 1]", at: { address(of: $0.crates[1].marks) }) {
    $0.crates[id: 1]?.marks.append(2)
  }
  changes.expectInPlace("crates[id: 1], the outer array", at: { address(of: $0.crates) }) {
    $0.crates[id: 1]?.marks.append(2)
  }
  changes.expectInPlace("crates[id: 1] = nil", at: { address(of: $0.crates) }) {
    $0.crates[id: 1] = nil
  }
  changes.expectInPlace("crates[id: 9] = crate", at: { address(of: $0.crates) }) {
    $0.crates[id: 9] = crate(9)
  }
  changes.expectInPlace("crates.append", at: { address(of: $0.crates) }) {
    $0.crates.append(crate(9))
  }
  changes.expectInPlace("byName[\"\"]?", at: { address(of: $0.byName[""]!.marks) }) {
    $0.byName[""]?.marks.append(2)
  }
  changes.expectInPlace("byName[\"\", default:]", at: { address(of: $0.byName[""]!.marks) }) {
    $0.byName["", default: crate(1)].marks.append(2)
  }
  changes.expectInPlace("found?[1]", at: { address(of: $0.found![1].marks) }) {
    $0.found?[1].marks.append(2)
  }
  changes.expectInPlace("found?[id: 1]", at: { address(of: $0.found!) }) {
    $0.found?[id: 1]?.marks.append(2)
  }
  changes.expectInPlace("rows[0][1]", at: { address(of: $0.rows[0][1].marks) }) {
    $0.rows[0][1].marks.append(2)
  }
  changes.expectInPlace("rows[0][id: 1]", at: { address(of: $0.rows[0]) }) {
    $0.rows[0][id: 1]?.marks.append(2)
  }
  changes.expectInPlace("rowsByName[\"\"]?[1]", at: { address(of: $0.rowsByName[""]![1].marks) }) {
    $0.rowsByName[""]?[1].marks.append(2)
  }
  changes.expectInPlace("places[0]?", at: { address(of: $0.places[0]!.marks) }) {
    $0.places[0]?.marks.append(2)
  }
  changes.expectInPlace("load.one", at: { address(in: $0.load) }) { $0.load.one?.marks.append(2) }
  changes.expectInPlace("crates.modify", at: { address(of: $0.crates[1].marks) }) {
    $0.crates.modify([Crate]._each) { $0.marks.append(2) }
  }
  changes.expectInPlace("found?.modify", at: { address(of: $0.found![1].marks) }) {
    $0.found?.modify([Crate]._each) { $0.marks.append(2) }
  }
  changes.expectInPlace("byName.modify", at: { address(of: $0.byName[""]!.marks) }) {
    $0.byName.modify([String: Crate]._values) { $0.marks.append(2) }
  }
  return changes
}

private func changesOfVariables() -> Changes<OpenDepot> {
  var changes = Changes {
    OpenDepot(
      crate: crate(0), spare: crate(0), crates: crates(), byName: ["": crate(0)], found: crates(),
      rows: [crates()], load: .one(crate(0)), rowsByName: ["": crates()], places: [crate(0)])
  }
  changes.expectInPlace("crate", at: { address(of: $0.crate.marks) }) { $0.crate.marks.append(2) }
  changes.expectInPlace("spare", at: { address(of: $0.spare!.marks) }) { $0.spare?.marks.append(2) }
  changes.expectInPlace("crates[1]", at: { address(of: $0.crates[1].marks) }) {
    $0.crates[1].marks.append(2)
  }
  changes.expectInPlace("crates[1], the outer array", at: { address(of: $0.crates) }) {
    $0.crates[1].marks.append(2)
  }
  changes.expectInPlace("crates[id: 1]", at: { address(of: $0.crates[1].marks) }) {
    $0.crates[id: 1]?.marks.append(2)
  }
  changes.expectInPlace("crates[id: 1], the outer array", at: { address(of: $0.crates) }) {
    $0.crates[id: 1]?.marks.append(2)
  }
  changes.expectInPlace("crates[id: 1] = nil", at: { address(of: $0.crates) }) {
    $0.crates[id: 1] = nil
  }
  changes.expectInPlace("crates[id: 9] = crate", at: { address(of: $0.crates) }) {
    $0.crates[id: 9] = crate(9)
  }
  changes.expectInPlace("crates.append", at: { address(of: $0.crates) }) {
    $0.crates.append(crate(9))
  }
  changes.expectInPlace("byName[\"\"]?", at: { address(of: $0.byName[""]!.marks) }) {
    $0.byName[""]?.marks.append(2)
  }
  changes.expectInPlace("byName[\"\", default:]", at: { address(of: $0.byName[""]!.marks) }) {
    $0.byName["", default: crate(1)].marks.append(2)
  }
  changes.expectInPlace("found?[1]", at: { address(of: $0.found![1].marks) }) {
    $0.found?[1].marks.append(2)
  }
  changes.expectInPlace("found?[id: 1]", at: { address(of: $0.found!) }) {
    $0.found?[id: 1]?.marks.append(2)
  }
  changes.expectInPlace("rows[0][1]", at: { address(of: $0.rows[0][1].marks) }) {
    $0.rows[0][1].marks.append(2)
  }
  changes.expectInPlace("rows[0][id: 1]", at: { address(of: $0.rows[0]) }) {
    $0.rows[0][id: 1]?.marks.append(2)
  }
  changes.expectInPlace("rowsByName[\"\"]?[1]", at: { address(of: $0.rowsByName[""]![1].marks) }) {
    $0.rowsByName[""]?[1].marks.append(2)
  }
  changes.expectInPlace("places[0]?", at: { address(of: $0.places[0]!.marks) }) {
    $0.places[0]?.marks.append(2)
  }
  changes.expectInPlace("load.one", at: { address(in: $0.load) }) { $0.load.one?.marks.append(2) }
  changes.expectInPlace("crates.modify", at: { address(of: $0.crates[1].marks) }) {
    $0.crates.modify([Crate]._each) { $0.marks.append(2) }
  }
  changes.expectInPlace("found?.modify", at: { address(of: $0.found![1].marks) }) {
    $0.found?.modify([Crate]._each) { $0.marks.append(2) }
  }
  changes.expectInPlace("byName.modify", at: { address(of: $0.byName[""]!.marks) }) {
    $0.byName.modify([String: Crate]._values) { $0.marks.append(2) }
  }
  return changes
}

private func changesOfPayloads() -> Changes<Delivery> {
  var all = Changes<Delivery> { .load(.none) }
  func expectInPlace(
    _ name: String, _ delivery: @autoclosure @escaping () -> Delivery,
    _ change: (inout Delivery._Draft) -> Void
  ) {
    var changes = Changes(make: delivery)
    changes.expectInPlace(name, at: address(in:), change)
    all.copies += changes.copies
  }
  expectInPlace("crate", .crate(crate(0))) { $0.crate?.marks.append(2) }
  expectInPlace("spare", .spare(crate(0))) { $0.spare??.marks.append(2) }
  expectInPlace("crates", .crates(crates())) { $0.crates?[1].marks.append(2) }
  expectInPlace("crates[id: 1]", .crates(crates())) { $0.crates?[id: 1]?.marks.append(2) }
  expectInPlace("pair.0", .pair(crate(0), others: crates())) { $0.pair?.0.marks.append(2) }
  expectInPlace("pair.others", .pair(crate(0), others: crates())) {
    $0.pair?.others[1].marks.append(2)
  }
  expectInPlace("load", .load(.one(crate(0)))) { $0.load?.one?.marks.append(2) }
  expectInPlace("byName", .byName(["": crate(0)])) { $0.byName?[""]?.marks.append(2) }
  return all
}

/// Changes that lead through a computed variable of a part's draft.
private func changesOfPartsOfParts() -> [String] {
  var changes = Changes {
    Yard(pallet: pallet(), open: openPallet(), parcel: .kept(crate: crate(0)), word: .other)
  }
  changes.expectInPlace("pallet.crate", at: { address(of: $0.pallet.crate.marks) }) {
    $0.pallet.crate.marks.append(2)
  }
  changes.expectInPlace("pallet.spare", at: { address(of: $0.pallet.spare!.marks) }) {
    $0.pallet.spare?.marks.append(2)
  }
  changes.expectInPlace("pallet.crates", at: { address(of: $0.pallet.crates) }) {
    $0.pallet.crates.append(crate(9))
  }
  changes.expectInPlace("pallet.crates[1]", at: { address(of: $0.pallet.crates[1].marks) }) {
    $0.pallet.crates[1].marks.append(2)
  }
  changes.expectInPlace("pallet.crates[id: 1]", at: { address(of: $0.pallet.crates) }) {
    $0.pallet.crates[id: 1]?.marks.append(2)
  }
  changes.expectInPlace("pallet.byName", at: { address(of: $0.pallet.byName[""]!.marks) }) {
    $0.pallet.byName[""]?.marks.append(2)
  }
  changes.expectInPlace("pallet.load.one", at: { address(in: $0.pallet.load) }) {
    $0.pallet.load.one?.marks.append(2)
  }
  changes.expectInPlace("open.marks", at: { address(of: $0.open.marks) }) {
    $0.open.marks.append(2)
  }
  changes.expectInPlace("open.crate", at: { address(of: $0.open.crate.marks) }) {
    $0.open.crate.marks.append(2)
  }
  changes.expectInPlace("open.spare", at: { address(of: $0.open.spare!.marks) }) {
    $0.open.spare?.marks.append(2)
  }
  changes.expectInPlace("open.crates", at: { address(of: $0.open.crates) }) {
    $0.open.crates.append(crate(9))
  }
  changes.expectInPlace("open.crates[1]", at: { address(of: $0.open.crates[1].marks) }) {
    $0.open.crates[1].marks.append(2)
  }
  changes.expectInPlace("open.byName", at: { address(of: $0.open.byName[""]!.marks) }) {
    $0.open.byName[""]?.marks.append(2)
  }
  changes.expectInPlace("open.load.one", at: { address(in: $0.open.load) }) {
    $0.open.load.one?.marks.append(2)
  }
  // With macros, to change a part that all cases share, edit the enum.
  changes.expectInPlace("parcel.crate", at: { address(in: $0.parcel) }) {
    #if canImport(Legacy)
      $0.parcel.crate.marks.append(2)
    #else
      $0.parcel.edit { $0.crate.marks.append(2) }
    #endif
  }
  var others = Changes { OpenYard(pallet: pallet(), open: openPallet()) }
  others.expectInPlace("pallet.crates[1]", at: { address(of: $0.pallet.crates[1].marks) }) {
    $0.pallet.crates[1].marks.append(2)
  }
  others.expectInPlace("open.marks", at: { address(of: $0.open.marks) }) {
    $0.open.marks.append(2)
  }
  others.expectInPlace("open.crates[1]", at: { address(of: $0.open.crates[1].marks) }) {
    $0.open.crates[1].marks.append(2)
  }
  return changes.copies + others.copies
}

/// Changes of payloads in a part: of any name, deprecated, shared by all cases, and generic.
private func changesOfPayloadsOfParts() -> [String] {
  var copies: [String] = []
  func expectInPlace<Whole: Editable & Equatable>(
    _ name: String, _ whole: @autoclosure @escaping () -> Whole, at array: (Whole) -> Int,
    _ change: (inout Whole._Draft) -> Void
  ) {
    var changes = Changes(make: whole)
    changes.expectInPlace(name, at: array, change)
    copies += changes.copies
  }
  func yard(_ word: Word) -> Yard {
    Yard(pallet: pallet(), open: openPallet(), parcel: .kept(crate: crate(0)), word: word)
  }
  expectInPlace("word.default", yard(.default(crate(0))), at: { address(in: $0.word) }) {
    $0.word.default?.marks.append(2)
  }
  expectInPlace("word.init", yard(.`init`(crate(0))), at: { address(in: $0.word) }) {
    $0.word.`init`?.marks.append(2)
  }
  expectInPlace("word.self", yard(.`self`(crate(0))), at: { address(in: $0.word) }) {
    $0.word.`self`?.marks.append(2)
  }
  copies += copiesOfOldWords(Deprecated.self)
  expectInPlace("letter.crate", Letter.sent(crate: crate(0), to: 1), at: address(in:)) {
    $0.crate.marks.append(2)
  }
  expectInPlace("letter.crate, kept", Letter.kept(crate: crate(0)), at: address(in:)) {
    $0.crate.marks.append(2)
  }
  #if canImport(Legacy)
    func boxes(_ crates: Box<Crate>) -> Boxes {
      Boxes(crates: crates, numbers: .empty, kept: crate(0))
    }
    expectInPlace("crates.item", boxes(.item(crate(0))), at: { address(in: $0.crates) }) {
      $0.crates.item?.marks.append(2)
    }
    expectInPlace(
      "crates.labeled.0", boxes(.labeled(crate(0), crate: crate(1))), at: { address(in: $0.crates) }
    ) {
      $0.crates.labeled?.0.marks.append(2)
      $0.crates.labeled?.crate.marks.append(2)
    }
    expectInPlace(
      "numbers.labeled",
      Boxes(crates: .empty, numbers: .labeled(1, crate: crate(1)), kept: crate(0)),
      at: { address(in: $0.numbers) }
    ) {
      $0.numbers.labeled?.crate.marks.append(2)
    }
    expectInPlace("kept", boxes(.empty), at: { address(of: $0.kept.marks) }) {
      $0.kept.marks.append(2)
    }
  #endif
  return copies
}

/// Uses of what is deprecated give no warning in what is deprecated, too, and none where a protocol is in between.
private protocol OldWords { static func copies() -> [String] }

private func copiesOfOldWords(_ words: (some OldWords).Type) -> [String] { words.copies() }

private enum Deprecated: OldWords {
  @available(*, deprecated)
  static func copies() -> [String] {
    var changes = Changes {
      Yard(
        pallet: pallet(), open: openPallet(), parcel: .kept(crate: crate(0)), word: .old(crate(0)))
    }
    func place(in yard: Yard) -> Int {
      if case .old(let crate) = yard.word { address(of: crate.marks) } else { 0 }
    }
    changes.expectInPlace("word.old", at: place(in:)) { $0.word.old?.marks.append(2) }
    return changes.copies
  }
}

private func pallet() -> Pallet {
  Pallet(
    crate: crate(0), spare: crate(0), crates: crates(), byName: ["": crate(0)],
    load: .one(crate(0)))
}

private func openPallet() -> OpenPallet {
  OpenPallet(
    marks: roomy([1]), crate: crate(0), spare: crate(0), crates: crates(), byName: ["": crate(0)],
    load: .one(crate(0)))
}

/// Returns a crate whose array has room, so that only a copy moves it.
private func crate(_ id: Int) -> Crate { Crate(id: id, marks: roomy([1])) }

private func crates() -> [Crate] { roomy([crate(0), crate(1), crate(2)]) }

private func roomy<Element>(_ elements: [Element]) -> [Element] {
  var elements = elements
  elements.reserveCapacity(64)
  return elements
}

private func address<Element>(of array: [Element]) -> Int {
  array.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}

private func address(in load: Load) -> Int {
  switch load {
  case .none: 0
  case .one(let crate): address(of: crate.marks)
  case .two(let crate, let marks): address(of: crate.marks) ^ address(of: marks)
  }
}

private func address(in delivery: Delivery) -> Int {
  switch delivery {
  case .crate(let crate): address(of: crate.marks)
  case .spare(let crate): address(of: crate!.marks)
  case .crates(let crates): address(of: crates) ^ address(of: crates[1].marks)
  case .pair(let crate, let others): address(of: crate.marks) ^ address(of: others[1].marks)
  case .load(let load): address(in: load)
  case .byName(let crates): address(of: crates[""]!.marks)
  }
}

private func address(in parcel: Parcel) -> Int {
  switch parcel {
  case .sent(let crate, _), .kept(let crate): address(of: crate.marks)
  }
}

private func address(in letter: Letter) -> Int {
  switch letter {
  case .sent(let crate, _), .kept(let crate): address(of: crate.marks)
  }
}

private func address(in word: Word) -> Int {
  switch word {
  case .default(let crate), .`init`(let crate), .`self`(let crate): address(of: crate.marks)
  default: 0
  }
}

#if canImport(Legacy)
  private func address<Item>(in box: Box<Item>) -> Int {
    switch box {
    case .item(let item): (item as? Crate).map { address(of: $0.marks) } ?? 0
    case .labeled(let item, let crate):
      ((item as? Crate).map { address(of: $0.marks) } ?? 0) ^ address(of: crate.marks)
    case .empty: 0
    }
  }
#endif
