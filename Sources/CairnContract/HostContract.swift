import Cairn

/// What every host of this package must do; its tests hold each to it:
/// ```
/// @Test(arguments: HostContract.Rule.allCases)
/// func keeps(_ rule: HostContract.Rule) throws {
///     try HostContract(view: { MyView(name: $0) }, stage: { MyStage(navigator: $0) }).check(rule)
/// }
/// ```
@MainActor
package struct HostContract {
    let view: @MainActor (String) -> any Presentable
    let stage: @MainActor (Navigator) -> any HostStage

    /// - Parameters:
    ///   - view: Makes a view that a person can tell by this name.
    ///   - stage: Attaches a new host to this navigator.
    package init(
        view: @escaping @MainActor (String) -> any Presentable,
        stage: @escaping @MainActor (Navigator) -> any HostStage
    ) {
        self.view = view
        self.stage = stage
    }

    /// Puts a new host through one rule. Does nothing for a rule that needs fingers on a stage that has none.
    /// - Throws: ``ContractViolation``, with what was expected and what was found.
    package func check(_ rule: Rule) throws {
        let trial = Trial(rule.start, view: view, stage: stage)
        guard trial.stage.hasFingers || !rule.needsFingers else { return }
        try rule.trial(trial)
    }
}

/// A host did not keep the contract.
package struct ContractViolation: Error, CustomStringConvertible {
    package let description: String
    /// How many steps of a walk lead there; nil for a rule.
    package let steps: Int?

    init(_ description: String, steps: Int? = nil) {
        self.description = description
        self.steps = steps
    }
}

/// One host at its trial, over a sketch of an app.
@MainActor
package struct Trial {
    package let navigator: Navigator
    package let ledger: Ledger
    package let stage: any HostStage
    package let scene: SketchScene

    package init(
        _ root: Tree.Root<Place>, store: SketchStore = SketchStore(), restoring snapshot: Snapshot? = nil,
        view: @escaping @MainActor (String) -> any Presentable,
        stage: @MainActor (Navigator) -> any HostStage
    ) {
        store.beginStep()
        scene = SketchScene(store: store, view: view)
        navigator = Navigator(root: SketchCoordinator(root, scene: scene), restoring: snapshot)
        Onlooker.windows?.add(navigator)
        ledger = Ledger(navigator)
        self.stage = stage(navigator)
        self.stage.settle()
    }

    /// Asks in the name of the topmost screen of that name.
    @discardableResult
    package func ask(_ transition: Tree.Transition<Place, Never>, from name: String) throws -> Request {
        guard let model = navigator.sketch(name) else {
            throw ContractViolation("there is no '\(name)' to ask in \(navigator.tree)")
        }
        return model.router.trigger(transition)
    }

    package func could(_ done: Bool, _ what: String) throws {
        guard done else { throw ContractViolation("a person could not \(what) in \(navigator.tree)") }
    }

    /// Lets everything settle, then compares tree, screen and what the host says.
    package func expect(_ notation: String) throws {
        stage.settle()
        navigator.lookAgain()
        stage.settle()
        guard navigator.tree.notation == notation else {
            throw ContractViolation("expected \(notation)\n   found \(navigator.tree)")
        }
        if let fault { throw ContractViolation(fault) }
    }

    /// What is wrong at rest; nil when tree and screen are equal and nobody was left behind.
    var fault: String? {
        if navigator.tree.shown != stage.look() {
            return "law 1: the tree is \(navigator.tree), the host shows \(stage.look())"
        }
        // A place without a name of its own has none on screen either.
        let visiblePlaces = navigator.tree.foreignRoot == nil ? navigator.tree.visiblePlaces : []
        let visible = visiblePlaces.compactMap(\.textInFront)
        if !visible.isEmpty, !visible.contains(stage.front ?? "") {
            return "law 1: in front is \(stage.front ?? "nothing"), the tree is \(navigator.tree)"
        }
        if let readable = stage.readable, let name = navigator.tree.unreadable(among: readable) {
            return "law 1: \(name) is not to be seen, but \(readable.sorted()), in \(navigator.tree)"
        }
        if let place = stage.leftEmpty {
            return "law 1: \(place) is in front and empty, in \(navigator.tree)"
        }
        if let screen = stage.heldInVain {
            return "law 8: \(screen) is held back, but nobody guards it in \(navigator.tree)"
        }
        let left = ledger.leaks
        return left.isEmpty ? nil : "law 7: left behind: \(left.map(\.description).joined(separator: ", "))"
    }
}

extension Tree.Node {
    /// What a person reads in front where this is: its name, or why the window could not begin.
    var textInFront: String? {
        switch destination?.base {
        case let notice as BeginningRefused: "\(notice.refusal)"
        case let dialog as AskedDialog: dialog.title
        default: destination?.label
        }
    }
}

extension Tree {
    /// What may be in front: of columns beside each other any.
    var visiblePlaces: [Node] {
        let lineage = lineage(to: visible.id) ?? []
        for node in lineage {
            // An empty column may be in front of the only one that holds something.
            if case .split(let columns, nil) = node.content {
                return columns.count > 1 ? columns.map(\.visible) : []
            }
        }
        return [visible]
    }
}
