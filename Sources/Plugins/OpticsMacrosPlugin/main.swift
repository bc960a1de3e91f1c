import MacroExpansion

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

/// Returns the next bytes from the compiler, or `nil` if there are no more.
func receive(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var received = 0
  while received < count {
    let length = bytes.withUnsafeMutableBytes {
      let rest = UnsafeMutableRawBufferPointer(rebasing: $0[received...])
      return read(STDIN_FILENO, rest.baseAddress, rest.count)
    }
    if length <= 0 { return nil }
    received += length
  }
  return bytes
}

/// Sends all bytes to the compiler; returns whether it still listens.
func send(_ bytes: [UInt8]) -> Bool {
  var sent = 0
  while sent < bytes.count {
    let length = bytes.withUnsafeBytes {
      let rest = UnsafeRawBufferPointer(rebasing: $0[sent...])
      return write(STDOUT_FILENO, rest.baseAddress, rest.count)
    }
    if length <= 0 { return false }
    sent += length
  }
  return true
}

let plugin = MacroPlugin()
while let head = receive(8) {
  let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
  // The last message is empty.
  guard length > 0, let body = receive(length) else { break }
  let message = try JSONDecoder().decode(HostMessage.self, from: Data(body))
  let reply = try JSONEncoder().encode(plugin.reply(to: message))
  let bytes = (0..<8).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) } + reply
  if !send(bytes) { exit(1) }
}
