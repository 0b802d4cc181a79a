import Cairn

/// What guards have said since it was last asked.
@MainActor
final class GuardVerdicts {
    struct Verdict {
        var destination: AnyDestination
        var guardian: String
        var isAllowed: Bool
    }

    private var verdicts: [Verdict] = []

    func note(_ judged: JudgedDestination) {
        verdicts.append(
            Verdict(
                destination: judged.destination, guardian: "\(type(of: judged.guardian))",
                isAllowed: judged.isAllowed))
    }

    func take() -> [Verdict] {
        defer { verdicts = [] }
        return verdicts
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
