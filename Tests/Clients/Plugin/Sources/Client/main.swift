import Optics
import OpticsChanges

// A program without Foundation links less than one with it.
precondition(([1, 2] |> [Int]._first *~ 10) == [10, 2])
let changes = try Changes(from: [1.5], to: [2])
precondition(changes.description == "[0]: 1.5 → 2")
