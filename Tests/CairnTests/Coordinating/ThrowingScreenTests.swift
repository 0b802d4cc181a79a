import Cairn
import CairnContract
import CairnTesting
import Testing

/// A reading room: what is not in store cannot be made.
@MainActor
private final class ReadingRoom: Coordinator {
    enum Route: Cairn.Destination { case shelf, book, lost, burnt, pile, halls }
    struct NotInStore: Error {}

    let root: Tree.Root<Route>
    let hasTabs: Bool
    /// What was made, in order.
    private(set) var made: [Route] = []
    var isOpen = false

    init(_ root: Tree.Root<Route> = .stack(.shelf), hasTabs: Bool = false) {
        (self.root, self.hasTabs) = (root, hasTabs)
    }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .pile: .several(.push(.book), .push(.lost))
        case .halls: .present(.stack(.halls), as: .sheet)
        default: .push(route)
        }
    }

    func screen(for route: Route, router: Router<Route>) throws -> any Presentable {
        made.append(route)
        switch route {
        case .lost: throw NotInStore()
        case .burnt: throw Refusal.unavailable("burnt", why: "it was burnt")
        case .halls: return ReadingRoom(.stack(.book, above: [.lost]))
        case .shelf where hasTabs && !isOpen: throw NotInStore()
        default: return Screen(router) { _ in NoView("\(route)") }
        }
    }
}

@MainActor
struct ThrowingScreenTests {
    private let room = ReadingRoom()

    @Test func `what a making throws refuses the change, and names the destination and the error`() throws {
        let stage = Stage(room)
        let request = try stage.ask(for: ReadingRoom.Route.lost)
        #expect(request.result == .refused(.makingFailed("lost", why: "NotInStore()")))
        #expect(request.result.map { "\($0)" } == "refused: 'lost' could not be made: NotInStore()")
        #expect(stage.tree == "stack[shelf]")
        stage.expectAtRest()
    }

    @Test func `a refusal that a making throws is the outcome as it is`() throws {
        let stage = Stage(room)
        let request = try stage.ask(for: ReadingRoom.Route.burnt)
        #expect(request.result == .refused(.unavailable("burnt", why: "it was burnt")))
        stage.expectAtRest()
    }

    @Test func `a making that throws refuses the whole change, and nothing of it is made twice`() throws {
        let stage = Stage(room)
        let request = try stage.ask(for: ReadingRoom.Route.pile)
        guard case .refused(.makingFailed("lost", _))? = request.result else {
            Issue.record("\(request)")
            return
        }
        #expect(stage.tree == "stack[shelf]")
        #expect(room.made == [.shelf, .book, .lost])
        stage.expectAtRest()
    }

    @Test func `a coordinator whose root cannot be made does not come, and is let go`() throws {
        let stage = Stage(room)
        let request = try stage.ask(for: ReadingRoom.Route.halls)
        #expect(request.result == .refused(.makingFailed("lost", why: "NotInStore()")))
        #expect(stage.tree == "stack[shelf]")
        stage.expectAtRest()
    }

    @Test func `a window whose root cannot be made says why`() {
        let navigator = Navigator(root: ReadingRoom(.stack(.lost)))
        #expect(navigator.beginning.result == .refused(.makingFailed("lost", why: "NotInStore()")))
        #expect(navigator.tree.notation == "(beginningRefused)")
    }

    @Test func `a tab that cannot be made stays behind the one in front, and may come later`() {
        let room = ReadingRoom(.tabs(.stack(.book), [.stack(.shelf)]), hasTabs: true)
        let stage = Stage(room)
        stage.host.tapTab(1)
        #expect(stage.tree == "tabs[*stack[book], stack[shelf]]")
        stage.expectAtRest()
        room.isOpen = true
        stage.host.tapTab(1)
        #expect(stage.tree == "tabs[stack[book], *stack[shelf]]")
        stage.expectAtRest()
    }
}
