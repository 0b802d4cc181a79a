import Cairn
import CairnContract
import Testing

/// A place that a coordinator was saved for, and that is something else in a later version of the app.
@MainActor
struct NoCoordinatorAnyMoreTests {
    private func saved(_ profile: @escaping () -> any Presentable) throws -> Snapshot {
        let navigator = Navigator(root: Directory(profile))
        Router<Directory.Destination>(asker: navigator.tree.visible.id, navigator: navigator).trigger(
            .profile)
        return try Snapshot(text: navigator.snapshot().text)
    }

    @Test func `a screen in its place is made once, and given back what was saved`() throws {
        var made: [ProfileModel] = []
        let directory = Directory {
            made.append(ProfileModel())
            return Screen(made[made.count - 1]) { _ in NoView("profile") }
        }
        let navigator = Navigator(root: directory, restoring: try saved { Profile() })
        #expect(navigator.tree.notation == "stack[list > profile]")
        #expect(made.map(\.text) == ["of the coordinator"])
        #expect(navigator.notRestored.map(\.label) == ["what was in profile"])
    }

    @Test func `a screen of the system that can be saved is made once, and loses nothing`() throws {
        let snapshot = try saved { Card() }
        #expect(snapshot.lost.isEmpty)
        var count = 0
        let directory = Directory {
            count += 1
            return Card()
        }
        let navigator = Navigator(root: directory, restoring: snapshot)
        #expect(navigator.tree.notation == "stack[list] + sheet(profile(card))")
        #expect(count == 1 && navigator.notRestored.isEmpty)
    }
}

private final class Directory: Coordinator {
    enum Destination: Cairn.Destination, Codable { case list, profile }
    typealias Route = Destination
    let root: Tree.Root<Destination> = .stack(.list)
    private let profile: () -> any Presentable

    init(_ profile: @escaping () -> any Presentable) { self.profile = profile }

    func transition(for route: Destination, from asker: Asker) -> Next {
        profile() is any SystemScreen ? .present(route, as: .sheet) : .push(route)
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        destination == .list ? Screen(router) { _ in NoView("list") } : profile()
    }
}

private final class Profile: Coordinator, Restorable {
    enum Destination: Cairn.Destination, Codable { case page }
    typealias Route = Never
    let root: Tree.Root<Destination> = .stack(.page)
    let saved = "of the coordinator"

    func restore(_ saved: String) {}
    func transition(for route: Never, from asker: Asker) -> Next {}

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(0) { _ in NoView("page") }
    }
}

@MainActor
private final class ProfileModel: Restorable {
    private(set) var text = ""
    var saved: String { text }
    func restore(_ saved: String) { text = saved }
}

private struct Card: SystemScreen, Codable, CustomStringConvertible {
    typealias Answer = Void
    var description: String { "card" }
}
