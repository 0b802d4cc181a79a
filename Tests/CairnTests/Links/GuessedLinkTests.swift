import Cairn
import CairnContract
import CairnTesting
import Testing

/// A coordinator in coordinators of its own kind, whose links lead one deep.
@MainActor
struct GuessedLinkTests {
    final class Folder: Coordinator {
        enum Route: Cairn.Destination { case contents, folder(Int), file(Int) }
        static let links = LinkTable<Route>(
            scheme: "box",
            [
                .link("", to: .contents),
                .link("folder/{id}", to: Route.folder).then(LinkTable([.link("file/{id}", to: Route.file)])),
            ])
        let root = Tree.Root<Route>.stack(.contents)

        func screen(for route: Route, router: Router<Route>) -> any Presentable {
            if case .folder = route { Folder() } else { NoView("\(route)") }
        }
    }

    @Test func `a link that would lead elsewhere is not printed`() async throws {
        try await TestApp.run(Folder()) { app in
            await app.trigger(.folder(1))
            try app.expect("stack[contents > folder(1)(contents)]")
            await app.trigger(.file(7))
            try app.expect("stack[contents > folder(1)(contents > file(7))]")
            #expect(
                try Folder.links.print(visibleIn: app.navigator.tree) == "box://folder/1/file/7")
            await app.trigger(.folder(2))
            try app.expect("stack[contents > folder(1)(contents > file(7) > folder(2)(contents))]")
            await app.trigger(.file(9))
            try app.expect("stack[contents > folder(1)(contents > file(7) > folder(2)(contents > file(9)))]")
            #expect(throws: LinkRefusal.self) { try Folder.links.print(visibleIn: app.navigator.tree) }
        }
    }
}
