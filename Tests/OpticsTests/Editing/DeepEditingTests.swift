import Optics
import Testing

/// Tests edits of the nodes of a tree.
@Suite struct DeepEditingTests {
  private static let thread = Thread(
    comment: Comment("a", [Comment("b", [Comment("c", [])]), Comment("d", [])]))

  @Test func eachNodeIsEdited() {
    let edited = Self.thread.editing {
      let count = $0.modify(Thread._nodes) {
        $0.text += "\($0.replies.count)"
        if $0.replies.isEmpty { $0.replies.append(Comment("new", [])) }
      }
      #expect(count == 4)
    }
    #expect(edited.texts == ["new", "c0", "b1", "new", "d0", "a2"])
  }

  @Test func pathsThroughNodesAreVariables() {
    let edited = Self.thread.editing {
      $0[Thread._nodes.first]?.text += "!"
      $0[Thread._nodes.first]?.replies.append(Comment("e", []))
      $0[Thread._nodes.then(Comment._text).part(at: 1)]? += "?"
      $0[Thread._nodes.then(Comment._text).parts].swapAt(2, 3)
      $0[Thread._nodes.filtered { $0.text == "d" }.first]?.text = "found"
      $0.modify(Thread._nodes.then(Comment._text)) { $0 = $0.uppercased() }
    }
    #expect(edited.texts == ["E", "C!?", "FOUND", "B", "A"])
    var variable = Self.thread
    variable.edit { $0.comment.modify(Comment._replies.deep) { $0.text = "" } }
    #expect(variable.texts == ["", "", "", ""])
  }
}

private struct Thread {
  let comment: Comment

  var texts: [String] { Self._nodes.then(Comment._text).all(self) }

  static var _comment: Lens<Thread, Comment> {
    Lens(getter: { $0.comment }, setter: { comment, _ in Thread(comment: comment) })
  }

  static var _nodes: Traversal<Thread, Comment> { _comment.then(Comment._replies.deep) }
}

extension Thread: Editable {
  struct Draft: DraftProtocol {
    typealias _Whole = Thread
    var _commentDraft: Comment.Draft
    var comment: Comment.Draft {
      get { _commentDraft }
      _modify { yield &_commentDraft }
    }
  }

  static func _opened(_ thread: consuming Thread) -> Draft {
    Draft(_commentDraft: Comment._opened(thread.comment))
  }

  static func _closed(_ draft: consuming Draft) -> Thread {
    Thread(comment: Comment._closed(draft._commentDraft))
  }
}

private struct Comment: Equatable {
  let text: String
  let replies: [Comment]

  init(_ text: String, _ replies: [Comment]) {
    (self.text, self.replies) = (text, replies)
  }

  static var _text: Lens<Comment, String> {
    Lens(getter: { $0.text }, setter: { Comment($0, $1.replies) })
  }

  static var _replies: Traversal<Comment, Comment> {
    Lens(getter: { $0.replies }, setter: { Comment($1.text, $0) }) * [Comment]._each
  }
}

extension Comment: Editable {
  struct Draft: DraftProtocol {
    typealias _Whole = Comment
    var text: String
    var replies: [Comment]
  }

  static func _opened(_ comment: consuming Comment) -> Draft {
    Draft(text: comment.text, replies: comment.replies)
  }

  static func _closed(_ draft: consuming Draft) -> Comment { Comment(draft.text, draft.replies) }
}
