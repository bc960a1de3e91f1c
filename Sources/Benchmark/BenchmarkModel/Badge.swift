/// A model whose optics no other module can inline.
package struct Badge: Sendable {
  package let name: String
  package let number: Int
  package let owner: String

  package init(name: String, number: Int, owner: String) {
    (self.name, self.number, self.owner) = (name, number, owner)
  }
}
