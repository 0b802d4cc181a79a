extension Simulator {
    /// What the system shows around an app, as its controllers wish it; of the key window, or else the first.
    ///
    /// It follows at each appearance, and when a controller says that its wish has changed; not of itself.
    public struct SystemInterface: Equatable, Sendable {
        public internal(set) var isStatusBarHidden = false
        public internal(set) var statusBarStyle = UIStatusBarStyle.default
        /// How the last change of the status bar was to look.
        public internal(set) var statusBarAnimation = UIStatusBarAnimation.fade
        /// Whether the home indicator goes when no finger has touched the screen for a while.
        public internal(set) var isHomeIndicatorAutoHidden = false
        /// The edges where the app's gestures come before the system's.
        public internal(set) var edgesDeferringSystemGestures: UIRectEdge = []
        /// Whether the pointer is locked: on a pad only.
        public internal(set) var isPointerLocked = false
        /// Whether the interface stays as it is, however the device is held.
        public internal(set) var isInterfaceOrientationLocked = false
    }

    /// A part of the system's interface that can be asked about by itself.
    enum SystemPart: CaseIterable { case statusBar, edges, pointer, orientationLock }

    func updateSystemInterface() {
        guard let front = controllerInCharge else { return }
        for part in SystemPart.allCases { updateSystemInterface(part, from: front) }
    }

    func updateSystemInterface(_ part: SystemPart) {
        if let front = controllerInCharge { updateSystemInterface(part, from: front) }
    }

    /// Which controller is asked first what the system's parts are to look like.
    private var controllerInCharge: UIViewController? {
        (application.keyWindow ?? windows.first)?.rootViewController?.takingOver
    }

    private func updateSystemInterface(_ part: SystemPart, from front: UIViewController) {
        switch part {
        case .statusBar:
            let style = front.deciding { $0.childForStatusBarStyle }
            let hidden = front.deciding { $0.childForStatusBarHidden }
            systemInterface.statusBarStyle = style.preferredStatusBarStyle
            systemInterface.isStatusBarHidden = hidden.prefersStatusBarHidden
            systemInterface.statusBarAnimation = hidden.preferredStatusBarUpdateAnimation
        case .edges:
            systemInterface.isHomeIndicatorAutoHidden =
                front.deciding { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden
            systemInterface.edgesDeferringSystemGestures =
                front.deciding { $0.childForScreenEdgesDeferringSystemGestures }
                .preferredScreenEdgesDeferringSystemGestures
        case .pointer:
            systemInterface.isPointerLocked =
                device.userInterfaceIdiom == .pad
                && front.deciding { $0.childViewControllerForPointerLock }.prefersPointerLocked
        case .orientationLock:
            let isLocked =
                front.deciding { $0.childForInterfaceOrientationLock }.prefersInterfaceOrientationLocked
            guard isLocked != systemInterface.isInterfaceOrientationLocked else { return }
            changeGeometry { systemInterface.isInterfaceOrientationLocked = isLocked }
            if !isLocked { followDevice() }
        }
    }
}

extension UIViewController {
    /// This controller, or of the modals on it the last that decides in its place.
    fileprivate var takingOver: UIViewController {
        var decider = self
        var next: UIViewController? = self
        while let presentation = next?.presentation, presentation.phase != .dismissing {
            let modal = presentation.presented
            if presentation.style == .fullScreen || modal.modalPresentationCapturesStatusBarAppearance {
                decider = modal
            }
            next = modal
        }
        return decider
    }

    /// Who decides: whom it names, or whom that one names, and so on.
    fileprivate func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var decider = self
        while let named = child(decider) { decider = named }
        return decider
    }

    /// The system's interface follows whoever is on screen now.
    final func systemInterfaceFollows() {
        // What goes along with a container that comes is part of its coming.
        guard parentController?.appearance.state != .appearing else { return }
        Simulator.current.updateSystemInterface()
    }
}
