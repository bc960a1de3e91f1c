// Code completion after dots.
//
// Completion looks through `@dynamicMemberLookup` by key path only if the root of the key path is a
// type with members. The root of the dots is a metatype, `KeyPath<Part.Type, Next>`, so Swift 6.3
// offers nothing, although the dots compile:
//
//     @dynamicMemberLookup struct Box { subscript(dynamicMember path: KeyPath<Int.Type, Int>) -> Int { 0 } }
//     _ = Box().  // offers no 'max'; with 'KeyPath<Int, Int>' it offers the members of 'Int'
//
// So the subscripts here have another root, a list of the optics of the part's type. Only
// completion sees these subscripts: they are static, which completion ignores, and the type checker
// counts them as ten mistakes, more than any other explanation of an expression. If they were not
// static, a mistake would take a hundred times as many attempts.
//
// They have a module of their own because they are not free where an expression has a mistake. Without
// them, a dot has one declaration, and the compiler knows its type before it solves the expression.
// With them, a wrong root in six changes takes 43,189 attempts in place of 1,620.
//
// Once completion looks through metatypes, this module, and what `lens-gen` emits for it, can be
// removed.

import Optics

extension Optic
where
  Kind._Tenfold == _TenTimes<
    Never, Never, Never, Never, Never, Never, Never, Never, Never, Never
  >
{
  /// Makes completion offer the listed optics of the part's type; cannot be called.
  @_disfavoredOverload @_documentation(visibility: internal)
  public static subscript<Next>(dynamicMember path: KeyPath<OpticsOf<Part>, Next>) -> Next {
    fatalError()
  }

  /// Makes completion offer the optics that the part's type lists; cannot be called.
  @_disfavoredOverload @_documentation(visibility: internal)
  public static subscript<Next>(
    dynamicMember path: KeyPath<Part.ListedOptics, Next>
  ) -> Next where Part: ListsOptics {
    fatalError()
  }
}
