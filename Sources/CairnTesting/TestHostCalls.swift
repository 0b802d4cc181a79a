import Cairn

/// What other code does without telling anyone. Heard when the navigator looks again. Does nothing while a step
/// is under way or a finger is down: the toolkits refuse most of it then.
extension TestHost {
    /// Pushes a controller that Cairn does not know on the top stack; does nothing where there is none.
    public func pushForeign() {
        if isFree { call(.push) }
    }

    /// Presents a controller that Cairn does not know.
    public func presentForeign() {
        if isFree { call(.present) }
    }

    /// Pops the top of the top stack; does nothing at a root.
    public func popBehind() {
        if isFree { call(.pop) }
    }

    /// Dismisses the top modal; does nothing when there is none.
    public func dismissBehind() {
        if isFree { call(.dismiss) }
    }

    /// A plain call at any moment but under a finger, which a step under way then comes on top of.
    package func call(_ call: ForeignCall, animated: Bool = false) {
        guard finger == nil else { return }
        switch call {
        case .push: changeStack { parts, foreign in parts + [foreign] }
        case .pop: shown = poppingTop() ?? shown
        case .setStack: changeStack { parts, foreign in parts.prefix(1) + [foreign] }
        case .setStackBelow: changeStack { parts, foreign in parts.dropLast() + [foreign] + parts.suffix(1) }
        case .replaceStack: changeStack { _, foreign in [foreign] }
        case .cutStack: changeStack { parts, _ in Array(parts.prefix(1)) }
        case .select: selectNext()
        case .present: shown.layers.append(Shown.Layer(foreign(), as: .fullScreen))
        case .dismiss: if shown.layers.count > 1 { shown.layers.removeLast() }
        case .setRootAside: setForeignRoot()
        case .setRootBack: setRootBack()
        case .setDelegates: break
        }
    }

    /// Gives the window another root, as a lock screen is shown. What was there is set aside.
    public func setForeignRoot() {
        guard isFree, !shown.hidesTree else { return }
        setAside = shown
        shown = Shown(layers: [Shown.Layer(foreign())], hidesTree: true)
    }

    /// Gives the window the root again that was set aside; does nothing when none was.
    public func setRootBack() {
        guard isFree, let root = setAside else { return }
        setAside = nil
        shown = root
    }

    /// Lets go of the root that was set aside; does nothing when none was.
    public func giveUpRoot() {
        guard isFree, setAside != nil else { return }
        setAside = nil
        shown.hidesTree = false
    }

    private func selectNext() {
        guard case .choice(let kind, let node, let parts, let front)? = shown.layers.last?.part,
            let index = parts.firstIndex(where: { $0.id == front })
        else { return }
        let next = parts[(index + 1) % parts.count].id
        shown.layers[shown.layers.count - 1].part = .choice(kind, node, parts, front: next)
    }

    private func changeStack(_ change: ([Shown.Part], Shown.Part) -> [Shown.Part]) {
        guard case .stack(let id, let parts, _) = frontStack else { return }
        shown = shown.after(.container(.stack(id, change(parts, foreign()), over: [])))
    }

    private func foreign() -> Shown.Part {
        foreignCount += 1
        return .foreign(Tree.Node.ID(-foreignCount), "Foreign")
    }
}
