import Cairn
import CairnContract
import Testing

@MainActor
private final class Curious: Coordinator {
    typealias Destination = Place
    enum Route: Hashable { case asModel, asOther, leaveFirst }
    var root: Tree.Root<Place> { .stack("a", above: ["b"]) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .asModel: .push(Place("seen" + (try asker.model(Model.self).name)))
        case .asOther: .push(Place(try asker.model(String.self)))
        case .leaveFirst: .pop
        }
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        Screen(Model(name: place.description, router: router)) { _ in NoView("") }
    }

    final class Model {
        let name: String
        let router: Router<Route>
        init(name: String, router: Router<Route>) {
            self.name = name
            self.router = router
        }
    }
}

@MainActor
struct AskerTests {
    private let stage = Stage(Curious())

    private var model: Curious.Model {
        get throws {
            let screen = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
            return try #require(screen.model as? Curious.Model)
        }
    }

    @Test func `gives the view model to decide by`() throws {
        try model.router.trigger(.asModel)
        #expect(stage.tree == "stack[a > b > seenb]")
    }

    @Test func `a decision by another type is refused`() throws {
        let result = try model.router.trigger(.asOther).result
        #expect(result == .refused(.wrongType(expected: "String", found: "Model")))
    }

    @Test func `throws once the asker has left`() throws {
        let asker = Asker(id: stage.navigator.tree.visible.id, navigator: stage.navigator)
        try model.router.trigger(.leaveFirst)
        #expect(throws: Refusal.askerLeft) { try asker.model(Curious.Model.self) }
    }
}
