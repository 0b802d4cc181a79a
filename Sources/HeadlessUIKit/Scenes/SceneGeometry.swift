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

        init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
    }

    /// What the scene looks like now.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

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
