/// The models of the checks that come from Fishery and factory_bot.
struct Person: Equatable {
  let id: Int
  let name: String  // lens-gen: default "John"
  // lens-gen: default "person\(Int.provide())@example.com"
  let email: String
  let gender: String?  // lens-gen: default nil
  let isAdmin: Bool
  let adminID: String?  // lens-gen: default nil
  let memberID: String?  // lens-gen: default nil
  let home: Home
  let articles: [Article]  // lens-gen: default []
}

struct Home: Equatable {
  let city: String  // lens-gen: default "Detroit"
  let state: String  // lens-gen: default "MI"
}

struct Article: Equatable {
  let title: String  // lens-gen: default "Through the Looking Glass"
  let position: Int
  let authorID: Int
}
