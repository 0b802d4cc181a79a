// How recognizers and interactions come to a view, and leave it.
extension UIView {
    func noteHearing() { hears = recognizers?.isEmpty == false || !ownInteractions.isEmpty }

    func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.view !== self { recognizer.view?.removeGestureRecognizer(recognizer) }
        guard recognizer.view !== self else { return }
        recognizer.view = self
        recognizers = (recognizers ?? []) + [recognizer]
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.cancel()
        recognizer.view = nil
        recognizers?.removeAll { $0 === recognizer }
    }

    /// Has the view have these recognizers, and no others, in this order.
    func exchangeRecognizers(for new: [UIGestureRecognizer]) {
        for old in recognizers ?? [] where !new.contains(where: { $0 === old }) {
            removeGestureRecognizer(old)
        }
        for recognizer in new { addGestureRecognizer(recognizer) }
        let all = recognizers ?? []
        recognizers = new.filter { one in all.contains { $0 === one } }
    }

    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }

    /// Has the view have these interactions, and no others.
    func exchangeInteractions(for new: [any UIInteraction]) {
        let old = ownInteractions
        for interaction in old where !new.contains(where: { $0 === interaction }) {
            removeInteraction(interaction)
        }
        for interaction in new where !old.contains(where: { $0 === interaction }) {
            addInteraction(interaction)
        }
    }
}
