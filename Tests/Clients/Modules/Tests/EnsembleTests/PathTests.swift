import Ensemble
import Optics
import OpticsLaws
import Testing
import TourTestSupport

let titles = Programme._halves._each._each._work._movements._each._title
let phone = Player._contact._some._phone._some
let desks = [Player]._each * Player._seat * Seat._desk

@Test func pathsRead() {
  #expect(titles.all(evening) == ["Arrival", "Brook"])
  #expect(phone.extract(ida) == "555")
  #expect(phone.extract(paul) == nil)
  #expect(desks.all([ida, paul]) == [1, 4])
  #expect(Player._seat._section.get(ida) == .winds)
  #expect(Programme._halves.index(1)._first._pause.extract(evening) == 20)
  #expect(Instrument._condition._inRepair.matches(cello))
  #expect([Player]._element(id: Key(2))._name.extract([ida, paul]) == "Paul")
  #expect(Player._allergies.get(ida) == ["nuts"])
  #expect(titles.count(in: evening) == 2)
  #expect(Programme._encores._last._composer.extract(evening) == "Beethoven")
}

@Test func aTitleIsChanged() {
  let title = Programme._title
  let changes: [((Programme) -> Programme, to: String)] = [
    (title *~ "Autumn", "Autumn"),
    (title %~ { $0.uppercased() }, "SPRING"),
    ({ $0 |> title %~ { $0 + "!" } |> title %~ { $0 + "?" } }, "Spring!?"),
    (Programme.editing { $0.title = "Winter" }, "Winter"),
    ({ title.set("May", $0) }, "May"),
    ({ title.modifying($0) { $0 + "s" } }, "Springs"),
  ]
  for (change, title) in changes { #expect(change(evening).title == title) }
}

@Test func pathsChange() {
  let louder = evening |> titles %~ { $0.uppercased() }
  #expect(titles.all(louder) == ["ARRIVAL", "BROOK"])

  let silent = paul |> phone *~ "1" |> Player._contact *~ Contact(mail: "p", phone: "2")
  #expect(phone.extract(silent) == "2")

  let shops = Player._instruments._each._condition._inRepair.then(path: \.shop)
  #expect(shops.all(paul |> shops *~ "Alt") == ["Alt"])

  let heavy = Player._instruments._each.filtered { $0.size.grams > 1_000 }
  #expect((paul |> heavy._name *~ "big").instruments.map(\.name) == ["big", "oboe"])
  #expect(phone.settingIfPresent("9", paul) == nil)

  var players = [ida, paul]
  #expect(desks.modify(&players) { $0 += 1 } == 2)
  #expect(desks.set(0, in: &players))
  #expect(desks.all(players) == [0, 0])

  let page = Page(elements: players, next: nil) |> Page._elements._each._seat._desk *~ 3
  #expect(desks.all(page.elements) == [3, 3])
}

@Test(arguments: [(0.5, 12), (1, 25), (2, 50)])
func aProgrammeIsPaced(by factor: Double, minutes: Int) {
  let paced = evening.paced(by: factor)
  #expect(paced.minutes == minutes + 25)
  #expect(paced.encores[0].movements.reduce(0) { $0 + $1.minutes } == minutes)
}

@Test func patternsTellItemsApart() {
  let kinds = evening.halves.joined().map { item in
    switch item {
    case Item._work: "work"
    case Item._speech: "speech"
    default: "pause"
    }
  }
  #expect(kinds == ["speech", "work", "pause"])
}

@Test func pacingChangesMinutesOnly() throws {
  try checkChanges(
    only: Programme._halves._each._each._work._movements._each._minutes,
    Programme._encores._each._movements._each._minutes,
    from: evening, to: evening.paced(by: 3))
}

@Test func pathsAreLawful() throws {
  try checkLaws(of: phone, wholes: [ida, paul], parts: ["", "1"])
  try checkLaws(of: titles)
  try checkLaws(of: desks)
}
