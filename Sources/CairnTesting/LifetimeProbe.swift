import Cairn

/// Watches that what leaves the tree is released: view models, coordinators, view controllers.
///
/// Make it right after the navigator, and ask it at the end of a test.
@MainActor
public final class LifetimeProbe {
    private let navigator: Navigator
    private var watched: [Watched] = []

    private struct Watched {
        let node: Tree.Node.ID
        let label: String
        let what: String
        weak var object: AnyObject?
    }

    /// Begins to watch all that a navigator makes. One probe a navigator: a second one takes its place.
    public init(_ navigator: Navigator) {
        self.navigator = navigator
        for node in navigator.tree.nodes {
            if let made = navigator.made(for: node.id) { watch(made, for: node) }
        }
        navigator.onMade = { [weak self] node, made in self?.watch(made, for: node) }
    }

    /// What lives on although its node has left, each as `SignUpViewModel of signUp`; empty when all is well.
    public var leftBehind: [String] {
        watched.removeAll { $0.object == nil }
        return watched.filter { !navigator.tree.contains($0.node) }.map { "\($0.what) of \($0.label)" }
    }

    private func watch(_ made: any Presentable, for node: Tree.Node) {
        let object = (made as? Screen)?.model ?? made
        guard type(of: object) is AnyClass else { return }
        watched.append(
            Watched(
                node: node.id, label: node.label, what: "\(type(of: object))", object: object as AnyObject))
    }
}
