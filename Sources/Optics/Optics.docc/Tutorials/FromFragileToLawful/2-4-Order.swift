struct Order: Equatable {
  let customer: String
  let city: String
  let lines: [Line]
  var note: String?

  /// The cost of the delivery, which is free in Oslo.
  var shipping: Int { city == "Oslo" ? 0 : 5 }

  /// The number of things to deliver.
  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
}

struct Line: Equatable {
  let product: String
  let quantity: Int
}
