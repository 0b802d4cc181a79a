/// How a request ended. Every request ends in exactly one of these.
public enum Outcome: Hashable, Sendable {
    /// The tree was changed as the coordinator decided; the pixels follow.
    case performed
    /// Another request took its place before this was begun: what that one asks for, as text.
    case superseded(by: String)
    /// It could not be done, and why.
    case refused(Refusal)
    /// It was cancelled: by the one who asked, or since a flow that its decision ran was left without a result.
    case cancelled
}

extension Outcome: CustomStringConvertible {
    /// The outcome in words, with the other request or the reason.
    public var description: String {
        switch self {
        case .performed: "performed"
        case .superseded(let other): "superseded by \(other)"
        case .refused(let refusal): "refused: \(refusal)"
        case .cancelled: "cancelled"
        }
    }
}

extension Outcome {
    /// How a request ends whose decision threw.
    init(_ error: any Error) {
        switch error {
        case let refusal as Refusal: self = .refused(refusal)
        case is CancellationError: self = .cancelled
        default: self = .refused(.decisionFailed("\(error)"))
        }
    }
}
