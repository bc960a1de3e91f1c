import Ensemble

let oboe = Instrument(
  name: "oboe", size: Instrument.Size(grams: 700, litres: 3), condition: .ready)
let cello = Instrument(
  name: "cello", size: Instrument.Size(grams: 3_000, litres: 220),
  condition: .inRepair(shop: "Kurz", days: 3))

let ida = Player(
  id: Key(1), name: "Ida", contact: Contact(mail: "ida@example.com", phone: "555"),
  seat: Seat(section: .winds, desk: 1), instruments: [oboe], allergies: ["nuts"])
let paul = Player(
  id: Key(2), name: "Paul", contact: nil, seat: Seat(section: .strings, desk: 4),
  instruments: [cello, oboe], allergies: [])

let pastoral = Work(
  id: Key(6), composer: "Beethoven",
  movements: [Movement(title: "Arrival", minutes: 12), Movement(title: "Brook", minutes: 13)])
let evening = Programme(
  title: "Spring",
  halves: [[.speech(by: "Ida", minutes: 5), .work(pastoral)], [.pause(minutes: 20)]],
  encores: [pastoral], conductor: Key(1))
