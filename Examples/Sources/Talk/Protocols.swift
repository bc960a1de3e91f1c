import FactoryProvider

// The protocols of the slides "Future Work (Protocol)". Each slide has a different `A`.

enum NotSupported {
  protocol A {}
}

enum NeedConcreteType {
  protocol A: Providable {}
}
