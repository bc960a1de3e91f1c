import Optics

private enum Ride { case train(car: Int, seat: Int) }

extension Ride {
  static var _train: Prism<Ride, (car: Int, seat: Int)> {
    Prism(
      extract: { if case .train(let car, let seat) = $0 { (car, seat) } else { nil } },
      embed: { .train(car: $0.car, seat: $0.seat) })
  }
}

func payloads() {
  // expected-error@+1 {{tuple type '(car: Int, seat: Int)' has no member '_seat'}}
  _ = Ride._train._seat
  // expected-error@+1 {{types '(car: Int, seat: Int)' and '(Int, Int)' be equivalent}}
  _ = Ride._train * Tuple2<Int, Int>._1
  _ = Ride._train.then(path: \.seat) *~ 12
}
