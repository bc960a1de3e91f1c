#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Optics
  import Testing

  /// Assignments that cannot be: to do nothing without a word would hide a mistake.
  @Suite struct ImpossibleAssignmentTests {
    @Test func nilForACaseThatIsThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = Cart.sample.editing { $0.payment.card = nil }
      }
      expect("'nil' cannot remove 'Payment.card'", in: result)
    }

    @Test func nilForADraftOfACaseThatIsThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var payment = Payment.later(.cash)
        payment.draft.later?.later = .cash
        payment.edit { $0.later?.later = nil }
      }
      expect("'nil' cannot remove 'Payment.later'", in: result)
    }

    @Test func nilForAPayloadOfSeveralValues() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = Payment.transfer(iban: "", bic: "").editing { $0.transfer = nil }
      }
      expect("'nil' cannot remove 'Payment.transfer'", in: result)
    }

    @Test func nilForAPartThatAnOpticFinds() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = Cart.sample.editing { $0[Cart._payment._card] = nil }
      }
      expect("'nil' cannot remove", in: result)
    }

    @Test func aValueForAPartThatIsMissing() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = Cart.sample.editing { $0[Cart._lines.index(7)._quantity] = 1 }
      }
      expect("there is no part to replace", in: result)
    }

    private func expect(
      _ message: String, in result: ExitTest.Result?, at location: SourceLocation = #_sourceLocation
    ) {
      let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(error.contains(message), sourceLocation: location)
    }
  }
#endif
