@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension MutableCollection
where Self: BidirectionalCollection & RangeReplaceableCollection, Element: Identifiable {
  /// The first element with an identity, or `nil`, for drafts.
  @inlinable
  internal subscript(_id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    _modify {
      guard let index = firstIndex(where: { $0.id == id }) else {
        var element: Element?
        defer { if let element { append(element) } }
        yield &element
        return
      }
      // The element leaves the collection while it changes: otherwise, each change would copy its storage.
      // That may invalidate indices, so the offset finds its position again.
      let offset = distance(from: startIndex, to: index)
      swapAt(index, self.index(before: endIndex))
      var element: Element? = removeLast()
      defer {
        if let element { append(element) }
        let index = self.index(startIndex, offsetBy: offset)
        if element != nil {
          swapAt(index, self.index(before: endIndex))
        } else if index != endIndex {
          let moved = remove(at: index)
          append(moved)
        }
      }
      yield &element
    }
  }
}
