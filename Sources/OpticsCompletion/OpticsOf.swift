/// The optics of a type that code completion offers after a dot.
///
/// The dots in `AppState._settings._theme` compile without this type. To make an editor list
/// `_theme` after `AppState._settings.`, extend the list of the optic's whole:
///
///     struct Settings { var theme: String }
///     extension Settings {
///       static var _theme: Lens<Settings, String> { Lens(\.theme) }
///     }
///     extension OpticsOf where Whole == Settings {
///       var _theme: Lens<Settings, String> { Settings._theme }
///     }
///
/// `lens-gen --emit lenses,prisms,completion` writes these extensions. A generic type cannot be
/// listed this way; conform it to ``ListsOptics`` instead.
public enum OpticsOf<Whole> {}
