/// The cost of optics compared with hand-written code, in sections with a title.
///
/// In a debug build, these are the rows that are about debug builds.
enum RunTimeTable {
  private static var sections: [(title: String, rows: [Comparison])] {
    #if DEBUG
      [("In a debug build", debugRows + editingDebugRows + checkDebugRows)]
    #else
      [
        ("Constants (`let`)", constantRows),
        ("Constants of all forms", orderRows),
        ("Variables (`var`)", variableRows),
        ("Edits, against statements on `var` properties", editingRows),
        ("Edits in place, against `var` properties", editInPlaceRows),
        ("Pipes", pipeRows),
        ("As a function of its own", functionRows),
        ("Prisms", prismRows),
        ("Traversals of 1,000 elements", traversalRows),
        ("Loops over variables", variableLoopRows),
        ("Loops over constants", constantLoopRows),
        ("Loops over what is chosen or joined", combinedLoopRows),
        ("Loops that wait", asyncLoopRows),
        ("Affine paths", affineRows),
        ("Appending to 100,000 elements", appendRows),
        ("Stored, against a stored key path", storedRows),
        ("Trees of 32,767 nodes", treeRows),
        ("`package` types of another module", packageRows),
        ("Factories", factoryRows),
        ("As in the talk, for comparison", talkRows),
      ]
    #endif
  }

  /// Prints the time of each row as Markdown tables.
  static func printTimes() {
    for (title, rows) in sections {
      let table = MarkdownTable(title, "by hand", "with optics", "ratio")
      for row in rows {
        let measurement = row.measure()
        table.printRow([
          row.name, microseconds(measurement.baseline), microseconds(measurement.candidate),
          measurement.ratio.formatted(2),
        ])
      }
      print()
    }
  }

  private static func microseconds(_ seconds: Double) -> String {
    "\((seconds * 1e6).formatted(1)) µs"
  }

  /// Prints `limit<tab>calls<tab>section<tab>row` for each row, with `-` for no limit, after running it in both ways
  /// between calls of `countingMark()`.
  ///
  /// The ratio of two numbers of instructions is the same on every machine and under any load.
  static func printCounts() {
    for (title, rows) in sections {
      for row in rows {
        row.count()
        print("\(row.limit.map { "\($0)" } ?? "-")\t\(row.calls)\t\(title)\t\(row.name)")
      }
    }
  }
}
