#if canImport(SwiftUI)
  import Optics
  import SwiftUI

  /// The counterpart of `TripModel` for systems without `@Observable`.
  final class ObservedTripModel: ObservableObject {
    @Published var trip: Trip

    init(trip: Trip) {
      self.trip = trip
    }
  }

  struct ObservedTripView: View {
    @ObservedObject var model: ObservedTripModel

    var body: some View {
      TextField("City", text: $model.trip.draft.traveler.address.city)
    }
  }
#endif
