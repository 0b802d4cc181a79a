// What a person, or the system, does to the room that an app has, and to how it is to look.
extension Simulator {
    /// Turns the device. The interface follows, unless the controller in front, or the app, does not support it; it
    /// takes 0.3 seconds, and a phone's size classes follow. Flat on a table, nothing follows.
    public func rotate(to orientation: UIDeviceOrientation) {
        guard device.orientation != orientation else { return }
        enter {
            device.orientation = orientation
            if device.isGeneratingDeviceOrientationNotifications {
                NotificationCenter.default.post(
                    name: UIDevice.orientationDidChangeNotification, object: device)
            }
            followDevice()
        }
    }

    /// Gives a scene another size, in points, as a person does who puts two apps beside each other on a pad.
    /// - Parameters:
    ///   - size: the new size of its windows.
    ///   - horizontal: whether that is much room from side to side.
    ///   - vertical: whether that is much room from top to bottom.
    ///   - scene: nil in an app without scenes.
    public func resize(
        to size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass = .regular,
        in scene: UIWindowScene? = nil
    ) {
        enter {
            var new = (scene?.systemTraits ?? traits.values)
            new.horizontalSizeClass = horizontal
            new.verticalSizeClass = vertical
            move(windows.filter { scene == nil || $0.windowScene === scene }, to: size, new, in: scene)
        }
    }

    /// Changes traits of the device, or of one scene: dark mode, the size of text, size classes. Controllers hear
    /// before a size class changes; all hear after.
    public func changeTraits(
        in scene: UIWindowScene? = nil, _ mutations: (inout any UIMutableTraits) -> Void
    ) {
        enter {
            let old = UITraitCollection(scene?.systemTraits ?? traits.values)
            let new = old.modifyingTraits(mutations)
            guard new != old else { return }
            if new.hasOtherRoom(than: old) {
                move(
                    windows.filter { scene == nil || $0.windowScene === scene }, to: nil, new.values,
                    in: scene)
            } else {
                changeTraits(of: scene, to: new.values)
            }
            if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
                post(UIContentSizeCategory.didChangeNotification)
            }
        }
    }

    /// Turns the interface as the device is held, if that is supported; out of a position that is not supported any
    /// more in any case. While it is locked it stays.
    func followDevice() {
        guard !systemInterface.isInterfaceOrientationLocked else { return }
        let mask = supportedOrientations
        var wanted = UIInterfaceOrientation(device.orientation)
        if !mask.contains(wanted.mask) || !device.orientation.isValidInterfaceOrientation {
            wanted = interfaceOrientation
        }
        if !mask.contains(wanted.mask) { wanted = mask.first ?? wanted }
        turn(to: wanted)
    }

    /// Turns the interface, however the device is held. False where that is not supported.
    func turnInterface(to wish: UIInterfaceOrientationMask) -> Bool {
        let mask = supportedOrientations.intersection(wish)
        guard !systemInterface.isInterfaceOrientationLocked, let first = mask.first else { return false }
        turn(to: mask.contains(interfaceOrientation.mask) ? interfaceOrientation : first)
        return true
    }

    private func turn(to wanted: UIInterfaceOrientation) {
        guard wanted != interfaceOrientation else { return }
        let isTurned = wanted.isLandscape != interfaceOrientation.isLandscape
        changeGeometry {
            interfaceOrientation = wanted
            if isTurned { turnWindows() }
        }
    }

    private func turnWindows() {
        let size = CGSize(width: screen.bounds.height, height: screen.bounds.width)
        screen.bounds.size = size
        var new = traits.values
        if device.userInterfaceIdiom == .phone {
            new.verticalSizeClass = interfaceOrientation.isLandscape ? .compact : .regular
        }
        move(windows, to: size, new, in: nil)
    }

    /// What the controller that fills the front window supports, and the app for that window.
    private var supportedOrientations: UIInterfaceOrientationMask {
        guard let window = windows.last, var front = window.rootViewController else { return .all }
        while let modal = front.presentation, modal.phase != .dismissing, modal.coversWindow {
            front = modal.presented
        }
        let app = application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
        return front.supportedInterfaceOrientations.intersection(app ?? .all)
    }

    private func move(_ windows: [UIWindow], to size: CGSize?, _ new: TraitValues, in scene: UIWindowScene?) {
        let transition = ScreenTransition(
            clock, from: nil, to: nil, container: windows.last ?? UIView(), animated: areAnimationsEnabled,
            duration: 0.3)
        transition.start()
        let collection = UITraitCollection(new)
        for window in windows {
            let traits = window.overriding(collection)
            let containers = window.contentContainers
            if traits.hasOtherRoom(than: window.traitCollection) {
                for container in containers { container.willTransition(to: traits, with: transition) }
            }
            if let size, size != window.bounds.size {
                for container in containers { container.viewWillTransition(to: size, with: transition) }
            }
        }
        if let size { for window in windows { window.fill(size) } }
        changeTraits(of: scene, to: new)
        transition.run { _ in transition.complete() }
    }
}

extension UIDevice {
    /// How interfaces on this device may usually be turned.
    var usualOrientations: UIInterfaceOrientationMask {
        userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}

extension UIInterfaceOrientationMask {
    fileprivate var first: UIInterfaceOrientation? {
        let inOrder: [UIInterfaceOrientation] = [
            .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        return inOrder.first { contains($0.mask) }
    }
}

extension Presentation {
    fileprivate var coversWindow: Bool { style == .fullScreen || style == .overFullScreen }

    /// Turns the interface as the modal would like it, if that fills the front window and says so.
    func turnsAsPreferred() -> Bool {
        guard coversWindow, let simulator = clock.simulator, let window = container?.window,
            window === simulator.windows.last,
            let wish = presented.answer(presented.preferredInterfaceOrientationForPresentation)
        else { return false }
        return simulator.turnInterface(to: wish.mask)
    }
}

extension UIWindow {
    /// The root, and the modals on it and in it, from the bottom up.
    fileprivate var contentContainers: [any UIContentContainer] {
        guard let rootViewController else { return [] }
        return [rootViewController] + rootViewController.modals.map(\.shown)
    }

    fileprivate func fill(_ size: CGSize) {
        fill(CGRect(origin: frame.origin, size: size))
        for modal in rootViewController?.modals ?? [] where modal.displaced != nil {
            modal.presenter?.storedView?.fill(CGRect(origin: .zero, size: size))
        }
    }
}

extension UIView {
    /// Gives this view, and all in it that fill it, another size.
    fileprivate func fill(_ frame: CGRect) {
        let old = self.frame.size
        self.frame = frame
        for view in subviews where view.frame.size == old {
            view.fill(CGRect(origin: .zero, size: frame.size))
        }
    }
}

extension UIViewController {
    final func followDevice() { (storedView?.window?.simulator ?? .current).followDevice() }

    /// The modals on this controller and in it, from the bottom up.
    final var modals: [Presentation] {
        var result = presentation.map { [$0] + $0.presented.modals } ?? []
        for child in children { result += child.modals }
        return result
    }
}
