struct Order: Equatable {
  let customer: String
  let city: String

  /// The cost of the delivery, which is free in Oslo.
  var shipping: Int { city == "Oslo" ? 0 : 5 }
}
