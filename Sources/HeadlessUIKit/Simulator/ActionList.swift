// What a person can do.
extension ScreenReader {
    /// The innermost stack with a back button that can be touched.
    var stackWithBackButton: UINavigationController? {
        stacks.last {
            $0.backButtonTitle != nil && $0.storedBar?.isUserInteractionEnabled != false
        }
    }
    /// The innermost stack that a finger may swipe.
    func swipeableStack(from start: Simulator.SwipeStart) -> UINavigationController? {
        stacks.last { $0.mayBeginSwipe(from: start) }
    }

    /// The innermost stack whose screen was zoomed into.
    var zoomedStack: UINavigationController? { stacks.last { $0.showsZoom } }

    /// What recognizers of the app's own make of a finger that comes in from the left edge, where it does not swipe a
    /// stack.
    var edgeWinners: [UIScreenEdgePanGestureRecognizer] {
        frontTouch?.winners(UIScreenEdgePanGestureRecognizer.self) { $0.edges.contains(.left) } ?? []
    }

    /// Whether a recognizer of the app's own may hear such a finger where an animator has the stack's own swipe off. It is not
    /// asked.
    private var drivesAnimator: Bool {
        guard let stack = stacks.last, stack.viewControllers.count > 1, stack.delegateHasAnimators() else {
            return false
        }
        return frontTouch?.has(UIScreenEdgePanGestureRecognizer.self) {
            $0.isEnabled && $0.edges.contains(.left)
        } == true
    }

    /// Whether a recognizer of the app's own hears such a finger where there is nothing to pop, as one that closes a modal. It is
    /// asked, as when a finger comes.
    private var drivesModal: Bool {
        stacks.allSatisfy { $0.viewControllers.count < 2 } && !edgeWinners.isEmpty
    }

    /// The recognizers that hear a finger on the view in front.
    var candidates: [UIGestureRecognizer] { frontTouch?.candidates ?? [] }

    /// What recognizers of the app's own make of a finger that begins to move right on the view in front, or on what
    /// the stack shows that it would swipe.
    func contentWinners(in stack: UINavigationController?) -> [UIPanGestureRecognizer] {
        guard let touch = stack?.topViewController?.viewIfLoaded.map(Touch.init) ?? frontTouch else {
            return []
        }
        let pans = touch.candidates.compactMap { $0 as? UIPanGestureRecognizer }
        for pan in pans { pan.move(by: CGPoint(x: 10, y: 0), in: 0.1) }
        let winners = touch.winners(UIPanGestureRecognizer.self) { pan in
            !(pan is UIScreenEdgePanGestureRecognizer)
        }
        for pan in pans { pan.reset() }
        return winners
    }

    private var frontTouch: Touch? {
        let front = stacks.last?.topViewController ?? topPresentation?.presented
        let view = front?.viewIfLoaded ?? simulator.windows.last?.rootViewController?.viewIfLoaded
        return view.map { Touch($0) }
    }

    /// The outline with all that a person can do. What only looks for something does without.
    var complete: Simulator.Outline {
        guard !outline.isMoving else { return outline }
        var outline = outline
        outline.actions = actions
        return outline
    }

