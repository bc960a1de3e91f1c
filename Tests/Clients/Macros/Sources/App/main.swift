import Model
import Optics

let user = User.build(id: 7)
print(user.address.zip, (user |> User._address._city *~ "Springfield").address.city ?? "")
print(user.renewed().isNew, Payment._card._zip.extract(.build()) ?? "")
print(Page(items: [1, 2]) |> Page<Int>._items._each %~ { $0 + 1 })
print("copies:", changesThatCopy())
