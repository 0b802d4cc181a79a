import CairnContract
import CairnTree
import Testing

struct NoneTests {
    @Test func `changes nothing`() throws {
        #expect(
            try picture(of: "stack[a > b] + sheet(c)", after: .none, from: "b") == "stack[a > b] + sheet(c)")
    }
}
