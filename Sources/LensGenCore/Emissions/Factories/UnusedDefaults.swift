extension Run {
  /// Reports the configured expressions that nothing can use.
  func reportUnusedDefaults(to report: inout Report) {
    if settings.defaults.isEmpty { return }
    for unused in module.unusedDefaults(among: settings.defaults.keys) {
      let position =
        settings.defaultPositions[unused.key] ?? unused.type?.position
        ?? Position(file: "defaults", line: 1, column: 1)
      report.skip(
        unused.key, at: position,
        .unusedDefault(isOfType: unused.type != nil, nearest: unused.nearest))
    }
  }
}
