swift run --package-path ../swift-optics \
  lens-gen Sources/Shop -o Sources/Shop/Optics.generated.swift
swift run --package-path ../swift-optics \
  lens-gen Sources/Shop --emit factories --testable Shop \
  -o Tests/ShopTests/Factories.generated.swift
swift test
