/// What a screen of the system's says when it ends, whatever it is.
protocol SystemReply {
    /// Whether there is no answer.
    var isLeaving: Bool { get }
}

extension TypeSet {
    static let systemReplies = TypeSet { $0 is any SystemReply.Type }
}
