import FactoryProvider
import Testing

/// Tests the values of the factories that lens-gen writes.
@Suite struct FactoryTests {
  @Test func aTypeThatContainsItselfEnds() {
    #expect(Factory<Folder>.provide() == Folder(name: "", folders: []))
    let inner = Factory<Folder>.provide(name: "inner")
    #expect(Factory<Folder>.provide(folders: [inner]).folders == [inner])
  }

  /// An argument needs no name of its type.
  @Test func nestedValues() {
    let author = Factory<Author>.provide(
      books: [.provide(title: "A"), .provide()], best: [.provide(author: .provide(name: "B"))])
    #expect(author.books.map(\.title) == ["A", ""])
    #expect(author.best?.map(\.author.name) == ["B"])
    #expect(Factory<Visit>.provide(session: .init(id: 3)).session.id == 3)
    let boxes: [Box<Int, Bool>] = [.provide(value: 3), .provide()]
    #expect(boxes.map(\.value) == [3, 0])
  }

  @Test func typesThatContainEachOtherEnd() {
    let author = Author(name: "", books: [], best: nil)
    #expect(Factory<Author>.provide() == author)
    #expect(Factory<Book>.provide() == Book(title: "", author: author))
  }

  @Test func aFactoryTakesAnEdit() {
    let book = Factory<Book>.provide {
      $0.title = "A"
      $0.author.name = "Ann"
      $0.author.books.append(Factory<Book>.provide { $0.title = "B" })
      $0.author.books[0].title += "C"
    }
    #expect(book.title == "A" && book.author.name == "Ann")
    #expect(book.author.books.map(\.title) == ["BC"])
  }

  @Test func nestedValuesTakeAnEdit() {
    let author = Factory<Author>.provide(
      name: "Ann", books: [.provide { $0.author.name = "Bo" }, .provide(title: "A")])
    #expect(author.books.map(\.author.name) == ["Bo", ""])
    #expect(Factory<Book>.provide(author: .provide { $0.name = "Ann" }).author.name == "Ann")
  }

  @Test func anEnumIsACaseThatEnds() {
    #expect(Factory<Tree>.provide() == .leaf(0))
    #expect(Factory<Statement>.provide() == .end)
    #expect(Factory<Expression>.provide() == .number(0))
  }

  @Test func aGenericTypeNeedsFactoriesForItsStoredTypes() {
    struct NotProvidable {}
    #expect(Factory<Box<Box<String, NotProvidable>, NotProvidable>>.provide().value.value == "")
    #expect(Factory<Box<Int, NotProvidable>>.provide(value: 3).value == 3)
  }

  @Test func aTupleIsMadeFromItsElements() {
    let place = Factory<Place>.provide()
    #expect(place.position.x == 0 && place.position.y == (0, ""))
    #expect(place.onMove == nil && place.boxes.value.value == 0)
  }

  @Test func aClassUsesItsHandWrittenConformance() {
    #expect(Factory<Visit>.provide(page: "index").session.id == 1)
  }

  @Test func aStubStandsForItsProtocol() {
    Factory<Report>.provide(title: "a").run()
    let lines = Recorder<String>()
    let printer =
      Factory<PrinterStub>.provide()
      |> PrinterStub._print *~ { lines.record($0) } |> PrinterStub._width *~ { 3 }
    let report = Factory<Report>.provide(title: "a") |> Report._printer *~ printer
    report.run()
    #expect(lines.calls == ["aaa"])
    #expect(report.more.isEmpty)
  }
}
