// Another library, which declares operators of the same names: the examples beside other libraries
// have to get along with it.

precedencegroup ForwardApplication { associativity: left }

infix operator |> : ForwardApplication
infix operator *~ : MultiplicationPrecedence

public func |> <Value, Result>(value: Value, function: (Value) -> Result) -> Result {
  function(value)
}

public struct Matrix {}

public func *~ (one: Matrix, other: Matrix) -> Matrix { one }
