import FactoryProvider
import OpticsLaws
import Testing

@testable import Club

@Test func agesAreLawful() throws {
  try checkLaws(of: User._age, wholes: [.provide()], parts: [0, 19, 20, 131])
}

@Test func boundedAgesAreLawful() throws {
  let age = Lens<User, Int>(
    getter: { $0.age },
    setter: { age, user in User._age.set(min(age, 130), user) })
  try checkLaws(of: age, wholes: [.provide()], parts: [0, 19, 20, 131])
}
