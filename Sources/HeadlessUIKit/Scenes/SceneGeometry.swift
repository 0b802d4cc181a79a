extension UIWindowScene {
    /// What an app wishes a scene to look like from outside.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// How the interface is to be turned.
        open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask?

            @preconcurrency @MainActor
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// What a scene looks like from outside.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation
        /// Whether the interface stays as it is, however the device is held. Since iOS 26.
        public let isInterfaceOrientationLocked: Bool

        init(_ simulator: Simulator) {
            interfaceOrientation = simulator.interfaceOrientation
            isInterfaceOrientationLocked = simulator.systemInterface.isInterfaceOrientationLocked
        }
    }

    /// What the scene looks like now.
    public var effectiveGeometry: Geometry { Geometry(.current) }

    /// Turns the interface as wished, however the device is held, at the next turn. An error where the controller in
    /// front supports none of it.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            return
        }
        let simulator = Simulator.current
        simulator.clock.nextTurn {
            if !simulator.turnInterface(to: wish) {
                errorHandler?(UISceneError(.geometryRequestDenied))
            }
        }
    }
}

extension Simulator {
    /// Does what may turn the interface, or lock it, and tells the scenes if it has.
    func changeGeometry(_ change: () -> Void) {
        let before = UIWindowScene.Geometry(self)
        change()
        let after = UIWindowScene.Geometry(self)
        guard
            before.interfaceOrientation != after.interfaceOrientation
                || before.isInterfaceOrientationLocked != after.isInterfaceOrientationLocked
        else { return }
        for scene in application.scenes {
            guard let scene = scene as? UIWindowScene else { continue }
            (scene.delegate as? any UIWindowSceneDelegate)?
                .windowScene(scene, didUpdateEffectiveGeometry: before)
        }
    }
}
