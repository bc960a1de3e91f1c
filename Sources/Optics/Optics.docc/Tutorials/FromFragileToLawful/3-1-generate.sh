rm Sources/Club/Copies.swift Tests/ClubTests/Factories.swift
swift run --package-path ../swift-optics \
  lens-gen Sources/Club -o Sources/Club/Optics.generated.swift
swift run --package-path ../swift-optics \
  lens-gen Sources/Club --emit factories --testable Club \
  -o Tests/ClubTests/Factories.generated.swift
