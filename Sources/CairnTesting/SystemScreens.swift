import Cairn

/// Screens of the system's, and the way out of the app: a test answers for the system.
extension TestHost {
    /// Notes the place among those that were opened, if it is to open.
    package func leaveApp(for place: Tree.ExternalPlace) async -> Bool {
        guard opens(place) else { return false }
        opened.append(place)
        return true
    }

    /// What the test says stands in the way.
    package func obstacle(to screen: any SystemScreen) -> String? { whyNot(screen) }
    package func obstacle(to style: Tree.ModalStyle) -> String? { whyNotIn(style) }

    /// Has the screen of the system's in front answer, as a person would: `answer(ShareSheet.self, .shared(by: .copy))`.
    /// - Returns: Whether such a screen is in front.
    @discardableResult
    public func answer<Shown: SystemScreen>(_: Shown.Type, _ answer: Shown.Answer) -> Bool {
        guard let prompt: SystemPrompt<Shown> = prompt() else { return false }
        prompt.answer(answer)
        return true
    }

    /// Gives up the screen of the system's in front, by its own Cancel or Done.
    /// - Returns: Whether such a screen is in front.
    @discardableResult
    public func leave<Shown: SystemScreen>(_: Shown.Type) -> Bool {
        guard let prompt: SystemPrompt<Shown> = prompt() else { return false }
        prompt.leave()
        return true
    }

    private func prompt<Shown: SystemScreen>() -> SystemPrompt<Shown>? {
        guard isFree, let node = shown.layers.last?.part.id else { return nil }
        willTouch()
        return navigator?.made(for: node) as? SystemPrompt<Shown>
    }
}
