import Cairn
import CairnContract
import Testing

/// A link may lead through several screens of one coordinator.
@MainActor
struct ScreenByScreenTests {
    private let stage = Stage(Feed())

    private func follow(_ link: String) -> Outcome? {
        stage.navigator.follow(link, by: Feed.links).result
    }

    @Test func `each is put on the one before`() {
        #expect(follow("/feed/7/comments/9") == .performed)
        #expect(stage.tree == "stack[feed > post(7) > comment(9)]")
        stage.expectAtRest()
    }

    @Test func `what stands on the way stays, and what stands on that leaves`() throws {
        #expect(follow("/feed/7") == .performed)
        let post = stage.navigator.tree.visible.id
        #expect(follow("/feed/7/comments/9") == .performed)
        #expect(stage.tree == "stack[feed > post(7) > comment(9)]")
        #expect(stage.navigator.tree.contains(post))
        #expect(follow("/feed/8") == .performed)
        #expect(stage.tree == "stack[feed > post(8)]")
        #expect(follow("/feed") == .performed)
        #expect(stage.tree == "stack[feed]")
    }

    @Test func `it is one change, and the journal makes it again`() throws {
        let before = stage.navigator.journal.entries.count
        #expect(follow("/feed/7/comments/9") == .performed)
        #expect(stage.navigator.journal.entries.count == before + 1)
        var replay = try Replay(text: stage.navigator.journal.text())
        var last: String?
        while let step = try replay.next() { last = step.tree.notation }
        #expect(last == stage.tree)
    }

    @Test func `where one of them is not what was asked for, nothing changes`() {
        guard case .refused(.linkEnds(before: "post(0)", _)) = follow("/feed/0/comments/1") else {
            Issue.record("\(stage.tree)")
            return
        }
        #expect(stage.tree == "stack[feed]")
    }
}

@MainActor
private final class Feed: Coordinator {
    enum Destination: Cairn.Destination { case feed, post(Int), comment(Int), gone }
    typealias Route = Destination
    static let links = LinkTable<Destination>([
        .link("feed", to: .feed).then(
            LinkTable<Destination>([
                .link("{id}", to: Destination.post).then(
                    LinkTable<Destination>([.link("comments/{id}", to: Destination.comment)]))
            ]))
    ])
    let root: Tree.Root<Destination> = .stack(.feed)

    func transition(toLinked destination: Destination) -> Next {
        destination == .post(0) ? .push(.gone) : .push(destination)
    }

    func screen(for destination: Destination, router: Router<Route>)
        -> any Presentable
    {
        NoView("\(destination)")
    }
}
