import Cairn

/// Fingers. Each returns whether there was something to touch: false while a step is under way or a finger is down, and where
/// what it touches is not in front. Then nothing has happened. A leave-guard that is armed is asked, and the finger was taken all
/// the same: true, and the screen stays. Swipes and pulls are false then, since UIKit does not begin them.
/// The result may be ignored where the test expects a tree next.
extension TestHost {
    /// Swipes back from the edge, all the way. A leave-guard that is armed is asked, and the screen stays.
    /// - Returns: Whether the screen left: as ``beginSwipeBack()``.
    @discardableResult
    public func swipeBack() -> Bool {
        guard beginSwipeBack() else { return false }
        endSwipe(finish: true)
        return true
    }

    /// Puts a finger on the edge of the top stack; ends with ``endSwipe(finish:)``.
    /// - Returns: Whether it has begun: not while something moves, at a root, and where a leave-guard is armed, which is asked.
    @discardableResult
    public func beginSwipeBack() -> Bool {
        guard isFree, let popped = poppingTop(), mayShow(popped) else { return false }
        finger = .swipe(popped)
        navigator?.hear(.began)
        return true
    }

    /// Lifts the finger that swipes: the screen leaves, or goes back to where it was.
    /// - Returns: False without one: then nothing happens.
    @discardableResult
    public func endSwipe(finish: Bool) -> Bool {
        guard case .swipe = finger else { return false }
        letGo(finish: finish)
        return true
    }

    /// Lifts the finger that is down, whatever it does. Does nothing without one.
    package func letGo(finish: Bool) {
        guard let moved = finger?.shown else { return }
        finger = nil
        if finish { shown = moved }
        navigator?.hear(.rested(shown))
    }

    /// Pulls the top sheet down, all the way. A leave-guard that is armed is asked, and the sheet stays.
    /// - Returns: Whether it left: as ``beginPull()``.
    @discardableResult
    public func pullSheet() -> Bool {
        guard beginPull() else { return false }
        endPull(finish: true)
        return true
    }

    /// Starts to pull down the top sheet, or where there is little room a popover, which is one there; ends with
    /// ``endPull(finish:)``.
    /// - Returns: Whether it has begun: not while something moves, without a sheet, and where a leave-guard is armed, which is
    ///   asked.
    @discardableResult
    public func beginPull() -> Bool {
        let pulled = Shown(layers: shown.layers.dropLast())
        guard isFree, let style = shown.layers.last?.style, style.isPulledDown,
            style != .popover || isCompact, mayShow(pulled)
        else {
            return false
        }
        finger = .pull(pulled)
        navigator?.hear(.began)
        return true
    }

    /// Lifts the finger that pulls: the sheet leaves, or goes back to where it was.
    /// - Returns: False without one: then nothing happens.
    @discardableResult
    public func endPull(finish: Bool) -> Bool {
        guard case .pull = finger else { return false }
        letGo(finish: finish)
        return true
    }

    /// Drags the sheet in front to another of its heights.
    /// - Returns: False while something moves, and when no sheet with this height is in front.
    @discardableResult
    public func dragSheet(to detent: Tree.ModalStyle.Detent) -> Bool {
        guard isFree, let style = shown.layers.last?.style, style.detents.contains(detent) else {
            return false
        }
        return touch(shown.after(.rest(layer: shown.layers.count - 1, at: detent)))
    }

    /// Taps the back button of the top stack. A leave-guard that is armed is asked, and the screen stays.
    /// - Returns: False while something moves, and where there is no back button.
    @discardableResult
    public func tapBack() -> Bool {
        guard isFree, let popped = poppingTop() else { return false }
        return touch(popped)
    }

    /// Picks a screen from the back button's menu, this many below the top one.
    /// - Returns: False while something moves, for less than one, where the stack has no such screen, and where a leave-guard
    ///   stands on the way, armed or not: there is no menu then.
    @discardableResult
    public func backMenu(down count: Int) -> Bool {
        guard isFree, count > 0, !hasOwnBackAction, let popped = poppingTop(count) else { return false }
        return touch(popped)
    }

    /// Whether the back button asks a guard, and has no menu.
    private var hasOwnBackAction: Bool {
        guard asksGuards, let ways = navigator?.guardedExits, case .stack(let id, _, _)? = frontStack else {
            return false
        }
        return ways.stacks.contains(id) || isGuest && id == shown.layers[0].part.id
    }

    /// Taps a button of the dialog in front.
    /// - Returns: False while something moves, when no dialog with this button is in front, and while what stands in its
    ///   fields keeps it disabled.
    @discardableResult
    public func tap(_ label: String) -> Bool {
        guard isFree, let (node, dialog) = dialogInFront,
            let index = dialog.buttons.firstIndex(where: { $0.label == label }),
            dialog.isEnabled(index, texts: texts(in: dialog, node))
        else { return false }
        let texts = texts(in: dialog, node)
        touch(Shown(layers: shown.layers.dropLast()))
        dialog.pressed(index, texts: texts)
        return true
    }

