/// The fewest elements to remove from a list, and to insert into it, to get another one.
///
/// The algorithm is the greedy one of *An O(ND) Difference Algorithm and Its Variations* (Myers, 1986). Unlike
/// `difference(from:by:)` of the standard library, it gives up if the lists have little in common.
internal struct ShortestEdit {
  /// The indices of the old list whose elements are removed.
  internal private(set) var removed: Set<Int> = []
  /// The indices of the new list whose elements are inserted.
  internal private(set) var inserted: Set<Int> = []

  /// Returns `nil` if more elements have to be removed and inserted than the given number.
  ///
  /// - Complexity: O(*n* · *most*), where *n* is the length of the lists; O(*most* · *most*) if they have nothing in
  ///   common.
  internal init?<Part: Dissectable>(
    from old: ArraySlice<Part>, to new: ArraySlice<Part>, most: Int
  ) {
    // The most elements of the old list that some removals and insertions can get to, by how many more are removed
    // than inserted.
    var ends = Ends(most: min(most, old.count + new.count))
    var endsBefore: [Ends] = []
    for count in 0...ends.most {
      endsBefore.append(ends)
      for surplus in stride(from: -count, through: count, by: 2) {
        var end = ends.isInsertion(surplus, count) ? ends[surplus + 1] : ends[surplus - 1] + 1
        while end < old.count, end - surplus < new.count,
          old[old.startIndex + end].isSame(as: new[new.startIndex + end - surplus])
        {
          end += 1
        }
        ends[surplus] = end
        if end >= old.count, end - surplus >= new.count {
          trace(from: surplus, endsBefore, old.startIndex, new.startIndex)
          return
        }
      }
    }
    return nil
  }

  /// Collects the removals and insertions, from the last one back to the first.
  private mutating func trace(
    from surplus: Int, _ endsBefore: [Ends], _ oldStart: Int, _ newStart: Int
  ) {
    var surplus = surplus
    for count in (1..<max(endsBefore.count, 1)).reversed() {
      let ends = endsBefore[count]
      if ends.isInsertion(surplus, count) {
        surplus += 1
        inserted.insert(newStart + ends[surplus] - surplus)
      } else {
        surplus -= 1
        removed.insert(oldStart + ends[surplus])
      }
    }
  }

  private struct Ends {
    let most: Int
    private var values: [Int]

    init(most: Int) {
      self.most = most
      values = Array(repeating: 0, count: 2 * most + 3)
    }

    subscript(surplus: Int) -> Int {
      get { values[surplus + most + 1] }
      set { values[surplus + most + 1] = newValue }
    }

    /// Whether the last of some removals and insertions is an insertion, if it leads farther.
    func isInsertion(_ surplus: Int, _ count: Int) -> Bool {
      surplus == -count || surplus != count && self[surplus - 1] < self[surplus + 1]
    }
  }
}
