import CairnTesting
import CairnTree

/// A destination that can be saved.
enum Kept: Destination, Codable {
    case list, match(Int), note(String?), pair(Double, on: Bool)
}

/// One that cannot.
enum Passing: Destination { case camera }

/// Draws trees of all that a tree can be.
struct RandomTree {
    var random: SeededRandom
    /// Whether there are destinations that cannot be saved, and foreign controllers.
    let isMixed: Bool
    private var ids = Tree.IDs()

    init(seed: UInt64, isMixed: Bool) {
        random = SeededRandom(seed: seed)
        self.isMixed = isMixed
    }

    mutating func tree() -> Tree {
        var root = Tree.Node(id: ids.next(), destination: nil)
        root.content = container(depth: 0)
        var tree = Tree(root: root)
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let opener = tree.nodes.randomElement(using: &random)!.id
            let styles: [Tree.ModalStyle] = [
                .sheet, .formSheet, .fullScreen, .overFullScreen, .popover, .custom("card"),
                .sheet(detents: [.medium, .large]), .sheet(detents: [.medium, .large], selected: .large),
            ]
            let style = styles.randomElement(using: &random)!
            tree.modals.append(Tree.Modal(style: style, opener: opener, node: place(depth: 3)))
        }
        return tree
    }

    mutating func destination() -> AnyDestination {
        if isMixed, Int.random(in: 0..<8, using: &random) == 0 {
            return Bool.random(using: &random)
                ? AnyDestination(Passing.camera) : AnyDestination(Foreign("SFSafariViewController"))
        }
        let number = Int.random(in: -3...1_000_000, using: &random)
        let all: [Kept] = [
            .list, .match(number), .note(nil), .note("é\"\\ \(number)"),
            .pair(Double(number) / 7, on: number % 2 == 0),
        ]
        return AnyDestination(all.randomElement(using: &random)!)
    }

    /// A place that stands in no stack.
    private mutating func place(depth: Int) -> Tree.Node {
        var node = Tree.Node(id: ids.next(), destination: destination())
        if node.isForeign || Int.random(in: 0...depth + 1, using: &random) > 1 { return node }
        node.content = container(depth: depth + 1)
        return named(node)
    }

    private mutating func container(depth: Int) -> Tree.Node.Content {
        let count = Int.random(in: 1...4, using: &random)
        switch Int.random(in: 0..<(depth > 4 ? 1 : 5), using: &random) {
        case 1: return .flow([place(depth: depth + 1)])
        case 2:
            let kind: Tree.Kind = Bool.random(using: &random) ? .tabs : Tree.Kind("drawer")
            let places = (0..<count).map { _ in place(depth: depth + 1) }
            return .choice(kind, places, front: Int.random(in: 0..<count, using: &random))
        case 3:
            let columns = (0..<min(count, 3)).map { _ in place(depth: depth + 1) }
            return .split(columns, front: Bool.random(using: &random) ? columns.count - 1 : nil)
        default: return .stack(stacked(count, depth: depth + 1))
        }
    }

    private mutating func stacked(_ count: Int, depth: Int) -> [Tree.Node] {
        (0..<count).map { index in
            var node = Tree.Node(
                id: ids.next(), destination: destination(), opening: index == 0 ? .placed : .pushed)
            if !node.isForeign, depth < 6, Int.random(in: 0..<4, using: &random) == 0 {
                node.content = .flow(stacked(Int.random(in: 1...3, using: &random), depth: depth + 1))
            }
            return named(node)
        }
    }

    private mutating func named(_ node: Tree.Node) -> Tree.Node {
        var node = node
        if case .split(let columns, _) = node.content, columns.count == 2 {
            node.lacksSecondary = Bool.random(using: &random)
        }
        if Int.random(in: 0..<5, using: &random) == 0 { node.animation = Tree.Animation("fade") }
        while case .stack = node.content, node.covers.count < 3, Bool.random(using: &random) {
            let below = node.children + node.covers.map(\.node)
            let opener = below.flatMap(\.all).randomElement(using: &random)!.id
            node.covers.append(Tree.Modal(style: .currentContext, opener: opener, node: place(depth: 4)))
        }
        return node
    }
}

extension Snapshot {
    /// What is restored by somebody who knows `Kept`.
    func restored() -> (tree: Tree, lost: [Loss]) {
        var reader = SnapshotReader(self, root: Tree.Node.ID(0))
        let tree = reader.tree { place in
            do { return .whole(AnyDestination(try place.destination.read(Kept.self))) } catch {
                return .lost(why: "\(error)")
            }
        }
        return (tree.pruned(of: reader.lost), reader.losses)
    }
}
