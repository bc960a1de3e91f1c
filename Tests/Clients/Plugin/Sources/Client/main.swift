import Optics

precondition(([1, 2] |> [Int]._first *~ 10) == [10, 2])
