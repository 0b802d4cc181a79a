import Cairn

/// Hears what guards say.
@MainActor
final class GuardEar {
    struct Heard {
        var name: AnyDestination
        var guardian: String
        var isAllowed: Bool
    }

    private var heard: [Heard] = []

    func hear(_ judged: JudgedDestination) {
        heard.append(
            Heard(
                name: judged.destination, guardian: "\(type(of: judged.guardian))",
                isAllowed: judged.isAllowed))
    }

    func take() -> [Heard] {
        defer { heard = [] }
        return heard
    }
}

extension Navigator {
    /// The types of the coordinators that guard what is made at a node, from the inside out.
    func guardsAround(_ node: Tree.Node.ID) -> [String] {
        var guards: [String] = []
        var owner = inspect(node)?.owner
        while let id = owner, let inspection = inspect(id) {
            if inspection.guardsEntering, let model = inspection.model { guards.append("\(type(of: model))") }
            owner = inspection.owner == id ? nil : inspection.owner
        }
        return guards
    }
}
