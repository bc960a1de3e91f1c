swift run --package-path ../swift-optics \
  lens-gen Sources/Club --emit factories,arbitrary,laws --testable Club \
  -o Tests/ClubTests/Factories.generated.swift
