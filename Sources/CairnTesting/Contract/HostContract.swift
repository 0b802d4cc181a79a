import Cairn

/// What any host must do. Hold your own to it:
/// ```swift
/// @Test(arguments: HostContract.Rule.allCases)
/// func keeps(_ rule: HostContract.Rule) throws {
///     try HostContract(view: { MyView(name: $0) }, stage: { MyStage(navigator: $0) }).check(rule)
/// }
/// ```
@MainActor
public struct HostContract {
    private let view: @MainActor (String) -> any Presentable
    private let stage: @MainActor (Navigator) -> any HostStage

    /// - Parameters:
    ///   - view: Makes a view that a person can tell by this name.
    ///   - stage: Attaches a new host to this navigator.
    public init(
        view: @escaping @MainActor (String) -> any Presentable,
        stage: @escaping @MainActor (Navigator) -> any HostStage
    ) {
        self.view = view
        self.stage = stage
    }

    /// Puts a new host through one rule. Does nothing for a rule that needs fingers on a stage that has none.
    /// - Throws: ``ContractViolation``, with what was expected and what was found.
    public func check(_ rule: Rule) throws {
        let trial = Trial(rule.start, view: view, stage: stage)
        guard trial.stage.hasFingers || !rule.needsFingers else { return }
        try rule.trial(trial)
    }

    /// Puts a new host through a random walk of requests, fingers and foreign calls, and checks the laws 1, 2 and
    /// 7 after each fifth step. The same seed walks the same way.
    /// - Parameter containers: What is walked beside stacks and modals: no more than the host shows.
    /// - Returns: How many requests were made.
    @discardableResult
    public func walk(seed: UInt64, steps: Int, containers: HostContainers = .none) throws -> Int {
        let root: Tree.Root<Place> =
            switch containers {
            case .none: .stack("a")
            case .tabs: .tabs(.stack("a"), [.screen("flow0"), .screen("b"), .stack("c")])
            case .all:
                .tabs(
                    .stack("a"),
                    [
                        .screen("flow0"), .pages("b", "c"),
                        .split(primary: .stack("d"), secondary: .screen("e")),
                    ])
            }
        var walk = Walk(Trial(root, view: view, stage: stage), seed: seed, containers: containers)
        var trail: [String] = []
        for step in 0..<steps {
            let settles = step.isMultiple(of: 5)
            trail.append("\(walk.happens())   \(walk.tree)")
            if let fault = walk.fault(settling: settles) {
                let lines = trail.suffix(12).joined(separator: "\n    ")
                throw ContractViolation("\(fault)\nat step \(step) of seed \(seed), after\n    \(lines)")
            }
            if settles { trail.append("everything settled   \(walk.tree)") }
        }
        return walk.requestCount
    }
}

/// A host did not keep the contract.
public struct ContractViolation: Error, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}

/// One host at its trial, over a sketch of an app.
@MainActor
package struct Trial {
    package let navigator: Navigator
    package let ledger: Ledger
    package let stage: any HostStage

    package init(
        _ root: Tree.Root<Place>, view: @escaping @MainActor (String) -> any Presentable,
        stage: @MainActor (Navigator) -> any HostStage
    ) {
        navigator = Navigator(root: SketchCoordinator(root, view: view))
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
        let visible = navigator.tree.visible
        // A place without a name of its own has none on screen either.
        if let destination = visible.destination, stage.front != destination.label {
            return "law 1: in front is \(stage.front ?? "nothing"), the tree is \(navigator.tree)"
        }
        let left = ledger.leftBehind
        return left.isEmpty ? nil : "law 7: left behind: \(left.map(\.description).joined(separator: ", "))"
    }
}
