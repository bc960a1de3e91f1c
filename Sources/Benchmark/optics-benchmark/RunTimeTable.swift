/// The run time of optics compared with hand-written code.
enum RunTimeTable {
  /// Rows with a title.
  struct Section<Row> {
    let title: String
    let rows: [Row]
  }

  static var sections: [Section<Comparison>] {
    [
      Section(title: "Constants (`let`)", rows: constantRows),
      Section(title: "Constants of all forms", rows: orderRows),
      Section(title: "Variables (`var`)", rows: variableRows),
      Section(title: "Edits, against statements on `var` properties", rows: editingRows),
      Section(title: "Edits in place, against `var` properties", rows: editInPlaceRows),
      Section(title: "Pipes", rows: pipeRows),
      Section(title: "As a function of its own", rows: functionRows),
      Section(title: "Prisms", rows: prismRows),
      Section(title: "Traversals of 1,000 elements", rows: traversalRows),
      Section(title: "Loops over variables", rows: variableLoopRows),
      Section(title: "Loops over constants", rows: constantLoopRows),
      Section(title: "Loops over what is chosen or joined", rows: combinedLoopRows),
      Section(title: "Loops that wait", rows: asyncLoopRows),
      Section(title: "Affine paths", rows: affineRows),
      Section(title: "Appending to 100,000 elements", rows: appendRows),
      Section(title: "Stored, against a stored key path", rows: storedRows),
      Section(title: "Trees of 32,767 nodes", rows: treeRows),
      Section(title: "`package` types of another module", rows: packageRows),
      Section(title: "Factories", rows: factoryRows),
      Section(title: "As in the talk, for comparison", rows: talkRows),
    ]
  }

  /// Measures all rows.
  ///
  /// - Returns: The rows with their figures, and the rows that exceed their limits.
  static func measure() -> (sections: [Section<MeasuredRow>], slower: [String]) {
    var slower: [String] = []
    let measured = sections.map { section in
      Section(
        title: section.title,
        rows: section.rows.map { row in
          let measurement = row.measureWithPatience()
          if let limit = row.limit, measurement.ratio > limit {
            slower.append(
              "\(section.title), \(row.name): \(measurement.ratio.rounded(to: 2)), over \(limit)")
          }
          return MeasuredRow(name: row.name, measurement: measurement)
        })
    }
    return (measured, slower)
  }

  /// Returns the rows as Markdown tables.
  static func markdown(_ sections: [Section<MeasuredRow>]) -> String {
    sections.map { section in
      let rows = section.rows.map { row in
        "| \(row.name) | \(row.measurement.baseline.inMicroseconds) "
          + "| \(row.measurement.candidate.inMicroseconds) | \(row.ratio) |\n"
      }
      return "| \(section.title) | by hand | with optics | ratio |\n|---|---|---|---|\n"
        + rows.joined()
    }.joined(separator: "\n")
  }
}

/// A row with its figures.
struct MeasuredRow {
  let name: String
  let measurement: Comparison.Measurement

  /// The ratio, rounded.
  var ratio: Double { measurement.ratio.rounded(to: 2) }
}

extension Double {
  fileprivate var inMicroseconds: String { "\((self * 1e6).rounded(to: 1)) µs" }

  func rounded(to digits: Int) -> Double {
    let scale = digits == 1 ? 10.0 : 100.0
    return (self * scale).rounded() / scale
  }
}
