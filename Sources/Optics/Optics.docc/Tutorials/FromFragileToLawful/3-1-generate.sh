rm Sources/Club/Optics.swift
swift run --package-path ../swift-optics \
  lens-gen Sources/Club -o Sources/Club/Optics.generated.swift
