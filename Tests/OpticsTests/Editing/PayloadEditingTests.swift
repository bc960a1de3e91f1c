import Optics
import Testing

/// Tests edits of the parts of payloads that stand beside others, or whose type is generic.
@Suite struct PayloadEditingTests {
  private static let oslo = Address(city: "Oslo", zip: 150)
  private static let ann = Customer(name: "Ann", home: oslo, work: nil)

  @Test func aPayloadBesideOthersHasParts() {
    let walk = Journey.walk(from: Self.oslo, to: Self.oslo).editing {
      $0.walk?.to.city = "Bergen"
      $0.walk?.to.zip += 1
      $0.walk?.from = Address(city: "Voss", zip: 1)
      $0.visit?.0.name = "nobody"
      #expect($0.walk?.to.city == "Bergen")
      #expect($0.visit == nil)
    }
    #expect(
      walk == .walk(from: Address(city: "Voss", zip: 1), to: Address(city: "Bergen", zip: 151)))
    let visit = Journey.visit(Self.ann, days: 1).editing {
      $0.visit?.0.home.city += "!"
      $0.visit?.0.work = Self.oslo
      $0.visit?.0.work?.zip = 2
      $0.visit?.days += 1
    }
    #expect(visit._visitParts?.customer.home.city == "Oslo!")
    #expect(visit._visitParts?.customer.work?.zip == 2)
    #expect(visit._visitParts?.days == 2)
  }

  @Test func collectionsAndNodesBesideOthersHaveParts() {
    let line = Line(sku: "a", quantity: 1, tags: [])
    let tour = Journey.tour([Self.oslo], notes: [1: line]).editing {
      $0.tour?.0[0].city = "Moss"
      $0.tour?.0.append(Self.oslo)
      $0.tour?.notes[1]?.tags.append("x")
    }
    #expect(
      tour
        == .tour(
          [Address(city: "Moss", zip: 150), Self.oslo],
          notes: [1: Line(sku: "a", quantity: 1, tags: ["x"])]))
    let inner = Journey.then(.walk(from: Self.oslo, to: Self.oslo), pause: 1, Self.oslo)
    let nested = Journey.then(inner, pause: 2, nil).editing {
      $0.then?.0.then?.0.walk?.to.zip = 0
      $0.then?.0.then?.pause += 1
      $0.then?.0.then?.2?.city = "Hamar"
      $0.then?.2?.city = "nowhere"
    }
    #expect(
      nested
        == .then(
          .then(
            .walk(from: Self.oslo, to: Address(city: "Oslo", zip: 0)), pause: 2,
            Address(city: "Hamar", zip: 150)), pause: 2, nil))
  }

  @Test func aGenericPayloadHasPartsIfItsArgumentHas() {
    let screen = Screen(cart: .loaded(Self.ann), count: .loaded(1)).editing {
      $0.cart.loaded?.home.city = "Bergen"
      $0.count.loaded? += 1
    }
    #expect(
      screen.cart
        == .loaded(Customer(name: "Ann", home: Address(city: "Bergen", zip: 150), work: nil)))
    #expect(screen.count == .loaded(2))
    let page = Loadable.page([Self.ann], next: Self.ann).editing {
      $0.page?.0[0].name = "Bob"
      $0.page?.next?.home.zip = 3
      $0.page?.next?.name += "!"
    }
    let next = Customer(name: "Ann!", home: Address(city: "Oslo", zip: 3), work: nil)
    #expect(page == .page([Customer(name: "Bob", home: Self.oslo, work: nil)], next: next))
    let stale = Screen(
      cart: .stale(Self.ann, since: 1, Self.oslo), count: .stale(1, since: 2, Self.oslo)
    )
    .editing {
      $0.cart.stale?.0.name = "Eve"
      $0.cart.stale?.since = 5
      $0.cart.stale?.2.city = "Moss"
      $0.count.stale?.0 = 7
      $0.count.stale?.2.zip += 1
    }
    #expect(
      stale.cart
        == .stale(
          Customer(name: "Eve", home: Self.oslo, work: nil), since: 5,
          Address(city: "Moss", zip: 150)))
    #expect(stale.count == .stale(7, since: 2, Address(city: "Oslo", zip: 151)))
  }
}

extension Journey {
  fileprivate var _visitParts: (customer: Customer, days: Int)? {
    if case .visit(let customer, let days) = self { (customer, days) } else { nil }
  }
}
