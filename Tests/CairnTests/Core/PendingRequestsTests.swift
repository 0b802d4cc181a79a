import Testing

@testable import Cairn

struct PendingRequestsTests {
    private let (one, other): (Tree.Node.ID, Tree.Node.ID)
    private var requests = PendingRequests()

    init() throws {
        var ids = Tree.IDs()
        (one, other) = (ids.next(), ids.next())
        for (id, asker) in [(1, one), (2, other), (3, one)] {
            requests.add(PendingRequest(id: id, .close, from: asker))
        }
    }

    @Test func `each is found once by who asked it, in order`() {
        #expect(requests.asked(by: one).map(\.id) == [1, 3])
        #expect(requests.asked(by: other).map(\.id) == [2])
    }

    @Test mutating func `one that is removed is found no more`() {
        #expect(requests.remove(1)?.asker == one)
        #expect(requests.asked(by: one).map(\.id) == [3])
        #expect(requests.remove(1) == nil && requests.remove(3) != nil)
        #expect(requests.asked(by: one).isEmpty && requests.asked(by: other).map(\.id) == [2])
    }
}
