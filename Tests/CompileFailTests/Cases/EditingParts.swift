import Optics

struct Account {
  let name: String
  let owner: Member?
  let members: [Member]
  private let token: String

  init(name: String, owner: Member?, members: [Member]) {
    (self.name, self.owner, self.members, token) = (name, owner, members, "")
  }
}

// As lens-gen writes it: a part that cannot be edited says why.
extension Account: Editable {
  protocol _Views {
    var owner: (Member?)._Draft { get }
    var members: [Member]._Draft { get }
  }

  struct Draft: DraftProtocol, _Views {
    typealias _Whole = Account
    var name: String
    var owner: Member?
    @_disfavoredOverload @_implements(_Views,owner) var _ownerDraft: (Member?)._Draft {
      get { owner._draft }
      _modify { yield &owner._draft }
    }
    var members: [Member]
    @_disfavoredOverload @_implements(_Views,members) var _membersDraft: [Member]._Draft {
      get { members._draft }
      _modify { yield &members._draft }
    }
    @available(*, unavailable, message: "'token' cannot be edited: private")
    var token: String {  // expected-note * {{explicitly marked unavailable}}
      get { while true {} }
      set {}
    }
  }
  typealias _Draft = Draft
  static func _opened(_ all: consuming Account) -> Draft {
    Draft(name: all.name, owner: all.owner, members: all.members)
  }
  static func _closed(_ all: consuming Draft) -> Account {
    Account(name: all.name, owner: all.owner, members: all.members)
  }
}

struct Member {
  let name: String
  let age: Int
}

extension Member: Editable {
  struct Draft: DraftProtocol {
    typealias _Whole = Member
    var name: String
    var age: Int
  }
  typealias _Draft = Draft
  static func _opened(_ all: consuming Member) -> Draft { Draft(name: all.name, age: all.age) }
  static func _closed(_ all: consuming Draft) -> Member { Member(name: all.name, age: all.age) }
}

func double(_ number: inout Int) { number *= 2 }

func mistakesInParts(account: Account, text: String) {
  _ = account.editing {
    $0.token = text  // expected-error {{'token' is unavailable: 'token' cannot be edited: private}}
  }
  _ = account.editing {
    $0.owner?.name = text
    $0.members[0].age += 1
    // expected-error@+1 {{must be unwrapped to refer to member 'name'}} expected-note@+1 * {{}}
    $0.owner.name = text
  }
  _ = account.editing {
    $0.name = nil  // expected-error {{'nil' cannot be assigned to type 'String'}}
  }
  _ = account.editing {
    // expected-error@+1 {{cannot assign value of type 'String' to subscript of type 'Member'}}
    $0.members[0] = text
  }
  _ = account.editing {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
    double(&$0.name)
  }
}
