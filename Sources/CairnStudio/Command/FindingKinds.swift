import ArgumentParser

/// Kinds of findings, as a command line lists them.
struct FindingKinds: Equatable, ExpressibleByArgument {
    var kinds: Set<Finding.Kind>

    init(kinds: Set<Finding.Kind>) { self.kinds = kinds }

    init?(argument: String) {
        switch argument {
        case "all": kinds = Set(Finding.Kind.allCases)
        case "none": kinds = []
        default:
            kinds = []
            for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
                guard let kind = Finding.Kind(rawValue: String(word)) else { return nil }
                kinds.insert(kind)
            }
        }
    }

    var defaultValueDescription: String { kinds.map(\.rawValue).sorted().joined(separator: ",") }
    static var allValueStrings: [String] { ["all", "none"] + Finding.Kind.allCases.map(\.rawValue) }
}
