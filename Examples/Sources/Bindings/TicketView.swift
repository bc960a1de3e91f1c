#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  struct TicketView: View {
    let ticket: Ticket

    var body: some View {
      Text(ticket.trip.name)
      Text(ticket.departure.description)
      if let seat = ticket.seat {
        Text(seat)
      }
    }
  }

  /// Previews of models that builders make: each states only what it shows.
  ///
  /// The builders use literals, such as `Date(timeIntervalSince1970: 0)`, so the app needs no library
  /// for tests.
  struct TicketPreviews: PreviewProvider {
    static var previews: some View {
      TicketView(ticket: .build(trip: .build(name: "Kyoto")))
      TicketView(ticket: .build(seat: "7A"))
      TravelerForm(traveler: .constant(.build(name: "Mia", address: .build(city: "Osaka"))))
    }
  }
#endif
