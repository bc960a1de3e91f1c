import OpticsMacros

// `Scripts/check-macros` compares the messages below with those of the compiler.

// expected-error@+2:1 {{a class is shared, not copied; optics are for structs and enums}}
// expected-note@+1:1 {{remove '@Optics'}} {{1-8=}}
@Optics final class Box { let a = 1 }

// expected-error@+2:1 {{an actor is shared, not copied; optics are for structs and enums}}
// expected-note@+1:1 {{remove '@Optics'}} {{1-8=}}
@Optics actor Counter { var a = 1 }

// expected-error@+2:1 {{a protocol stores nothing; optics are for structs and enums}}
// expected-note@+1:1 {{remove '@Optics'}} {{1-8=}}
@Optics protocol Named { var name: String { get } }

// expected-warning@+2:1 {{'@Optics' adds nothing, because there is no stored property}}
// expected-note@+1:1 {{remove '@Optics'}} {{1-8=}}
@Optics struct Empty {}

// expected-warning@+2:1 {{'@Optics' adds nothing, because there is no stored property}}
// expected-note@+1:1 {{remove '@Optics'}} {{1-8=}}
@Optics struct Computed { var a: Int { 1 } }

// expected-warning@+2:1 {{'@Optics' adds nothing, because there is no case}}
// expected-note@+1:1 {{remove '@Optics'}} {{1-8=}}
@Optics enum Impossible {}

// expected-error@+1:1 {{'extension' macro cannot be attached to extension (extension of 'Empty')}}
@Optics extension Empty {}

// The compiler itself rejects a macro on a declaration, once for each role that the declaration cannot
// have. `@Optics` needs both of its roles: most code stands in the type, where it sees what the type
// sees, but only an extension can require that a generic parameter is `SendableMetatype`.
struct Members {
  // expected-error@+2:3 {{'member' macro cannot be attached to property ('stored')}}
  // expected-error@+1:3 {{'extension' macro cannot be attached to property ('stored')}}
  @Optics var stored: Int

  // expected-error@+2:3 {{'member' macro cannot be attached to property ('computed')}}
  // expected-error@+1:3 {{'extension' macro cannot be attached to property ('computed')}}
  @Optics var computed: Int { 1 }

  // expected-error@+2:3 {{'@Buildable' is for an initializer or a case}}
  // expected-note@+1:3 {{remove '@Buildable'}} {{3-13=}}
  @Buildable var built: Int
}

func function() {
  // expected-error@+1 {{local type cannot have attached extension macro}}
  @Optics struct Local { var a: Int }
}

// expected-error@+2:1 {{'@Builders' is for structs and enums; mark an initializer '@Buildable'}}
// expected-note@+1:1 {{remove '@Builders'}} {{1-10=}}
@Builders final class BuiltClass { let a = 1 }

// expected-error@+3:1 {{'@Buildable' is for an initializer or a case}}
// expected-note@+2:1 {{use '@Builders'}} {{2-11=Builders}}
// expected-note@+1:1 {{remove '@Buildable'}} {{1-11=}}
@Buildable struct BuiltStruct { let a = 1 }

// Nothing makes one error of the two: further roles do not silence them, and of two macros of one name,
// the compiler chooses by the arguments alone.
@attached(member, names: arbitrary)
@attached(extension, names: arbitrary)
@attached(peer)
macro WithPeer() = #externalMacro(module: "OpticsMacrosPlugin", type: "OpticsMacro")

@attached(member, names: arbitrary)
macro Overloaded() = #externalMacro(module: "OpticsMacrosPlugin", type: "OpticsMacro")
@attached(peer)
macro Overloaded(access: OpticsAccess = .public) =
  #externalMacro(module: "OpticsMacrosPlugin", type: "OpticsIgnoredMacro")

struct MoreMembers {
  // expected-error@+2:3 {{'member' macro cannot be attached to property ('first')}}
  // expected-error@+1:3 {{'extension' macro cannot be attached to property ('first')}}
  @WithPeer var first: Int

  // expected-error@+1:3 {{'member' macro cannot be attached to property ('second')}}
  @Overloaded var second: Int
}
