import Cairn

/// A coordinator that does what it is asked: its routes are transitions. For trying an engine or a host, not
/// an example of how to write an app.
///
/// What its places mean is in their names (``PlaceName``). Those without a number mean this, by how they begin:
/// - `flow`: a child of its kind with a stack.
/// - `dialog`: a dialog that pushes `pushed` or closes; `dialogWithAName` pushes what is typed, and `dialogNoCancel` has nothing to
///   close it by.
/// - `form`: a screen with a leave-guard; with `formAsk` that returns a dialog.
/// - `closed`: a place that may not be entered.
/// - `moved`: one that is found elsewhere.
@MainActor
package final class SketchCoordinator: SketchGuarding {
    package typealias Route = Tree.Transition<Place, Never>
    package typealias Destination = Place

    package let sketch: Sketch

    package convenience init(
        _ root: Tree.Root<Place>, view: @escaping @MainActor (String) -> any Presentable = { NoView($0) }
    ) {
        self.init(root, scene: SketchScene(view: view))
    }

    /// The coordinator of a window.
    package init(_ root: Tree.Root<Place>, scene: SketchScene) {
        sketch = Sketch(root: root, scene: scene, around: [])
    }

    init(_ sketch: Sketch) { self.sketch = sketch }

    package func transition(for route: Route, from asker: Asker) throws -> Next {
        try decide(route, from: asker)
    }

    /// What no stack can hold is presented, so that a link comes there.
    package func transition(toLinked place: Place) -> Route {
        switch PlaceName(place)?.root {
        case .choice, .split: .present(place, as: .fullScreen)
        default: .push(place)
        }
    }

    package func screen(for place: Place, router: Router<Route>) -> any Presentable {
        make(place, router)
    }
}

/// A flow: it ends with a text, and whoever comes to its end has logged in.
@MainActor
final class SketchFlow: SketchGuarding {
    enum Route {
        case ask(SketchScene.Route)
        case finish
    }
    typealias Destination = Place
    typealias Output = String

    let sketch: Sketch

    init(_ sketch: Sketch) { self.sketch = sketch }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .ask(let transition):
            return try decide(transition, from: asker).map({ $0 }, finish: { _ -> String in })
        case .finish:
            scene.store.isLocked = false
            return .finish("done")
        }
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        make(place, router.scoped { .ask($0) }, routes: Route.ask) { [scene] in
            let request = router.trigger(.finish)
            scene.note(AskedRequest(request, by: router.asker, text: "finish", places: []))
            return request
        }
    }
}

/// A coordinator whose decisions wait: for an answer, for the end of a flow that it runs itself, or for nothing but
/// its task's turn.
@MainActor
final class WaitingSketch: SketchGuarding, WaitingCoordinator {
    typealias Route = Tree.Transition<Place, Never>
    typealias Destination = Place

    let sketch: Sketch
    private var count = 0

    init(_ sketch: Sketch) { self.sketch = sketch }

    func decision(for route: Route, from asker: Asker) async throws -> Next {
        let route = try decide(route, from: asker)
        guard !route.places.contains(where: { PlaceName($0)?.words.contains("first") == true }) else {
            return route
        }
        count += 1
        switch count % 3 {
        case 0: await scene.wait()
        case 1:
            if let router = scene.router(of: asker.id) {
                let flow: Place = "fl0_first_stack_s0_login"
                _ = try await router.run(ResultRoute<Route, String>(.present(flow, as: .sheet)))
            }
        default: break
        }
        return route
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        make(place, router)
    }
}

/// What a sketch shows where there is no UI.
package struct NoView: Presentable {
    package let name: String
    package init(_ name: String) { self.name = name }
}

extension Navigator {
    /// The view model of the topmost node of that name in a sketch.
    package func sketch(_ name: String) -> SketchModel? {
        for node in tree.nodes.reversed() where node.label == name {
            if let model = sketch(node.id) { return model }
        }
        return nil
    }

    /// The view model of a node in a sketch.
    package func sketch(_ node: Tree.Node.ID) -> SketchModel? {
        (made(for: node) as? Screen)?.model as? SketchModel
    }

    /// The view model of the screen in front.
    package var front: SketchModel? { sketch(tree.visible.id) }
}
