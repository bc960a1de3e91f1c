/// Every row with a limit, done once in each way, for a tool that counts instructions.
///
/// The ratio of two numbers of instructions is the same on every machine and at any load.
enum CountedRun {
  /// Prints `limit<tab>section<tab>row` for each row, after it was done in both ways.
  ///
  /// The work is delimited by calls of ``countingMark()``: before the first way, between the two,
  /// and after the second.
  static func printRows() {
    for section in RunTimeTable.sections {
      for row in section.rows {
        guard let limit = row.countLimit ?? row.limit else { continue }
        // What is made on first use is made here.
        precondition(row.baseline() == row.candidate(), "\(row.name): the two ways do not agree")
        countingMark()
        let baseline = row.baseline()
        countingMark()
        let candidate = row.candidate()
        countingMark()
        precondition(baseline == candidate, "\(row.name): the two ways do not agree")
        print("\(limit)\t\(section.title)\t\(row.name)")
      }
    }
  }
}

/// Where a tool that counts instructions starts a new count.
@inline(never)
@_optimize(none)
private func countingMark() {}
