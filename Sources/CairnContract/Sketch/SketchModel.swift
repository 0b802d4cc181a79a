import Cairn

/// A screen of a sketch: it asks for transitions, and knows its name.
@MainActor
package class SketchModel: Routed {
    package let name: String
    package let router: Router<Tree.Transition<Place, Never>>
    /// The node that it was made for.
    package let node: Tree.Node.ID
    package let scene: SketchScene
    /// Ends the flow that it stands in; nil where that is none.
    package let finish: (@MainActor () -> Request)?

    /// - Parameter isEarly: Whether it asks by a router of its own, and not by the one that it is handed.
    init(
        name: String, router: Router<Tree.Transition<Place, Never>>, scene: SketchScene,
        isEarly: Bool = false,
        finish: (@MainActor () -> Request)? = nil
    ) {
        self.name = name
        self.router = isEarly ? Router() : router
        node = router.asker
        self.scene = scene
        self.finish = finish
    }

    /// Asks, with the scene as a witness.
    @discardableResult
    package func ask(_ transition: SketchScene.Route) -> Request {
        scene.ask(transition, by: router, at: node)
    }

    @discardableResult
    package func close() -> Request { scene.close(by: router, at: node) }

    /// Asks in a dialog, and on yes for a place, with the scene as a witness. Nobody is kept meanwhile.
    func question(for place: Place) {
        let (title, scene, router, node) = ("question of \(name)", scene, router, node)
        scene.awaited.append(title)
        Task {
            scene.noteRival(of: node)
            let yes = try? await router.ask(Dialog(title, .button("Push", true), .cancel))
            scene.awaited.removeAll { $0 == title }
            if yes == true { scene.ask(.push(place), by: router, at: node) }
        }
    }
}
