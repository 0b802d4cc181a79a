/// What a guard said of a destination: for those who show it to a person.
package struct JudgedDestination {
    package let destination: AnyDestination
    /// The coordinator that guards.
    package let guardian: any Coordinator
    /// Whether it simply said yes; otherwise it refused, had something else come first or instead, or takes its time.
    package let isAllowed: Bool

    @MainActor
    init?(_ question: EnterQuestion, _ judgement: Judgement) {
        guard let guardian = question.guardRecord?.enterGuard else { return nil }
        (destination, self.guardian) = (question.destination, guardian)
        if case .allow = judgement { isAllowed = true } else { isAllowed = false }
    }
}