    private var actions: [Simulator.Outline.Action] {
        var actions: [Simulator.Outline.Action] = []
        if let stack = stackWithBackButton {
            actions.append(.back)
            actions += stack.backMenuTitles.map { .backMenu($0) }
        }
        if simulator.openMenu != nil { actions.append(.dismissMenu) }
        if swipeableStack(from: .edge) != nil || drivesAnimator || drivesModal { actions.append(.swipeBack) }
        if page(.forward) != nil { actions.append(.nextPage) }
        if page(.reverse) != nil { actions.append(.previousPage) }
        if let topSheet, topSheet.answersPull, topSheet.isAtRest {
            actions.append(.pull)
        } else if zoomedStack != nil {
            actions.append(.pull)
        }
        actions += otherDetents.map { .detent($0) }
        if topSheet?.mayBeTappedAway == true || overlaidSplit != nil { actions.append(.outside) }
        actions += Simulator.Outline.Direction.allCases.filter { scroller($0, nil) != nil }.map {
            .scroll($0)
        }
        if refreshControl != nil { actions.append(.refresh) }
        actions += otherScenes.map { .window($0.session.number) }
        // Written out, since a closure for the library has to find out first on which actor it runs.
        var reachable: [Found] = []
        var held: [Bool] = []
        for one in found where one.isEnabled && sees(one) {
            reachable.append(one)
            held.append(one.mayBeHeld)
        }
        lazy var taps = indices(in: reachable) { reachable[$0].isTappable && !reachable[$0].isTab }
        lazy var tabs = indices(in: reachable) { reachable[$0].isTab }
        lazy var fields = indices(in: reachable) { reachable[$0].isField }
        lazy var values = indices(in: reachable) { reachable[$0].isAdjustable }
        lazy var holds = indices(in: reachable) { held[$0] }
        lazy var rows = indices(in: reachable) { reachable[$0].isRow }
        lazy var swipes = indices(in: reachable) { reachable[$0].mayBeSwipedOver }
        var offered: Set<ObjectIdentifier> = []
        for (number, one) in reachable.enumerated() {
            let name = one.names[0]
            switch one.target {
            case .control, .barButton, .swipeAction, .segment, .menuElement, .menuPreview, .sidebarButton:
                actions.append(.tap(name, at: taps[number]))
            case .row, .item:
                if one.isTappable { actions.append(.tap(name, at: taps[number])) }
            case .field(let field):
                actions.append(.type(name, at: fields[number]))
                if !field.typed.isEmpty { actions.append(.clear(name, at: fields[number])) }
            case .alertAction: actions.append(.alertButton(name))
            case .tab, .placedTab:
                let isNamesake = hasNamesake(name)
                // Of several bars, one in another, which tab it is only a tap says.
                if let index = tabs[number] {
                    if !isNamesake { actions.append(.tap(name, at: index)) }
                } else {
                    actions.append(.tab(name, isNamesake: isNamesake))
                }
            case .adjustable(let control):
                if control.value(after: 1) != nil { actions.append(.increase(name, at: values[number])) }
                if control.value(after: -1) != nil { actions.append(.decrease(name, at: values[number])) }
            case .picker: break
            case .nothing: if one.isTappable { actions.append(.tap(name, at: taps[number])) }
            }
            for way in one.ways(offered: &offered) {
                actions.append(.swipeOver(name, way, at: swipes[number]))
            }
            actions += one.rowActions(name, rows[number])
            if case .adjustable = one.target {
            } else if one.isAdjustable {
                actions.append(.increase(name, at: values[number]))
                actions.append(.decrease(name, at: values[number]))
            }
            if let other = goal(of: number, in: reachable) {
                let (to, index) = (reachable[other].names[0], rows[other])
                actions.append(.moveRow(name, at: rows[number], to: to, toIndex: index))
            }
            if held[number], one.heldMenu != nil || one.hasLongPress {
                actions.append(.hold(name, at: holds[number]))
            }
        }
        return actions
    }

    /// Whether something that is no tab reads like that and would be tapped for it.
    private func hasNamesake(_ name: String) -> Bool {
        for one in found where !one.isTab && one.names.contains(name) && sees(one) {
            if one.isTappable || one.isField { return true }
        }
        return false
    }

    /// The neighbour with which a row can change places, as is enough to bring any row anywhere: the next, and for the
    /// last the one before.
    private func goal(of number: Int, in reachable: [Found]) -> Int? {
        guard case .row(let cell, let table) = reachable[number].target, table.canMove(cell) else {
            return nil
        }
        for other in reachable.indices.suffix(from: number + 1) where reachable[other].isRow(of: table) {
            return other
        }
        for other in reachable.indices.prefix(upTo: number).reversed() where reachable[other].isRow(of: table)
        {
            return other
        }
        return nil
    }

    /// For those of a kind that are not the only ones of their name, which one each is.
    private func indices(in reachable: [Found], where fits: @MainActor (Int) -> Bool) -> [Int: Int] {
        var fitting: [Int] = []
        for number in reachable.indices where fits(number) { fitting.append(number) }
        guard fitting.count > 1 else { return [:] }
        var indices: [Int: Int] = [:]
        for (number, index) in zip(fitting, namesakes(fitting.map { reachable[$0].names })) {
            indices[number] = index
        }
        return indices
    }
}

/// For each thing of several that is not the only one of its first name, which one of them it is, counted from 0; nil for the
/// others. By any of its names a thing is found.
func namesakes<Name: Hashable>(_ names: [[Name]]) -> [Int?] {
    var (counts, before): ([Name: Int], [Name: Int]) = ([:], [:])
    for own in names { for name in Set(own) { counts[name, default: 0] += 1 } }
    return names.map { own in
        defer { for name in Set(own) { before[name, default: 0] += 1 } }
        return own.first.flatMap { counts[$0, default: 0] > 1 ? before[$0, default: 0] : nil }
    }
}

extension ScreenReader.Found {
    fileprivate func isRow(of table: UITableView) -> Bool {
        if case .row(_, let list) = target { list === table } else { false }
    }

    /// Whether a tap does something: on what it is, or on a view around it that recognizes taps.
    @MainActor var isTappable: Bool {
        switch target {
        case .control, .segment, .menuElement, .menuPreview, .barButton, .alertAction, .tab, .placedTab,
            .sidebarButton,
            .swipeAction:
            true
        case .row(_, let table): table.rowsCanBeTapped || table.swiped != nil || hasTapRecognizer
        case .item(_, let list): list.itemsCanBeTapped || list.swiped != nil || hasTapRecognizer
        case .field, .adjustable, .picker, .nothing: hasTapRecognizer
        }
    }
}
