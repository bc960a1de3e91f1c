/// Which properties the memberwise initializer of a struct takes.
package enum MemberwiseRule {
  /// Private variables with values, too, which make the initializer private: before Swift 6.4.
  case all
  /// None that is less accessible than another one and has a value: since Swift 6.4 (SE-0502).
  case accessible
}

extension MemberwiseRule {
  /// The rule of the compiler that builds the generator, which compiles the generated code, too.
  package static var ofThisCompiler: MemberwiseRule {
    #if compiler(>=6.4)
      .accessible
    #else
      .all
    #endif
  }
}
