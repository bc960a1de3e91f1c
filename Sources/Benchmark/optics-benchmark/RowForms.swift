import Optics

// The forms of the rows: each takes what is done once, by hand and with optics, and does it with many wholes.
//
// By default, what is done is called where the optimizer does not see it. With a number of calls `inLoop`, it is inlined
// in the loop, out of which the optimizer moves what it can. The functions are inlined, too, so that a row is compiled as
// if the loop was written in it.

/// What is read of a whole.
@inline(__always)
func reading<Whole>(
  _ name: String, _ wholes: @autoclosure @escaping @Sendable () -> [Whole], limit: Double? = 1.2,
  inLoop: Int? = nil, byHand: @escaping @Sendable (Whole, Int) -> Int,
  withOptics: @escaping @Sendable (Whole, Int) -> Int
) -> Comparison {
  let (calls, isInLoop) = (inLoop ?? 500, inLoop != nil)
  return Comparison(
    name: name, limit: limit, calls: calls,
    baseline: { sum(wholes(), calls, isInLoop ? byHand : opaque(byHand)) },
    candidate: { sum(wholes(), calls, isInLoop ? withOptics : opaque(withOptics)) })
}

/// A change of a copy.
@inline(__always)
func copy<Whole: Checked>(
  _ name: String, _ wholes: @autoclosure @escaping @Sendable () -> [Whole], limit: Double? = 1.2,
  inLoop: Int? = nil, byHand: @escaping @Sendable (Whole, Int) -> Whole,
  withOptics: @escaping @Sendable (Whole, Int) -> Whole
) -> Comparison {
  let (calls, isInLoop) = (inLoop ?? 500, inLoop != nil)
  return Comparison(
    name: name, limit: limit, calls: calls,
    baseline: { sumOfCopies(wholes(), calls, isInLoop: isInLoop, byHand) },
    candidate: { sumOfCopies(wholes(), calls, isInLoop: isInLoop, withOptics) })
}

/// A change of a variable that nobody else holds.
@inline(__always)
func inPlace<Whole: Checked>(
  _ name: String, _ wholes: @autoclosure @escaping @Sendable () -> [Whole], limit: Double? = 1.2,
  inLoop: Int? = nil, byHand: @escaping @Sendable (inout Whole, Int) -> Void,
  withOptics: @escaping @Sendable (inout Whole, Int) -> Void
) -> Comparison {
  let (calls, isInLoop) = (inLoop ?? 500, inLoop != nil)
  return Comparison(
    name: name, limit: limit, calls: calls,
    baseline: { changed(wholes()[2], calls, isInLoop ? byHand : opaque(byHand)).checksum },
    candidate: {
      changed(wholes()[2], calls, isInLoop ? withOptics : opaque(withOptics)).checksum
    })
}

// MARK: - The loops

@inline(__always)
func sum<Whole>(_ wholes: [Whole], _ calls: Int, _ read: (Whole, Int) -> Int) -> Int {
  var sum = 0
  // Different wholes, so that the optimizer cannot move work out of the loop.
  for number in 0..<calls { sum &+= read(wholes[number & 7], number) }
  return sum
}

@inline(__always)
func sumOfCopies<Whole: Checked>(
  _ wholes: [Whole], _ calls: Int, isInLoop: Bool, _ change: @escaping (Whole, Int) -> Whole
) -> Int {
  if !isInLoop {
    let change = opaque(change)
    return sum(wholes, calls) { change($0, $1).checksum }
  }
  return sum(wholes, calls) { whole, number in
    let changed = change(whole, number)
    use(changed)
    return changed.checksum
  }
}

@inline(__always)
func changed<Whole>(_ whole: Whole, _ calls: Int, _ change: (inout Whole, Int) -> Void) -> Whole {
  var whole = whole
  for number in 0..<calls {
    change(&whole, number)
    touch(&whole)
  }
  return whole
}

/// A copy, changed by hand.
@inline(__always)
func copied<Whole>(_ whole: Whole, _ number: Int, _ change: (inout Whole, Int) -> Void) -> Whole {
  var whole = whole
  change(&whole, number)
  return whole
}

/// A number and the parts that a loop visits, added up.
@inline(__always)
func summed(_ number: Int, _ forEach: ((Int) -> Void) -> Void) -> Int {
  var sum = number
  forEach { sum &+= $0 }
  return sum
}

// MARK: - What the optimizer does not see

/// A value that is opaque to the optimizer.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// A use of a value, so that all of it has to be created.
@inline(never) @_optimize(none)
func use<Value>(_ value: borrowing Value) {}

/// A change that the optimizer has to expect, so that it omits nothing before the change.
@inline(never) @_optimize(none)
func touch<Value>(_ value: inout Value) {}
