// What lens-gen is where the toolchain has no SwiftSyntax. It is written in C, since that is the one
// language to which a manifest can hand the path of a folder.
#include <stdio.h>

static const char folder[] = {FOLDER};

int main(void) {
  fprintf(stderr, "lens-gen: error: ");
  if (folder[0]) {
    fprintf(stderr, "the Swift toolchain in '%s' has no lib/swift/host/SwiftSyntax.swiftmodule", folder);
  } else {
    fprintf(stderr, "the Swift toolchain, and so its SwiftSyntax, cannot be found");
  }
  fprintf(
      stderr,
      "; build with Xcode 26 or later, or with a toolchain of swift.org for macOS or Linux that is not"
      " 'slim', or set LENS_GEN_TOOLCHAIN to the folder 'usr' of one\n");
  return 1;
}
