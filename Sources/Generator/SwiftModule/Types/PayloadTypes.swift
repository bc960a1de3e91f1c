import SwiftReading

extension TypeScope {
  /// Returns the type of a case's payload: `Void`, the single type, or a tuple.
  package func payloadType(of enumCase: EnumCase) throws(SkipReason) -> WrittenType {
    let types = try enumCase.payloads.map { payload throws(SkipReason) in
      try spelledExplicitly(payload.type)
    }
    switch types.count {
    case 0: return WrittenType(name: "Void")
    case 1: return types[0]
    default:
      let elements = zip(enumCase.tupleLabels, types).map { label, type in
        WrittenType.Element(names: label.map { [$0.labelSpelling] } ?? [], type: type)
      }
      return .tuple(elements)
    }
  }
}
