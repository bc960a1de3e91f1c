// swift-format-ignore-file
// (the code below is that of the article)

/// The first way: a subclass that overrides what the test must not touch.
enum Overriding {
  class UserStatistics {
    var numberOfYoungUsers: Int {
      return allUsers().filter({ $0.age < 35 }).count
    }

    func allUsers() -> [User] {
      return []
    }
  }

  /// Where it ends: nobody can override what an object does that the class makes itself.
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

  /// Instead: a record of closures, which a lens changes. There is no class, and no subclass.
  struct RecordOfClosures {
    var allUsers: () -> [User] = { [] }

    var numberOfYoungUsers: Int { allUsers().count { $0.age < 35 } }
  }
}