    /// Taps outside an action sheet with a way out, a popover, or a sheet that leaves room: that rests at less than all of the
    /// height, or any where there is much room. It leaves. Where there is little room a popover is a sheet.
    /// - Returns: False while something moves, and when none of them is in front.
    @discardableResult
    public func tapOutside() -> Bool {
        guard isFree, let style = shown.layers.last?.style, leavesRoom(style) else { return false }
        return touch(Shown(layers: shown.layers.dropLast()))
    }

    private func leavesRoom(_ style: Tree.ModalStyle) -> Bool {
        guard style.isPulledDown else { return style == .actionSheet && (!isCompact || mayCancel) }
        return !isCompact || style.detent.map { $0 != .large } == true
    }

    /// Whether a button of the dialog in front cancels it.
    private var mayCancel: Bool { dialogInFront?.dialog.buttons.contains { $0.role == .cancel } == true }

    private var dialogInFront: (node: Tree.Node.ID, dialog: BoundDialog)? {
        guard let node = shown.layers.last?.part.id,
            let dialog = navigator?.made(for: node) as? BoundDialog
        else { return nil }
        return (node, dialog)
    }

    /// Types into a field of the dialog in front, in place of what stands in it.
    /// - Returns: False while something moves, and when no dialog with this field is in front.
    @discardableResult
    public func type(_ text: String, into placeholder: String) -> Bool {
        guard isFree, let (node, dialog) = dialogInFront,
            let index = dialog.fields.firstIndex(where: { $0.placeholder == placeholder })
        else { return false }
        willTouch()
        var texts = texts(in: dialog, node)
        texts[index] = text
        typed = (node, texts)
        return true
    }

    private func texts(in dialog: BoundDialog, _ node: Tree.Node.ID) -> [String] {
        if let typed, typed.node == node { return typed.texts }
        return dialog.fields.map(\.text)
    }

    /// Taps a tab, turns to a page, or brings another place of a container to the front: of the outermost one in front. A tap on the
    /// tab in front pops its stack to the root; on a page, or at the root, it does nothing.
    /// - Returns: False while something moves, and where no container in front has so many.
    @discardableResult
    public func tapTab(_ index: Int) -> Bool { tap(index, of: nil) }

    /// The same in the outermost container of a kind: `tapTab(1, of: .pages)`.
    @discardableResult
    public func tapTab(_ index: Int, of kind: Tree.Kind) -> Bool { tap(index, of: kind) }

    private func tap(_ index: Int, of wanted: Tree.Kind?) -> Bool {
        var part = shown.layers.last?.part
        while let next = part {
            switch next {
            case .choice(let kind, let id, let parts, let front) where wanted == nil || wanted == kind:
                guard isFree, parts.indices.contains(index) else { return false }
                if parts[index].id != front {
                    return touch(shown.after(.container(.choice(kind, id, parts, front: parts[index].id))))
                }
                guard kind == .tabs, case .stack(let stack, let screens, let over) = parts[index],
                    screens.count > 1
                else { return true }
                return touch(shown.after(.container(.stack(stack, [screens[0]], over: over))))
            default: break
            }
            part = next.coverOfColumns ?? next.front
        }
        return false
    }

    /// Gives the app little room or much: columns become one stack, with the one in front that a person was reading, or lie
    /// beside each other again.
    /// - Returns: False while something moves: then nothing happens.
    @discardableResult
    public func setCompact(_ isCompact: Bool) -> Bool {
        guard isFree else { return false }
        self.isCompact = isCompact
        return touch(shown.columns(areOneStack: isCompact, wereSeen: true))
    }

    /// Whether no step is under way and no finger is down.
    public var isFree: Bool { step == nil && finger == nil }

    @discardableResult
    private func touch(_ now: Shown) -> Bool {
        guard mayShow(now) else { return true }
        shown = now
        navigator?.hear(.moved(now))
        navigator?.hear(.rested(now))
        return true
    }

    private func mayShow(_ now: Shown) -> Bool {
        willTouch()
        guard asksGuards, let navigator else { return true }
        return navigator.mayShow(now)
    }

    /// What is shown once so many screens were popped off the top stack; from the root of a column that lies on others, once one
    /// of those is in front.
    func poppingTop(_ count: Int = 1) -> Shown? {
        if let back = shown.layers.last?.part.goingBackToOtherColumn(by: count) {
            return shown.after(.container(back))
        }
        guard case .stack(let id, let parts, _) = frontStack else { return nil }
        if isGuest, parts.count == count, shown.layers.count == 1, id == shown.layers[0].part.id {
            return .nothing
        }
        guard parts.count > count else { return nil }
        return shown.after(.container(.stack(id, parts.dropLast(count), over: [])))
    }

    /// The stack in front: of the top layer, inside its tabs, pages and columns.
    var frontStack: Shown.Part? {
        var part = shown.layers.last?.part
        while let next = part {
            if case .stack(_, _, let over) = next, over.isEmpty { return next }
            part = next.coverOfColumns ?? next.front
        }
        return nil
    }
}
