import Cairn

/// A destination that is nothing but a name, so that a tree reads as a picture.
/// One whose name begins with `lost` cannot be saved.
package struct Place: Destination, Codable, CustomStringConvertible, ExpressibleByStringLiteral {
    package let description: String

    package init(_ name: String) { description = name }
    package init(stringLiteral name: String) { description = name }

    package init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        guard !description.hasPrefix("lost") else {
            throw EncodingError.invalidValue(
                description, .init(codingPath: [], debugDescription: "it is not to be saved"))
        }
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// A screen of a sketch: it asks for transitions, and knows its name.
@MainActor
package class SketchModel {
    package let name: String
    package let router: Router<Tree.Transition<Place, Never>>

    init(name: String, router: Router<Tree.Transition<Place, Never>>) {
        self.name = name
        self.router = router
    }
}

/// A screen that cannot be left while it is armed, until someone answers.
@MainActor
package final class SketchForm: SketchModel, LeaveGuard {
    package var isArmed = true
    package var isAsked: Bool { !questions.isEmpty }
    private var questions: [CheckedContinuation<Bool, Never>] = []

    package func mayLeave() async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { question in
                questions.append(question)
            }
        } onCancel: {
            // A navigator takes a question back from the main actor.
            MainActor.assumeIsolated { self.answer(false) }
        }
    }

    /// Answers the question on screen; does nothing when there is none.
    package func answer(_ yes: Bool) {
        for question in questions { question.resume(returning: yes) }
        questions = []
    }
}

/// A coordinator that does what it is asked: its routes are transitions. For trying an engine or a host, not
/// an example of how to write an app.
///
/// A place named `flow…` is made into a child of its kind with a stack, one named `dialog…` into a
/// dialog that pushes `pushed` or closes, `dialogWithAName` into one that pushes what is typed. One named `form…`
/// has a leave-guard, `closed…` may not be entered, and `moved…` is found elsewhere.
@MainActor
package final class SketchCoordinator: EnterGuard {
    package typealias Route = Tree.Transition<Place, Never>
    package typealias Destination = Place

    package let root: Tree.Root<Place>
    private let view: @MainActor (String) -> any Presentable

    package init(
        _ root: Tree.Root<Place>, view: @escaping @MainActor (String) -> any Presentable = { NoView($0) }
    ) {
        self.root = root
        self.view = view
    }

    package func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
        if place.description.hasPrefix("closed") { return .refuse("it is closed") }
        if place.description.hasPrefix("moved") { return .redirect(.push(Place("new\(place)"))) }
        return .allow
    }

    package func transition(for route: Route, from asker: Asker) throws -> Next { route }

    package func screen(
        for place: Place, openedBy opener: Asker, router: Router<Route>
    ) -> any Presentable {
        if place.description.hasPrefix("flow") {
            return SketchCoordinator(.stack(Place("in" + place.description)), view: view)
        }
        if place == "dialogWithAName" {
            return Dialog<Route>(
                place.description, fields: [.field("Name", rule: .filled)],
                .button("Push", text: { .push(Place($0)) }), .cancel)
        }
        if place.description.hasPrefix("dialog") {
            return Dialog<Route>(place.description, .button("Push", .push("pushed")), .cancel)
        }
        let isForm = place.description.hasPrefix("form")
        let model =
            isForm
            ? SketchForm(name: place.description, router: router)
            : SketchModel(name: place.description, router: router)
        return Screen(model) { [view] in view($0.name) }
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
