import Ensemble
import Optics
import Testing
import TourTestSupport

@Test(
  arguments: [
    .init({ $0.name += " Berg" }) { $0.name == "Ida Berg" },
    .init({ $0.seat.desk += 1 }) { $0.seat.desk == 2 },
    .init({ $0.seat = Seat(section: .brass, desk: 3) }) { $0.seat.section == .brass },
    .init({ $0.contact?.mail = "i@example.com" }) { $0.contact?.mail == "i@example.com" },
    .init({ $0.contact?.phone? += "0" }) { $0.contact?.phone == "5550" },
    .init({ $0.contact?.phone = nil }) {
      $0.contact == Contact(mail: "ida@example.com", phone: nil)
    },
    .init({ $0.contact = nil }) { $0.contact == nil },
    .init({ $0.contact!.phone!.removeLast() }) { $0.contact?.phone == "55" },
    .init({ $0.instruments[0].size.grams *= 2 }) { $0.heaviest?.size.grams == 1_400 },
    .init({ $0.instruments[0].name.append("!") }) { $0.instruments.map(\.name) == ["oboe!"] },
    .init({ $0.instruments.append(cello) }) { $0.heaviest == cello },
    .init({ $0.instruments += [cello, cello] }) { $0.instruments.count == 3 },
    .init({ $0.instruments.removeAll() }) { $0.heaviest == nil },
    .init({ $0.allergies.insert("milk") }) { $0.allergies == ["milk", "nuts"] },
    .init({ $0.allergies.formUnion(["nuts", "soy"]) }) { $0.allergies.count == 2 },
    .init({ if $0.seat.section == .winds { $0.name = "wind" } }) { $0.name == "wind" },
    .init({ $0.name = $0.whole.heaviest?.name ?? "none" }) { $0.name == "oboe" },
    .init({ $0.whole = paul }) { $0 == paul },
    .init({ $0[Player._seat._desk] = 9 }) { $0.seat.desk == 9 },
    .init({ $0[Player._instruments._last]?.size.litres += 1 }) {
      $0.instruments[0].size.litres == 4
    },
    .init({ $0.modify(Player._instruments._each._name) { $0 += "?" } }) {
      $0.heaviest?.name == "oboe?"
    },
  ] as [Change<Player>])
func aPlayerIsEdited(_ change: Change<Player>) {
  #expect(change.isRight(for: ida))
}

@Test(
  arguments: [
    .init({ $0.condition.inRepair?.days -= 1 }) {
      $0.condition == .inRepair(shop: "Kurz", days: 2)
    },
    .init({ $0.condition.inRepair = ("Alt", 9) }) {
      $0.condition == .inRepair(shop: "Alt", days: 9)
    },
    .init({ $0.condition.inRepair?.shop.append("s") }) {
      $0.condition == .inRepair(shop: "Kurzs", days: 3)
    },
    .init({ $0.condition.onLoan? = "Ida" }) { $0.condition == .inRepair(shop: "Kurz", days: 3) },
    .init({ $0.condition.onLoan = "Ida" }) { $0.condition == .onLoan(from: "Ida") },
    .init({ $0.condition = .ready }) { $0.condition == .ready },
    .init({ if $0.condition.inRepair != nil { $0.condition = .ready } }) { $0.condition == .ready },
  ] as [Change<Instrument>])
func anInstrumentIsEdited(_ change: Change<Instrument>) {
  #expect(change.isRight(for: cello))
}

