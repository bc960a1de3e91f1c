import Foundation
import Optics
import OpticsLaws
import OpticsLawsFoundation
import Testing

/// Tests lenses that break a single law, and lenses that have to break several.
@Suite struct BrokenLensTests {
  private func age(
    _ setter: @escaping @Sendable (Int, User) -> User
  ) -> Lens<User, Int> {
    Lens(getter: { $0.age }, setter: setter)
  }

  private func name(
    _ setter: @escaping @Sendable (String) -> String
  ) -> Lens<User, String> {
    Lens(
      getter: { $0.first },
      setter: { name, user in
        var user = user
        user.first = setter(name)
        return user
      })
  }

  @Test func onlyGetSet() {
    let touching = age { age, user in
      User(first: user.first, last: "", age: age, changes: user.changes)
    }
    #expect(laws(violations(try checkLaws(of: touching))) == [.getSet])
  }

  @Test func onlySetGet() {
    #expect(laws(violations(try checkLaws(of: age { _, user in user }))) == [.setGet])
  }

  @Test func onlySetSet() {
    let counting = age { age, user in
      var changed = user
      changed.age = age
      if age != user.age { changed.changes += 1 }
      return changed
    }
    #expect(laws(violations(try checkLaws(of: counting))) == [.setSet])
  }

  /// Both laws notice a body that is not called for a present part, or is called for a missing one.
  @Test func onlyModifyOrderAndSetIfPresent() {
    let silent = Lens<Bool, Int>(get: { _ in 0 }, modify: { _, _ in })
    let found = violations(try checkLaws(of: silent, wholes: [true], parts: [0]))
    #expect(laws(found) == [.modifyOrder, .settingIfPresent])
  }

  @Test func counterOfCalls() {
    let counting = age { age, user in
      User(first: user.first, last: user.last, age: age, changes: user.changes + 1)
    }
    #expect(laws(violations(try checkLaws(of: counting))) == [.getSet, .setSet])
  }

  @Test func swapOfFields() {
    let swapping = age { age, user in User(first: user.last, last: user.first, age: age) }
    #expect(laws(violations(try checkLaws(of: swapping))) == [.getSet, .setSet])
  }

  @Test func ignoredSecondSet() {
    let once = age { age, user in
      user.changes > 0
        ? user : User(first: user.first, last: user.last, age: age, changes: 1)
    }
    #expect(laws(violations(try checkLaws(of: once))) == [.getSet, .setSet])
    let written = User(first: "", last: "", age: 0, changes: 1)
    #expect(
      laws(violations(try checkLaws(of: once, wholes: [written], parts: [0, 1]))) == [.setGet])
  }

  @Test func clamp() {
    let clamping = age { age, user in
      User(first: user.first, last: user.last, age: min(max(age, 0), 130))
    }
    #expect(laws(violations(try checkLaws(of: clamping))) == [.getSet, .setGet])
  }

  @Test func trim() {
    let trimming = name { String($0.drop { $0 == " " }) }
    #expect(laws(violations(try checkLaws(of: trimming))) == [.getSet, .setGet])
  }

  /// Only values larger than a limit find it.
  @Test func truncate() {
    let truncating = name { String($0.prefix(50)) }
    #expect(
      laws(violations(try checkLaws(of: truncating, cases: 50, size: 100))) == [.getSet, .setGet])
  }

  @Test func lowercase() {
    #expect(laws(violations(try checkLaws(of: name { $0.lowercased() }))) == [.getSet, .setGet])
  }

  @Test func round() {
    let rounding = Lens<Double, Double>(getter: { $0 }, setter: { part, _ in part.rounded() })
    #expect(laws(violations(try checkLaws(of: rounding))) == [.getSet, .setGet])
  }

  @Test func roundToMilliseconds() {
    let rounding = Lens<Date, Date>(
      getter: { $0 },
      setter: { date, _ in
        let milliseconds = (date.timeIntervalSinceReferenceDate * 1000).rounded()
        return Date(timeIntervalSinceReferenceDate: milliseconds / 1000)
      })
    #expect(laws(violations(try checkLaws(of: rounding))) == [.getSet, .setGet])
  }

  @Test func getterOffByOne() {
    let shifted = Lens<User, Int>(
      getter: { $0.age &+ 1 },
      setter: { age, user in User(first: user.first, last: user.last, age: age) })
    #expect(laws(violations(try checkLaws(of: shifted))) == [.getSet, .setGet])
  }

  /// A `modify` that calls its body twice agrees with `set`, and keeps the laws of a lens.
  @Test func modifyTwice() {
    let twice = Lens<Int, Int>(
      get: { $0 },
      modify: { whole, body in
        body(&whole)
        body(&whole)
      })
    #expect(
      laws(violations(try checkLaws(of: twice))) == [.modifyAll, .modifyCompose, .modifyOrder])
  }

  /// Changing in place and changing a copy use the same functions.
  ///
  /// Only a lens with state can distinguish them: one that fails at one of its last calls.
  @Test func onlyModifyInPlaceAndOnlyModifySet() {
    func found(failingAtCall failure: Int, _ calls: Counter) -> [LawViolation] {
      let lens = Lens<Int, Int>(
        getter: { $0 },
        setter: { part, _ in calls.next() == failure ? part + 1 : part })
      return violations(try checkLaws(of: lens, wholes: [0], parts: [0]))
    }
    let counter = Counter()
    #expect(found(failingAtCall: 0, counter).isEmpty)
    let last = counter.next() - 1
    #expect(laws(found(failingAtCall: last, Counter())) == [.modifySet])
    #expect(laws(found(failingAtCall: last - 2, Counter())) == [.modifyInPlace])
  }
}

/// Counts from 1.
///
/// Each counter belongs to one test, and therefore to one thread.
private final class Counter: @unchecked Sendable {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
