// How traits come down from the device to the last view. Reading asks upwards, and keeps nothing; being told of
// changes costs a walk over what is on screen, and is done only in a simulator where something ever differed.
extension Simulator {
    /// The traits of the device have changed, or those of a scene.
    func changeTraits(of scene: UIWindowScene?, to values: TraitValues) {
        let before = traits
        if let scene { scene.systemTraits = values } else { traits = UITraitCollection(values) }
        traitsVary = true
        for scene in application.scenes { (scene as? UIWindowScene)?.learnTraits(before) }
        for window in windows {
            window.rootViewController?.rememberTraits(before)
            window.spreadTraits(expected: before)
        }
    }

    /// Some environment's own values have changed: all hear of it at the next turn.
    func traitsNeedUpdate() {
        traitsVary = true
        guard !traitUpdateIsPending else { return }
        traitUpdateIsPending = true
        clock.nextTurn { self.updateTraits() }
    }

    func updateTraits() {
        guard traitUpdateIsPending else { return }
        traitUpdateIsPending = false
        for scene in application.scenes { (scene as? UIWindowScene)?.learnTraits(traits) }
        for window in windows { window.spreadTraits(expected: traits) }
    }
}

extension UIView {
    /// What a view inherits: its controller's traits, or those of the view it lies in.
    var inheritedTraits: UITraitCollection {
        if let owner { return owner.traitCollection }
        if let parentView { return parentView.traitsForSubviews }
        return (self as? UIWindow)?.windowScene?.traitCollection
            ?? (parentWindow?.simulator ?? .current).traits
    }

    /// Tells this view, its controller and all in it of their traits.
    func spreadTraits(expected: UITraitCollection) {
        let outside: UITraitCollection
        if let window = self as? UIWindow {
            outside = window.inheritedTraits
        } else {
            outside = parentView?.traitsForSubviews ?? expected
        }
        spreadTraits(outside, expected: expected)
    }

    private func spreadTraits(_ inherited: UITraitCollection, expected: UITraitCollection) {
        var traits = inherited
        if let owner {
            traits = owner.overriding(traits)
            owner.learn(traits, expected: expected)
        }
        traits = overriding(traits)
        learn(traits, expected: expected)
        traits = adaptedForSubviews(traits)
        for view in subviews { view.spreadTraits(traits, expected: expected) }
    }

    var traitsForSubviews: UITraitCollection { adaptedForSubviews(traitCollection) }
}

extension UIViewController {
    /// What a controller inherits: from the view that its own lies in; without one from how it is presented, from its
    /// parent, or else from the device. A view in no window has nothing to hand on, so a parent is asked before it.
    final var inheritedTraits: UITraitCollection {
        if let superview = storedView?.superview, superview.window != nil || parentController == nil {
            return superview.traitsForSubviews
        }
        // A full-screen modal has taken its view's place.
        if presentation?.displaced != nil, let container = incoming?.container {
            return container.traitsForSubviews
        }
        if let parentController { return parentController.traitCollection }
        // The same below the root of a window, which may be in a scene narrower than the screen.
        if presentation?.displaced != nil, let window = appearance.rootOf { return window.traitsForSubviews }
        return (storedView?.window?.simulator ?? .current).traits
    }

    /// Those that are loaded and out of sight keep in mind what they knew: they are told when they come back.
    final func rememberTraits(_ before: UITraitCollection) {
        if let view = storedView, view.window == nil {
            if traitRecord?.known == nil { makeTraitRecord().known = before }
            view.rememberTraits(before)
        }
        for child in children { child.rememberTraits(before) }
        presentation?.presented.rememberTraits(before)
    }
}

extension UIView {
    fileprivate func rememberTraits(_ before: UITraitCollection) {
        if traitRecord?.known == nil { makeTraitRecord().known = before }
        for view in subviews { view.rememberTraits(before) }
    }
}

extension UIView: TraitHolder {
    /// Values that this view gives to itself and to all in it. They are read at once; those concerned are told at the
    /// next turn, or by ``updateTraitsIfNeeded()``.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitRecord?.overrides ?? TraitValues()) }
        set {
            makeTraitRecord().overrides = newValue.values
            (window?.simulator ?? .current).traitsNeedUpdate()
        }
    }

    /// As an override of the style; `unspecified` takes it away.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.setStyle(newValue) }
    }

    /// Tells, on this line, all that are concerned by a change of overrides.
    public func updateTraitsIfNeeded() { (window?.simulator ?? .current).updateTraits() }
}

extension UIViewController: TraitHolder {
    /// Values that this controller gives to itself and to all in it. They are read at once; those concerned are told
    /// at the next turn, or by ``updateTraitsIfNeeded()``.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitRecord?.overrides ?? TraitValues()) }
        set {
            makeTraitRecord().overrides = newValue.values
            (storedView?.window?.simulator ?? .current).traitsNeedUpdate()
        }
    }

    /// As an override of the style; `unspecified` takes it away.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.setStyle(newValue) }
    }

    /// Tells, on this line, all that are concerned by a change of overrides.
    public func updateTraitsIfNeeded() { (storedView?.window?.simulator ?? .current).updateTraits() }
}

extension UITraitOverrides {
    fileprivate mutating func setStyle(_ style: UIUserInterfaceStyle) {
        if style == .unspecified {
            remove(UITraitUserInterfaceStyle.self)
        } else {
            userInterfaceStyle = style
        }
    }
}
