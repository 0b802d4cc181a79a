// Fingers on a modal that do not pull it away.
extension Simulator.User {
    /// Drags the sheet to one of its heights. The finger takes 0.3 seconds; the delegate is told when it lets go.
    public func dragSheet(to identifier: UISheetPresentationController.Detent.Identifier) throws(Simulator
        .UserError)
    {
        let asked = "drag the sheet to \"\(identifier.rawValue)\""
        let reader = read()
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        guard let presentation = reader.topSheet, presentation.isSheet, presentation.isAtRest,
            let sheet = presentation.sheet,
            let goal = simulator.enter({ sheet.active.first { $0.detent.identifier == identifier } })
        else { throw failure(asked, .notThere, reader) }
        simulator.clock.advance(by: .milliseconds(300))
        simulator.enter { sheet.drag(to: goal.detent) }
    }

    /// Taps beside the popover, the action sheet or the sheet that leaves room. One that may not be dismissed stays;
    /// its delegate is told. An action sheet's cancel button counts as tapped.
    public func tapOutside(fileID: StaticString = #fileID, line: UInt = #line) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "tap outside"
        let reader = read()
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        if let split = reader.overlaidSplit { return simulator.enter { split.hideOverlay() } }
        guard let presentation = reader.topSheet, presentation.mayBeTappedAway else {
            throw failure(asked, .notThere, reader)
        }
        simulator.enter { presentation.tapAway() }
    }
}

extension ScreenReader {
    /// The columns in front of which others lie, in the layer that fingers reach.
    var overlaidSplit: UISplitViewController? { splits.last { $0.hasOverlay } }
    /// The names of the heights that the sheet in front can be dragged to.
    var otherDetents: [String] {
        guard let topSheet, topSheet.isSheet, topSheet.isAtRest,
            let sheet = topSheet.sheet
        else { return [] }
        let selected = sheet.selected?.detent.identifier
        return sheet.active.map(\.detent.identifier).filter { $0 != selected }.map(\.rawValue)
    }
}

extension UISplitViewController {
    fileprivate var hasOverlay: Bool {
        let mode = displayMode
        return !isStacked && (mode == .oneOverSecondary || mode == .twoOverSecondary)
    }

    fileprivate func hideOverlay() { change(to: .secondaryOnly) }
}
