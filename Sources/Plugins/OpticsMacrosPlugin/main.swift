import LensGenCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The part of Foundation that loads quickly, where it exists.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The compiler starts this program and sends it one message after the other. Each message, and each
// reply, is a length in eight bytes, the lowest first, and as many bytes of JSON.
let input = fdopen(STDIN_FILENO, "rb")
let output = fdopen(STDOUT_FILENO, "wb")
guard let input, let output else { exit(1) }

/// Returns the next bytes from the compiler, or `nil` if there are no more.
func read(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  return fread(&bytes, 1, count, input) == count ? bytes : nil
}

let plugin = MacroPlugin()
while let head = read(8) {
  let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
  // The last message is empty.
  guard length > 0, let body = read(length) else { break }
  let message = try JSONDecoder().decode(HostMessage.self, from: Data(body))
  let reply = try JSONEncoder().encode(plugin.reply(to: message))
  let bytes = (0..<8).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) } + reply
  if fwrite(bytes, 1, bytes.count, output) < bytes.count || fflush(output) != 0 { exit(1) }
}
