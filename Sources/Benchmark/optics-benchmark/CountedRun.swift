/// Runs every row with a limit once in each way, for a tool that counts instructions.
///
/// In a debug build, these are the rows that are about debug builds.
///
/// The ratio of two numbers of instructions is the same on every machine and under any load.
enum CountedRun {
  private static var sections: [RunTimeTable.Section<Comparison>] {
    #if DEBUG
      [
        RunTimeTable.Section(
          title: "In a debug build", rows: debugRows + editingDebugRows + checkDebugRows)
      ]
    #else
      RunTimeTable.sections
    #endif
  }

  /// Prints `limit<tab>section<tab>row` for each row with a limit after running it in both ways, and `-` in
  /// place of the limit for the others.
  ///
  /// Calls of ``countingMark()`` delimit the work: before the first way, between the two, and after
  /// the second.
  static func printRows() {
    for section in sections {
      for row in section.rows {
        guard let limit = row.countLimit ?? row.limit else {
          print("-\t\(section.title)\t\(row.name)")
          continue
        }
        // Creates the values that are created on first use.
        precondition(row.baseline() == row.candidate(), "\(row.name): the check sums differ")
        countingMark()
        let baseline = row.baseline()
        countingMark()
        let candidate = row.candidate()
        countingMark()
        precondition(baseline == candidate, "\(row.name): the check sums differ")
        print("\(limit)\t\(section.title)\t\(row.name)")
      }
    }
  }
}

/// Marks the point where a tool that counts instructions starts a new count.
@inline(never)
@_optimize(none)
private func countingMark() {}
