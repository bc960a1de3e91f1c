// Embedded Swift compiles generic functions where they are used. Only a program shows whether it can.

struct Engine {
  var power: Int
}

struct Car {
  let engine: Engine
  var seats: [Int]
}

extension Engine {
  static var _power: Lens<Engine, Int> {
    Lens(
      get: { $0.power },
      modify: { engine, body in body(&engine.power) })
  }
}

extension Car {
  static var _engine: Lens<Car, Engine> {
    Lens(getter: { $0.engine }, setter: { engine, car in Car(engine: engine, seats: car.seats) })
  }
  static var _seats: Lens<Car, [Int]> {
    Lens(get: { $0.seats }, modify: { car, body in body(&car.seats) })
  }
}

extension Engine: Editable {
  struct Draft: DraftProtocol {
    typealias _Whole = Engine
    var power: Int
  }
  static func _opened(_ all: consuming Engine) -> Draft { Draft(power: all.power) }
  static func _closed(_ all: consuming Draft) -> Engine { Engine(power: all.power) }
}

extension Car: Editable {
  protocol _Views { var engine: Engine._Draft { get set } }
  struct Draft: DraftProtocol, _Views {
    typealias _Whole = Car
    @_disfavoredOverload @_implements(_Views,engine) var _engineDraft: Engine._Draft
    var engine: Engine {
      get { _engineDraft._whole }
      _modify { yield &_engineDraft._whole }
    }
    var seats: [Int]
  }
  static func _opened(_ all: consuming Car) -> Draft {
    Draft(_engineDraft: Engine._opened(all.engine), seats: all.seats)
  }
  static func _closed(_ all: consuming Draft) -> Car {
    Car(engine: Engine._closed(all._engineDraft), seats: all.seats)
  }
}

struct Stop: Error {}

@main
struct Program {
  static func main() {
    let car = Car(engine: Engine(power: 90), seats: [1, 2])
    let changed =
      car
      |> Car._engine * Engine._power %~ { $0 + 10 }
      |> Car._seats * [Int]._each %~ { $0 * 2 }
      |> Car._seats * [Int]._last *~ 5
    precondition((Car._engine * Engine._power).get(changed) == 100)
    precondition((Car._seats * [Int]._each).all(changed) == [2, 5])
    let tuned = changed.editing {
      $0.engine.power = 120
      if $0.seats.count > 1 { $0.seats[0] = 0 }
    }
    precondition(tuned.engine.power == 120 && tuned.seats == [0, 5])
    var copy = tuned
    (Car._seats * [Int]._index(1)).set(7, in: &copy)
    precondition((Car._seats * [Int]._index(2)).extract(copy) == nil && copy.seats == [0, 7])
    let edited = tuned.editing {
      $0[Car._engine * Engine._power] += 1
      $0[Car._seats * [Int]._first]? = 3
      $0.modify(Car._seats * [Int]._each) { $0 *= 2 }
    }
    precondition(edited.engine.power == 121 && edited.seats == [6, 10])
    do throws(Stop) {
      try copy.edit { draft throws(Stop) in
        draft[Car._seats].append(9)
        draft.engine.power = 60
        throw Stop()
      }
    } catch {
      precondition(copy.engine.power == 60 && copy.seats == [0, 7, 9])
    }
    let fleet = [car, tuned].editing { $0[1].engine.power += 1 }
    precondition(fleet[1].engine.power == 121)
    copy.draft.engine.power = 80
    precondition(copy.engine.power == 80)
    let some = [Int]._each.slice(1..<3) *~ 0 |> [Int]._each.suffix(1) *~ 9
    precondition(some([1, 2, 3, 4]) == [1, 0, 0, 9])
    precondition(([1, 2, 3] |> [Int]._each.indexed.modifyingValues { $0 * $1 }) == [0, 2, 6])
    precondition([Int?]._each.prefix { $0 != nil }.count(in: [1, nil, 2]) == 1)
    precondition(Int?._some.mappedElements.extract([1, nil]) == nil)
    precondition(String._prefixed(by: "a").extract("ab")?.utf8.count == 1)
    precondition([1, 2].editing { $0[0] = 3 } == [3, 2])
    precondition(Int?.some(3).editing { $0? += 1 } == 4)
    print("Optics work in Embedded Swift.")
  }
}
