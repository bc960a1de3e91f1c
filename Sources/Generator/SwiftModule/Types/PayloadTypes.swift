import SwiftReading

extension TypeScope {
  /// Returns the type of a case's payload: `Void`, the single type, or a tuple.
  package func payloadType(of enumCase: EnumCase) throws(SkipReason) -> WrittenType {
    enumCase.payloadType(
      of: try enumCase.payloads.map { payload throws(SkipReason) in
        try spelledExplicitly(payload.type)
      })
  }
}