@Test(
  arguments: [
    .init({ $0.halves[0][0].speech?.minutes += 5 }) { $0.minutes == 55 },
    .init({ $0.halves[1][0] = .work(pastoral) }) { $0.minutes == 55 },
    .init({ $0.halves[0][1].work?.movements[1].minutes -= 3 }) { $0.minutes == 47 },
    .init({ $0.halves[1].removeAll() }) { $0.minutes == 30 },
    .init({ $0.halves.append([.pause(minutes: 1), .pause(minutes: 2)]) }) { $0.minutes == 53 },
    .init({ $0.halves[0].swapAt(0, 1) }) { $0.minutes == 50 },
    .init({ $0.halves[0][1].work?.add("Storm", minutes: 4) }) { $0.minutes == 54 },
    .init({ $0.halves[1].insert(.speech(by: "Paul", minutes: 7), at: 0) }) { $0.minutes == 57 },
    .init({ for index in $0.halves.indices { $0.halves[index].reverse() } }) { $0.minutes == 50 },
    .init({ $0.modify(Programme._halves._each._each._pause) { $0 += 1 } }) { $0.minutes == 51 },
    .init({ $0.modify(Programme._halves._each._first._speech) { $0.minutes = 0 } }) {
      $0.minutes == 45
    },
    .init({ $0.halves[0].removeAll { $0.minutes < 10 } }) { $0.minutes == 45 },
    .init({ $0.encores[id: Key(6)]?.movements.removeAll() }) { $0.minutes == 50 },
    .init({
      let (pause, speech) = ($0.halves[1][0].pause ?? 0, $0.halves[0][0].speech?.minutes ?? 0)
      $0.halves[1][0].pause? += pause + speech * 2 + 1
    }) { $0.minutes == 81 },
  ] as [Change<Programme>])
func aProgrammeIsEdited(_ change: Change<Programme>) {
  #expect(change.isRight(for: evening))
}

@Test func elementsAreFoundByTheirKeys() {
  var players = [ida, paul]
  players.edit {
    $0[id: Key(2)]?.instruments[0].condition = .ready
    $0[0].name = "I"
  }
  #expect(players.map(\.name) == ["I", "Paul"])
}

@Test func aProgrammeLosesItsEncores() {
  var programme = evening
  let last = programme.edit { $0.encores.removeLast() }
  programme.edit {
    $0.encores[id: Key(7)] = last.editing { $0.id = Key(7) }
    $0.encores[id: Key(6)] = nil
    $0.conductor? = Key(2)
  }
  #expect(programme.encores.map(\.id) == [Key(7)])
  #expect(programme.conductor == Key(2))
}

@Test func changesAreFunctions() {
  let onHoliday = Player.editing {
    $0.contact?.phone = nil
    $0.instruments = []
  }
  #expect([ida, paul].map(onHoliday).allSatisfy { $0.instruments.isEmpty })
  #expect((ida |> onHoliday |> Player.editing { $0.seat.desk = 7 }).seat.desk == 7)

  func swap(_ work: inout Work.Draft) { work.movements.swapAt(0, 1) }
  let swapped = evening.editing { for index in $0.encores.indices { swap(&$0.encores[index]) } }
  #expect(swapped.encores[0].movements.map(\.title) == ["Brook", "Arrival"])
}

@Test func statementsNeedNoClosure() {
  var player = ida
  player.draft.contact?.phone = "777"
  player.draft.instruments[0].name += "s"
  let desk: WritableKeyPath<Player, Int> & Sendable = \.draft.seat.desk
  player[keyPath: desk] += 4
  #expect(player.contact?.phone == "777")
  #expect(player.instruments[0].name == "oboes")
  #expect(Lens(desk).get(player) == 5)
}

@Test func aShareIsChangedWithinItsLimits() {
  let page = Page(elements: [Share(percent: 100, reason: "all")], next: 2)
  let edited = page.editing {
    $0.elements[0].edit {
      $0.percent -= 60
      $0.reason = "some"
    }
    $0.next? += 1
  }
  #expect(edited == Page(elements: [Share(percent: 40, reason: "some")], next: 3))
  #expect(edited.elements[0].of(Money(cents: 50)) == Money(cents: 20))
}

struct NoSuchWork: Error {}

@Test func anEditThatThrowsReturnsNothing() throws {
  var work = pastoral
  #expect(throws: NoSuchWork.self) {
    try work.edit {
      $0.composer = "nobody"
      throw NoSuchWork()
    }
  }
  #expect(work.composer == "nobody")
  #expect(throws: NoSuchWork.self) { try work.editing { _ in throw NoSuchWork() } }
}

@Test func aPassportIsForThisPackage() {
  let passport = Passport(number: "X1", player: ida, visas: ["NO": 2])
  let stamped = passport.editing {
    $0.visas["NO"]? -= 1
    $0.visas["JP", default: 0] += 1
    $0.visas["CH"] = 3
    $0.player.seat.desk = 2
  }
  #expect(stamped.visas == ["NO": 1, "JP": 1, "CH": 3])
  #expect(stamped.player.seat.desk == 2)
}
