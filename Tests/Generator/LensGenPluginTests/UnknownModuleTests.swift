import Testing

/// Tests what the plugin says of a name that no module of the package has.
@Suite struct UnknownModuleTests {
  @Test func theMessageSaysWhatToWrite() {
    let targets = "but the package has only the targets TripsApp, Trips"
    for (name, advice) in [
      ("Trips, TripsApp", "which is one text; write a list, 'testables: [Trips, TripsApp]'"),
      ("Trips,TripsApp", "which is one text; write a list, 'testables: [Trips, TripsApp]'"),
      ("Trips TripsApp", "which is one text; write a list, 'testables: [Trips, TripsApp]'"),
      ("Trip", targets + "; did you mean 'Trips'?"),
      ("Tripps", targets + "; did you mean 'Trips'?"),
      ("trips", targets + "; did you mean 'Trips'?"),
      ("tripsap", targets + "; did you mean 'TripsApp'?"),
      ("Accounts", targets),
      ("X", targets),
    ] {
      let message = UnknownModule(
        name: name, key: "testables", file: "/T/.lens-gen.yml", known: ["TripsApp", "Trips"])
      #expect("\(message)" == "'testables' of /T/.lens-gen.yml names '\(name)', \(advice)")
    }
  }
}
