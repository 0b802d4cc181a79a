/// What keeps a change from being made, now or at all.
enum Stop: Error {
    case refused(Refusal)
    /// An enter-guard says more than yes.
    case entering(EnterQuestion, Judgement)
    /// This node's leave-guard is armed, and was not asked yet.
    case leaving(Tree.Node.ID)
    /// The person has to be sent out of the app first.
    case departing(Tree.ExternalPlace)
}

/// A refusal stops a change.
func refusing<Value>(_ body: () throws(Refusal) -> Value) throws(Stop) -> Value {
    do throws(Refusal) { return try body() } catch { throw .refused(error) }
}
