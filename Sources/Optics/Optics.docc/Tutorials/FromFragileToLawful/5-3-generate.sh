swift run --package-path ../swift-optics \
  lens-gen Sources/Shop --emit factories,arbitrary,laws --testable Shop \
  -o Tests/ShopTests/Factories.generated.swift
