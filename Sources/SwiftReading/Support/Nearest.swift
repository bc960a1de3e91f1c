/// Returns the candidate with the smallest edit distance from a word; of several, the first one.
///
///     print(nearest(to: "lensse", among: ["lenses", "prisms"]))  // lenses
package func nearest(to word: String, among candidates: [String]) -> String {
  candidates.min { editDistance(word, $0) < editDistance(word, $1) } ?? ""
}

/// Returns the candidate with the smallest edit distance from a word, if that is not greater than a
/// given distance.
package func nearest(to word: String, among candidates: [String], within distance: Int) -> String? {
  let found = nearest(to: word, among: candidates)
  return !found.isEmpty && editDistance(word, found) <= distance ? found : nil
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
