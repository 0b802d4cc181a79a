/// Whose traits are the current ones.
@MainActor
enum CurrentTraits {
    case device
    /// Of what is being updated.
    case updated(any UITraitEnvironment)
    /// What the app has set.
    case set(UITraitCollection)
}

extension UITraitCollection {
    private static let key = "UITraitCollection.current"

    /// The traits of the view or controller that is being laid out, drawn or told of its traits; at other times those of the
    /// current simulator's device, or what was set here. Each thread has its own: off the main one, what was set there.
    public class var current: UITraitCollection {
        get {
            if MainQueue.isCurrent { return MainActor.assumeIsolated { Simulator.current.tellTraits() } }
            return Thread.current.threadDictionary[key] as? UITraitCollection ?? UITraitCollection()
        }
        set {
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { Simulator.current.currentTraits = .set(newValue) }
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }
}

extension Simulator {
    fileprivate func tellTraits() -> UITraitCollection {
        switch currentTraits {
        case .device: traits
        case .updated(let environment): environment.traitCollection
        case .set(let traits): traits
        }
    }

    /// Runs `body` with the traits of what it updates as the current ones. They are asked for only where somebody reads them.
    func update(_ environment: any UITraitEnvironment, _ body: () -> Void) {
        let before = currentTraits
        currentTraits = .updated(environment)
        body()
        currentTraits = before
    }
}
