import Model
import OpticsLaws
import OpticsMacros
import Testing

@Optics @Builders private struct Draft: Equatable {
  let text: String
  var isSent: Bool
}

@Test func theOpticsOfTheTestsAreLawful() throws {
  let drafts = [Draft.build(), .build(text: "a", isSent: true)]
  try checkLaws(of: Draft._text, wholes: drafts, parts: ["", "b"])
  try checkLaws(of: Draft._isSent, wholes: drafts, parts: [true, false])
  try checkLaws(of: User._address._city, wholes: [.build(), .build(id: 1)], parts: [nil, "a"])
  try checkLaws(of: Payment._card, wholes: [.cash, .build()], parts: [.build()])
}
