/// Who is alive, who made them, and for whom: every node's view model, coordinator or view controller, the views that a
/// host made for view models, and those that live on although their node has left.
///
/// Make one right after the navigator; without one, nothing is kept. It holds nothing alive itself. It cannot see what
/// a closure captures: of what is left behind it says who made it and for whom, which is where to look for the one
/// who still holds it.
@MainActor
public final class Ledger {
    private weak var navigator: Navigator?
    private(set) var entries: [Entry] = []
    /// With how many entries those that are gone are forgotten, although nobody reads.
    private var room = 100

    /// One object that was made for a node.
    public struct Entry: CustomStringConvertible {
        /// The node it was made for.
        public let node: Tree.Node.ID
        /// What that node shows, in notation.
        public var label: String { shown.label }
        /// The type of the object.
        public var type: String { "\(objectType)" }
        /// The type of the coordinator that made it.
        public var maker: String { makerType.map { "\($0)" } ?? "nobody" }
        /// What the one showed in whose name it was asked for; nil for the root.
        public var opener: String? { askedBy?.label }
        /// Whether a host made it, to show what was made for the node.
        package let isView: Bool
        // Written out when someone reads it.
        fileprivate let shown: Tree.Node
        fileprivate let objectType: Any.Type
        fileprivate let makerType: Any.Type?
        fileprivate let askedBy: Tree.Node?
        fileprivate weak var object: AnyObject?

        /// `SignUpViewModel of signUp, made by LoginCoordinator for credentials`, and for its view `SignUpViewController
        /// of signUp, its view`.
        public var description: String {
            isView
                ? "\(type) of \(label), its view"
                : "\(type) of \(label), made by \(maker)" + (opener.map { " for \($0)" } ?? "")
        }
    }

    /// Begins to note all that a navigator makes.
    public init(_ navigator: Navigator) {
        self.navigator = navigator
        for node in navigator.tree.nodes { note(node, in: navigator) }
        let observer = MakingObserver(owner: self) { [weak self, weak navigator] node in
            if let navigator { self?.note(node, in: navigator) }
        } shown: { [weak self, weak navigator] view, node in
            if let navigator { self?.note(view, showing: node, in: navigator) }
        }
        navigator.observeMaking(observer)
    }

    /// What was made for the nodes that are in the tree, in the order of making.
    public var live: [Entry] {
        forgetTheGone()
        let present = present
        return entries.filter { present.contains($0.node) }
    }

    /// What lives on although its node has left; empty when all is well. A view is named with what it showed: by
    /// itself it may be UIKit's for a turn longer.
    public var leaks: [Entry] {
        forgetTheGone()
        let present = present
        var left = entries.filter { !present.contains($0.node) }
        guard !left.isEmpty else { return [] }
        // One view model may be shown in several places.
        let inTree = Set(
            entries.lazy.filter { present.contains($0.node) }.compactMap {
                $0.object.map { ObjectIdentifier($0) }
            })
        left.removeAll { $0.object.map { inTree.contains(ObjectIdentifier($0)) } ?? true }
        let shown = Set(left.filter { !$0.isView }.map(\.node))
        return left.filter { shown.contains($0.node) }
    }

    private var present: Set<Tree.Node.ID> { Set(navigator?.tree.nodes.map(\.id) ?? []) }

    private func forgetTheGone() {
        entries.removeAll { $0.object == nil }
    }

    private func note(_ node: Tree.Node, in navigator: Navigator) {
        guard let record = navigator.machine.records[node.id], let object = record.model else { return }
        guard type(of: object) is AnyClass else { return }
        note(object as AnyObject, isView: false, of: node, record, in: navigator)
    }

    private func note(_ view: AnyObject, showing node: Tree.Node, in navigator: Navigator) {
        guard let record = navigator.machine.records[node.id], record.made is Screen else { return }
        note(view, isView: true, of: node, record, in: navigator)
    }

    private func note(
        _ object: AnyObject, isView: Bool, of node: Tree.Node, _ record: Record, in navigator: Navigator
    ) {
        if entries.count >= room {
            forgetTheGone()
            room = max(100, entries.count * 2)
        }
        let maker = navigator.machine.records[record.owner]?.made
        let opener = record.opener == node.id ? nil : navigator.tree[record.opener]
        entries.append(
            Entry(
                node: node.id, isView: isView, shown: node.withoutObjects, objectType: type(of: object),
                makerType: maker.map { type(of: $0) }, askedBy: opener?.withoutObjects, object: object))
    }
}

extension Tree.Node {
    /// The node by itself, without what stands in it or over it, its destination by its label where that holds an object.
    fileprivate var withoutObjects: Tree.Node {
        let isKept = destination?.holdsObject == false
        return Tree.Node(id: id, destination: isKept ? destination : AnyDestination(label: label))
    }
}
