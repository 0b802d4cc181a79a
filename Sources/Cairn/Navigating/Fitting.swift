/// Whether what was made fits the place it was made for.
extension Draft {
    /// Dialogs and alerts belong together.
    func checkDialog(
        _ made: any Presentable, at id: Tree.Node.ID, _ destination: AnyDestination
    ) throws(Stop) {
        let style = tree.modals.first { $0.node.id == id }?.style
        let isAlert = style == .alert || style == .actionSheet
        if made is Screen, !isAlert { return }
        guard let dialog = made as? any AnyDialog else {
            if isAlert { throw .refused(.noDialog(destination.label, tree)) }
            return
        }
        guard isAlert, style == .alert || dialog.fields.isEmpty else {
            throw .refused(.dialogOutOfPlace(destination.label, tree))
        }
    }

    /// A screen of the system's stands alone in a modal, and on a host that can show it.
    func checkSystemScreen(
        _ screen: any SystemScreen, at id: Tree.Node.ID, _ destination: AnyDestination
    ) throws(Stop) {
        let around = tree.lineage(to: id)?.dropLast() ?? []
        let isAlone = around.allSatisfy { if case .flow = $0.content { true } else { false } }
        let isModal = tree.modals.contains { $0.node.id == (around.first?.id ?? id) }
        guard isAlone, isModal else {
            throw .refused(.unavailable(destination.label, why: "it has to be presented, by itself"))
        }
        if let obstacle = navigator.host?.obstacle(to: screen) {
            throw .refused(.unavailable(destination.label, why: obstacle))
        }
    }
}
