import Money
import OpticsCompletion

// Hand-written, as the documentation has it; lens-gen writes none for a type of another module.
extension Currency {
  static var _code: Lens<Currency, String> { Lens(\.code) }
}

extension OpticsOf where Whole == Currency {
  var _code: Lens<Currency, String> { Currency._code }
}

// `Scripts/check-completion` asks the language server what an editor shows. After a dot behind the path in
// front of `// .`, the optics behind it come first, in alphabetical order, and no other optics are
// listed. Hovering over the last member of a path shows what stands behind `// shows`.
func paths() {
  _ = AppState.self  // . _last _log _orders _settings
  _ = AppState._settings  // . _currency _names _theme
  _ = AppState._settings._theme  // . _dark _name
  _ = AppState._settings._currency  // . _code
  _ = AppState._settings._names  // . _values _valuesByKey
  _ = AppState._settings._names.at("a")._some  // . _dark _name
  _ = AppState._last  // . _none _some
  _ = AppState._last._some  // . _id _payment
  _ = AppState._last._some._payment  // . _card _cash
  _ = AppState._orders  // . _each _first _last
  _ = AppState._orders._each  // . _id _payment
  _ = AppState._orders._each._payment  // . _card _cash
  _ = AppState._orders._first  // . _id _payment
  _ = AppState._log  // . _items _number
  _ = AppState._log._items._each  // . _id _payment
  _ = Order._payment  // . _card _cash
  _ = Order._payment._card  // . _number
  _ = Payment._card  // . _number
  _ = Iso<Theme, Theme>.identity  // . _dark _name

  _ = AppState._settings  // shows static var _settings: Lens<.*, Settings>
  _ = AppState._settings._theme  // shows static var _theme: Lens<.*, Theme>
  _ = AppState._orders._each._payment._card  // shows static var _card: Prism<.*, Card>
}
