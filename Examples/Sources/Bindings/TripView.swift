#if canImport(SwiftUI)
  import OpticsSwiftUI
  import SwiftUI

  /// The state of a screen, which a view observes.
  @Observable @MainActor
  final class TripModel {
    var trip: Trip
    var destination: Destination?

    init(trip: Trip) {
      self.trip = trip
    }
  }

  /// A list of bindings, and the screens presented on top of it.
  struct TripView: View {
    @Bindable var model: TripModel

    var body: some View {
      List {
        TravelerForm(traveler: $model.trip.draft.traveler)
        ForEach($model.trip.draft.stops) { $stop in
          TextField("Place", text: $stop.draft.place)
          Stepper("Nights", value: $stop.draft.nights)
          Button("Edit") { model.destination = .editor(stop) }
          Button("Map") { model.destination = .map(stop) }
        }
        Button("Help") { model.destination = .help }
      }
      .sheet(item: $model.destination[Destination._editor]) { stop in
        Text(stop.place)
      }
      .navigationDestination(item: $model.destination[Destination._map]) { stop in
        Text("Map of \(stop.place)")
      }
      .alert("Help", isPresented: $model.destination[Destination._help].isPresented()) {
        Button("Close") {}
      }
    }
  }

  /// A sheet whose content edits the payload of the case in place.
  struct EditorSheet: View {
    @Binding var destination: Destination?

    var body: some View {
      Text("A trip")
        .sheet(isPresented: $destination[Destination._editor].isPresented()) {
          if let place = $destination[Destination._editor].unwrapped()?.draft.place {
            TextField("Place", text: place)
          }
        }
    }
  }
#endif
