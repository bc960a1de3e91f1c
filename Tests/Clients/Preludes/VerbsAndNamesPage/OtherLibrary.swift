// Another library that declares the same operators, for the examples on using both libraries.

precedencegroup ForwardApplication {
  associativity: left
}

infix operator |> : ForwardApplication
infix operator *~ : MultiplicationPrecedence

public func |> <Value, Result>(value: Value, function: (Value) -> Result) -> Result {
  function(value)
}

public struct Matrix {}

public func *~ (one: Matrix, other: Matrix) -> Matrix { one }
