import Observation

/// What lets Observation see one property. There is none until the property is read by `value`: bindings and
/// observers read another way, and a property that nobody else reads never pays for being observable.
@MainActor
@usableFromInline
final class Tracking: Observable {
    private let registrar = ObservationRegistrar()
    // A key path in a type that is not generic is made once; one into a property would be made for each read.
    private nonisolated var value: Void { () }

    /// Notes a read, if Observation is tracking.
    func read() { registrar.access(self, keyPath: \.value) }

    /// Makes a change, and tells whoever has tracked.
    @usableFromInline
    func change(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \.value, body) }
}
