// The lens-gen of a toolchain without SwiftSyntax. It is written in C, the only language to which a
// manifest can pass the path of a folder.
#include <stdio.h>

static const char folder[] = {FOLDER};

int main(void) {
  fprintf(stderr, "lens-gen: error: ");
  if (folder[0]) {
    fprintf(stderr, "the Swift toolchain in '%s' has no lib/swift/host/SwiftSyntax.swiftmodule", folder);
  } else {
    fprintf(stderr, "the Swift toolchain with its SwiftSyntax was not found");
  }
  fprintf(
      stderr,
      "; build with Xcode 26 or later, or with a toolchain of swift.org for macOS or Linux that is not"
      " 'slim', or set LENS_GEN_TOOLCHAIN to the folder 'usr' of one\n");
  return 1;
}
