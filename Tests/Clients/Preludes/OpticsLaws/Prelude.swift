// Declarations that the examples of OpticsLaws use, beside the order of the pages.
import Optics
import OpticsLaws

enum Bit: Int, CaseIterable, Arbitrary { case zero, one }

let orders = ["Rome", "Oslo"].map { order |> Order._customer._address._city *~ $0 }
let lines = order.lines
let customers = orders.map(\.customer)
let addresses = customers.map(\.address)
let payments = [Payment.cash, order.payment]
let a = Order._customer
let b = Customer._address
let c = Address._city
