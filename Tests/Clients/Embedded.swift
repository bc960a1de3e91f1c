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
    let tuned = changing(changed) {
      Car._engine * Engine._power *~ 120
      if changed.seats.count > 1 {
        Car._seats * [Int]._first *~ 0
      }
    }
    precondition(tuned.engine.power == 120 && tuned.seats == [0, 5])
    var copy = tuned
    (Car._seats * [Int]._index(1)).set(7, in: &copy)
    precondition((Car._seats * [Int]._index(2)).extract(copy) == nil && copy.seats == [0, 7])
    let edited = editing(tuned) {
      $0[Car._engine * Engine._power] += 1
      $0[Car._seats * [Int]._first]? = 3
      $0.update(Car._seats * [Int]._each) { $0 *= 2 }
    }
    precondition(edited.engine.power == 121 && edited.seats == [6, 10])
    do throws(Stop) {
      try edit(&copy) { draft throws(Stop) in
        draft[Car._seats].append(9)
        draft.edit(Car._engine) { $0[Engine._power] = 60 }
        throw Stop()
      }
    } catch {
      precondition(copy.engine.power == 60 && copy.seats == [0, 7, 9])
    }
    print("Optics work in Embedded Swift.")
  }
}
