// The plugins compile this file, too.

/// Returns the candidate with the smallest edit distance from a word; of several, the first one.
///
///     print(nearest(to: "lensse", among: ["lenses", "prisms"]))  // lenses
public func nearest(to word: String, among candidates: [String]) -> String {
  nearest(to: word, among: candidates, within: .max) ?? ""
}

/// Returns the candidate with the smallest edit distance from a word, if that is not greater than a
/// given distance.
///
///     print(nearest(to: "Model", among: ["Tests"], within: 2) ?? "none")  // none
public func nearest(to word: String, among candidates: [String], within distance: Int) -> String? {
  var best: (candidate: String, distance: Int)?
  let count = word.count
  for candidate in candidates where !candidate.isEmpty {
    let bound = best.map { $0.distance - 1 } ?? distance
    // Each letter more or less is an edit.
    if abs(candidate.count - count) > bound { continue }
    let found = editDistance(word, candidate)
    if found <= bound { best = (candidate, found) }
  }
  return best?.candidate
}

/// Returns the number of letters to insert, delete or replace to turn one word into another
/// (Levenshtein).
private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in second.indices {
      let replaced = diagonal + (letter == second[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[second.count]
}
