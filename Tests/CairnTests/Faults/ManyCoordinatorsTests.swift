import Cairn
import CairnContract
import Testing

/// Any number of coordinators may come side by side in one change; only those without end are refused.
@MainActor
struct ManyCoordinatorsTests {
    @Test func `a stack of 150 coordinators comes in one change`() throws {
        let stage = Stage(Atlas())
        #expect(try stage.ask(for: Atlas.Route.stack(150)).result == .performed)
        #expect(stage.navigator.tree.nodes.filter { $0.label.hasPrefix("country") }.count == 150)
        #expect(stage.navigator.tree.nodes.filter { $0.label == "map" }.count == 150)
        stage.expectAtRest()
    }

    @Test func `a window may begin with 150 coordinators`() {
        let stage = Stage(Atlas(.stack(.country(0), above: (1..<150).map { .country($0) })))
        #expect(stage.navigator.tree.nodes.filter { $0.label == "map" }.count == 150)
        stage.expectAtRest()
    }

    @Test func `of 150 tabs each is made when it is selected`() throws {
        let stage = Stage(Atlas())
        try stage.ask(for: Atlas.Route.tabs(150))
        for number in 1..<150 {
            #expect(try stage.ask(for: Atlas.Route.select(number)).result == .performed)
        }
        #expect(stage.navigator.tree.nodes.filter { $0.label == "map" }.count == 150)
        stage.expectAtRest()
    }

    @Test func `modals of 150 coordinators come in one change`() throws {
        let stage = Stage(Atlas())
        #expect(try stage.ask(for: Atlas.Route.sheets(150)).result == .performed)
        #expect(stage.navigator.tree.modals.count == 150)
        stage.expectAtRest()
    }

    @Test func `fifty coordinators inside each other are fine`() throws {
        let stage = Stage(Atlas())
        #expect(try stage.ask(for: Atlas.Route.cave(50)).result == .performed)
        #expect(stage.navigator.tree.nodes.filter { $0.label.hasPrefix("cave") }.count == 50)
        stage.expectAtRest()
    }

    @Test func `coordinators that bring themselves are refused as endless`() throws {
        let stage = Stage(Atlas())
        #expect(try stage.ask(for: Atlas.Route.abyss).result == .refused(.endless("abyss")))
        #expect(stage.tree == "stack[index]")
        #expect(try stage.ask(for: Atlas.Route.stack(2)).result == .performed)
        stage.expectAtRest()
    }
}

@MainActor
private final class Atlas: Coordinator {
    enum Destination: Cairn.Destination { case index, country(Int), cave(Int), abyss }
    enum Route: Hashable { case stack(Int), tabs(Int), sheets(Int), select(Int), cave(Int), abyss }
    let root: Tree.Root<Destination>

    init(_ root: Tree.Root<Destination> = .stack(.index)) { self.root = root }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .stack(let count): .set(.country(0), above: (1..<count).map { .country($0) })
        case .tabs(let count):
            .replaceAll(.tabs(.screen(.country(0)), (1..<count).map { .screen(.country($0)) }))
        case .sheets(let count): .several((0..<count).map { .present(.country($0), as: .sheet) })
        case .select(let number): .select(.country(number))
        case .cave(let depth): .push(.cave(depth))
        case .abyss: .push(.abyss)
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .index: Screen(router) { _ in NoView("index") }
        case .country: Country()
        case .cave(let depth): Cave(depth: depth)
        case .abyss: Abyss()
        }
    }
}

@MainActor
private final class Country: Coordinator {
    enum Route: Cairn.Destination { case map }
    var root: Tree.Root<Route> { .stack(.map) }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("map") }
    }
}

/// A cave with a smaller one in it.
@MainActor
private final class Cave: Coordinator {
    enum Route: Cairn.Destination { case cave(Int), wall }
    private let depth: Int
    var root: Tree.Root<Route> { .stack(depth > 1 ? .cave(depth - 1) : .wall) }

    init(depth: Int) { self.depth = depth }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        switch place {
        case .cave(let depth): Cave(depth: depth)
        case .wall: Screen(router) { _ in NoView("wall") }
        }
    }
}

@MainActor
private final class Abyss: Coordinator {
    enum Route: Cairn.Destination { case abyss }
    var root: Tree.Root<Route> { .stack(.abyss) }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        Abyss()
    }
}
