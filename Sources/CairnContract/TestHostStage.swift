import Cairn
import CairnTesting

/// The test host is a stage of its own: it has fingers.
extension TestHost: HostStage {
    package var front: String? {
        guard var top = shown.layers.last?.part else { return nil }
        while let next = top.coverOfColumns ?? top.front { top = next }
        switch top {
        case .screen(let node): return (navigator?.made(for: node) as? Screen).map(name) ?? dialogTitle(node)
        case .foreign(_, let name): return "~" + name
        default: return nil
        }
    }

    /// What was made for each screen when it was first seen.
    package var readable: Set<String>? {
        var readable: Set<String> = []
        for node in shown.visible.sorted() {
            let name = names[node] ?? (navigator?.made(for: node) as? Screen).map(name) ?? dialogTitle(node)
            names[node] = name
            readable.insert(name ?? "nothing for \(node)")
        }
        return readable
    }

    package func settle() { endSteps() }
    package func letPass() { endStep() }
    package var isMoving: Bool { !isFree }

    private func name(of screen: Screen) -> String {
        (screen.makeView() as? NoView)?.name ?? ""
    }

    private func dialogTitle(_ node: Tree.Node.ID) -> String? {
        let made = navigator?.made(for: node)
        return (made as? BoundDialog)?.title ?? (made as? BeginningRefused).map { "\($0.refusal)" }
    }
}
