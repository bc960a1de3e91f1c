import Foundation

struct Ticket {
  let trip: Trip
  let departure: Date
  let seat: String?
}
