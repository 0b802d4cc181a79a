// What a person can do.
extension ScreenReader {
    /// The innermost stack with a back button.
    var stackWithBackButton: UINavigationController? { stacks.last { $0.backButtonTitle != nil } }
    /// The innermost stack that a finger may swipe.
    var swipeableStack: UINavigationController? { stacks.last { $0.mayBeginSwipe() } }

    mutating func listActions() {
        var actions: [Outline.Action] = []
        if let stack = stackWithBackButton {
            actions.append(.back)
            actions += stack.backMenuTitles.map { .backMenu($0) }
        }
        if swipeableStack != nil { actions.append(.swipeBack) }
        if page(.forward) != nil { actions.append(.nextPage) }
        if page(.reverse) != nil { actions.append(.previousPage) }
        if let topPresentation, topPresentation.isSheet, topPresentation.isAtRest { actions.append(.pull) }
        actions += Outline.Direction.allCases.filter { scroller($0, nil) != nil }.map { .scroll($0) }
        if refreshControl != nil { actions.append(.refresh) }
        let reachable = found.filter { $0.layer == topLayer && !$0.isHidden && $0.isEnabled }
        var counts: [String: Int] = [:]
        for one in reachable where one.isTappable && !one.isTab { counts[one.names[0], default: 0] += 1 }
        var seen: [String: Int] = [:]
        for one in reachable {
            let name = one.names[0]
            switch one.target {
            case .control, .barButton:
                let index = seen[name, default: 0]
                seen[name] = index + 1
                actions.append(.tap(name, at: counts[name] == 1 ? nil : index))
            case .field(let field):
                actions.append(.type(name))
                if field.hasText { actions.append(.clear(name)) }
            case .alertAction: actions.append(.alertButton(name))
            case .tab: actions.append(.tab(name))
            case .nothing: break
            }
        }
        outline.actions = actions
    }
}

extension ScreenReader.Found {
    var isTappable: Bool {
        if case .nothing = target { return false }
        if case .field = target { return false }
        return true
    }
}
