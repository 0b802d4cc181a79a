import Dispatch
import Foundation
import Observation

/// Runs `body`, and calls `changed` once, before the first change of anything observable that `body` has read.
///
/// A change on the main actor is told on its own line; one elsewhere, as soon as the main actor is free.
@MainActor
func noteReading(
    _ body: () -> Void, changed: @autoclosure () -> @MainActor @Sendable () -> Void
) {
    withObservationTracking(body, onChange: onMainActor(changed()))
}

private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
    {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}

/// Where the main actor runs. On Linux the main queue may be served by any thread.
enum MainQueue {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this code runs on the main actor.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

extension UIView {
    /// Lays out, and asks for layout again when what was read for it changes.
    func noteReadingForLayout(_ body: () -> Void) {
        ReadingPass.run(of: self, \.layoutReading, body, changed: { [weak self] in self?.setNeedsLayout() })
    }

    /// Has the view show its state, and has it do so again, at the next turn, when what was read for it changes.
    func noteReadingForConfiguration(
        _ body: () -> Void, again: @escaping @MainActor @Sendable (UIView) -> Void
    ) {
        stateUpdates &+= 1
        let number = stateUpdates
        let simulator = window?.simulator ?? .current
        ReadingPass.run(
            of: self, \.stateReading, body,
            changed: { [weak self] in
                simulator.clock.nextTurn {
                    if let self, self.stateUpdates == number { again(self) }
                }
            })
    }
}
