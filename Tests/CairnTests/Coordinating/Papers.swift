/// An object that a route, a destination or a result holds, and that does something as it goes.
final class Papers: Hashable, Sendable {
    private let goes: @MainActor @Sendable () -> Void

    init(goes: @escaping @MainActor @Sendable () -> Void) { self.goes = goes }

    deinit { MainActor.assumeIsolated { [goes] in goes() } }

    static func == (left: Papers, right: Papers) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
