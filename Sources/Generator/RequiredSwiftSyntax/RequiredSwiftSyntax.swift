// All of the generator depends on this module, so a build without SwiftSyntax ends with this error alone.
#if !canImport(SwiftSyntax)
  #error(
    "the Swift toolchain has no SwiftSyntax for this architecture; use Xcode 26.4 or later, or a toolchain of swift.org that is not 'slim', or set LENS_GEN_TOOLCHAIN to the folder 'usr' of one, or set OPTICS_SWIFT_SYNTAX=package to build the package swift-syntax"
  )
#endif
