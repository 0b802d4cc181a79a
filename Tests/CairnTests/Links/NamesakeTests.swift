import Cairn
import CairnContract
import CairnTesting
import Testing

/// A link to a place of which an equal one stands in another column.
@MainActor
struct NamesakeTests {
    enum Page: Destination { case home, room, note }

    final class Pages: Coordinator {
        typealias Destination = Page
        typealias Route = Page
        let root: Tree.Root<Page>
        init(_ root: Tree.Root<Page>) { self.root = root }

        func screen(for page: Page, router: Router<Page>) -> any Presentable {
            if page == .room { Pages(.stack(.home)) } else { NoView("\(page)") }
        }
    }

    @Test func `what a link brings is in front, and the same link again changes nothing`() async throws {
        let root = Tree.Root<Page>.split(primary: .stack(.home), secondary: .stack(.note))
        try await TestApp.run(Pages(root), isCompact: true) { app in
            #expect(await app.navigator.follow(LinkPath(Page.room, Page.note)).outcome == .performed)
            try app.expect("split[*stack[home > room(home > note)], stack[note]]")
            let tree = app.navigator.tree
            #expect(await app.navigator.follow(LinkPath(Page.room, Page.note)).outcome == .performed)
            #expect(app.navigator.tree == tree)
        }
    }
}
