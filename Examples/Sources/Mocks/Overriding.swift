// swift-format-ignore-file
// (the code below is that of the article)

/// The first way: a subclass overrides the methods that the test must not call.
enum Overriding {
  // lens-gen: stub
  class UserStatistics {
    var numberOfYoungUsers: Int {
      return allUsers().filter({ $0.age < 35 }).count
    }

    func allUsers() -> [User] {
      return []
    }
  }

  /// The limit of this way: nobody can override the methods of an object that the class creates
  /// itself.
  enum OutOfReach {
    class UserStore {
      func allUsers() -> [User] {
        return []
      }
    }

    class UserStatistics {
      let userStore = UserStore()

      var numberOfYoungUsers: Int {
        return userStore.allUsers().filter({ $0.age < 35 }).count
      }
    }
  }

  /// The alternative: a struct of closures, which a lens changes. It needs neither a class nor a
  /// subclass.
  struct RecordOfClosures {
    var allUsers: () -> [User] = { [] }

    var numberOfYoungUsers: Int { allUsers().count { $0.age < 35 } }
  }
}
