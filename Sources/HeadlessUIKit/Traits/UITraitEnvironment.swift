/// Something that has traits: the screen, a scene, a view, a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in force here, overrides included.
    var traitCollection: UITraitCollection { get }
    /// The traits are others than before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A wish to hear of changes, kept until it is taken back or the environment goes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An environment whose changes can be heard of.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Calls `handler` with this environment and the traits before, whenever one of these traits has changed. It is
    /// not called for the first traits.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler:
            @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) ->
            Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        (self as? any TraitHolder)?.makeTraitRecord().registrations.append(registration)
        return registration
    }

    /// Calls a method of `target`, with this environment or without, whenever one of these traits has changed. The
    /// target is not held.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        let call = TargetAction(target, action)
        return registerForTraitChanges(traits) { (environment: Self, _) in
            call.call(sender: environment, from: nil)
        }
    }

    /// As ``registerForTraitChanges(_:target:action:)``, with this environment as the target.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Takes a wish back. Does nothing for one that was made elsewhere.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolder)?.traitRecord?.registrations.removeAll { $0 === registration }
    }
}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: Set<ObjectIdentifier>
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = Set(traits.map { ObjectIdentifier($0) })
        self.handler = handler
    }

    func concerns(_ changes: [UITrait]) -> Bool {
        changes.contains { traits.contains(ObjectIdentifier($0)) }
    }
}

/// What an environment keeps of its traits, if it keeps anything.
@MainActor
final class TraitRecord {
    /// The app's own values.
    var overrides = TraitValues()
    /// The traits it was told of last; nil for those of the device.
    var known: UITraitCollection?
    var registrations: [TraitRegistration] = []
}

/// An environment inside a window's hierarchy.
@MainActor
protocol TraitHolder: UITraitChangeObservable {
    var traitRecord: TraitRecord? { get set }
}

extension TraitHolder {
    func makeTraitRecord() -> TraitRecord {
        if let traitRecord { return traitRecord }
        let made = TraitRecord()
        traitRecord = made
        return made
    }

    /// What comes from outside, with this environment's own values before it.
    func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        guard let overrides = traitRecord?.overrides, !overrides.isEmpty else { return inherited }
        return UITraitCollection(inherited.values.overridden(by: overrides))
    }

    /// Tells this environment of its traits, if they are others than it knew.
    /// - Parameter expected: what it takes for granted when it was never told.
    func learn(_ traits: UITraitCollection, expected: UITraitCollection) {
        let previous = traitRecord?.known ?? expected
        let changes = traits === previous ? [] : traits.values.changes(from: previous.values)
        guard !changes.isEmpty else { return }
        let record = makeTraitRecord()
        record.known = traits
        Simulator.current.update(self) {
            traitCollectionDidChange(previous)
            for registration in record.registrations where registration.concerns(changes) {
                registration.handler(self, previous)
            }
        }
    }
}
