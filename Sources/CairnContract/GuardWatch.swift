import Cairn
import CairnTesting

/// Law 8 on a walk: who may not be left is not left, and who may not be entered is not entered.
@MainActor
struct GuardWatch {
    /// Whether code that nobody can hold up did something since everything last settled.
    var isForeign = false
    /// The forms that may be left: disarmed, or their question was answered with yes.
    private var mayLeave: Set<Tree.Node.ID> = []

    nonisolated init() {}

    /// The names of the forms that may not be left as they are.
    func armed(in navigator: Navigator) -> [Tree.Node.ID: String] {
        var names: [Tree.Node.ID: String] = [:]
        for (node, form) in navigator.forms where form.isArmed && !mayLeave.contains(node) && !form.saidYes {
            names[node] = form.name
        }
        return names
    }

    /// What is wrong after a step before which these were armed; nil when the guards held.
    func fault(
        _ armed: [Tree.Node.ID: String], released: Set<Tree.Node.ID>, in navigator: Navigator
    ) -> String? {
        for (node, name) in armed.sorted(by: { $0.key < $1.key }) {
            guard !navigator.tree.contains(node), !mayLeave.contains(node), !released.contains(node) else {
                continue
            }
            let isNoted = navigator.journal.entries.contains { $0.unguarded.contains(name) }
            if !isForeign || !isNoted { return "law 8: \(name) was left although its guard was armed" }
        }
        return nil
    }

    /// What stands in the tree although it may not be entered; nil when the guards held.
    func trespasser(in navigator: Navigator) -> String? {
        for node in navigator.tree.nodes where navigator.made(for: node.id) != nil {
            if ["closed", "moved"].contains(where: node.label.hasPrefix) {
                return "law 8: \(node.label) was entered in \(navigator.tree)"
            }
        }
        return nil
    }

    /// Arms a form, or disarms it.
    mutating func toggle(in navigator: Navigator, using random: inout SeededRandom) -> String {
        guard let (node, form) = navigator.forms.randomElement(using: &random) else {
            return "no form to arm"
        }
        form.isArmed.toggle()
        if form.isArmed { mayLeave.remove(node) } else { mayLeave.insert(node) }
        return "\(form.name) was \(form.isArmed ? "armed" : "disarmed")"
    }

    mutating func disarmAll(in navigator: Navigator) {
        for (node, form) in navigator.forms {
            form.isArmed = false
            mayLeave.insert(node)
        }
    }

    /// What a form said when it was asked.
    mutating func note(_ node: Tree.Node.ID, saidYes yes: Bool) {
        if yes { mayLeave.insert(node) } else { mayLeave.remove(node) }
    }
}

extension Navigator {
    var forms: [(node: Tree.Node.ID, form: SketchForm)] {
        tree.nodes.compactMap { node in (sketch(node.id) as? SketchForm).map { (node.id, $0) } }
    }
}
