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
