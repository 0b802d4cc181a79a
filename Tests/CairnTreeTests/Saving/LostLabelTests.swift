import CairnTree
import Testing

/// What a report calls a place that nobody can decode any more.
struct LostLabelTests {
    private enum Lesson: Destination, Codable {
        case list, lesson(id: Int, title: String), note(String), marks([Int])
    }

    private struct Pair: Destination, Codable {
        var left = 1
        var right = 2
    }

    private struct Login: Destination, Codable, Redacting {
        var password: String
        var redacted: String { "login" }
    }

    private enum Reset: Destination, Codable { case reset(Int, Login) }

    private enum Sealed: Destination, Codable {
        case open, challenge(token: String)
        enum CodingKeys: CodingKey { case open }
    }

    @Test func `why a destination is not saved does not say what it holds`() throws {
        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        let sealed = AnyDestination(Sealed.challenge(token: "s3cret"))
        tree.root.content = .stack([Tree.Node(id: ids.next(), destination: sealed)])
        let loss = try #require(tree.snapshot().lost.first)
        #expect(loss.why.contains("challenge") && !loss.why.contains("s3cret"), "\(loss)")
    }

    /// A snapshot of one screen, read by somebody who knows no destination.
    private func label(of destination: some Destination & Codable) throws -> String {
        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        tree.root.content = .stack([Tree.Node(id: ids.next(), destination: AnyDestination(destination))])
        var reader = SnapshotReader(try Snapshot(text: tree.snapshot().text), root: tree.root.id)
        _ = reader.tree { _ in .lost(why: "nobody knows it") }
        #expect(reader.losses.count == 1)
        return try #require(reader.losses.first).label
    }

    @Test func `it is called by what was saved of it`() throws {
        #expect(try label(of: Lesson.list) == "list")
        #expect(try label(of: Lesson.lesson(id: 7, title: "A \"b\"")) == #"lesson(id: 7, title: "…")"#)
        #expect(try label(of: Lesson.note("x")) == #"note("…")"#)
        #expect(try label(of: Lesson.marks(Array(repeating: 1, count: 100))) == "marks")
        #expect(try label(of: Pair()) == "a place")
    }

    @Test func `what is redacted keeps to itself what it holds`() throws {
        #expect(try label(of: Login(password: "swordfish")) == "login")
        #expect(try label(of: Reset.reset(1, Login(password: "swordfish"))).contains("swordfish") == false)
    }
}
