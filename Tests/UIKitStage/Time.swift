#if HEADLESS_UIKIT
    import UIKit

    extension Stage {
        /// Turns the clock until nothing is scheduled any more.
        package func reach(_ isReached: @escaping ([String]) -> Bool) async { settle() }

        private func settle() { Simulator.current.settle() }

        /// What UIKit would write to the console; on a device nobody can read that.
        package var warnings: [String]? { Simulator.current.log.warnings }
    }
#elseif canImport(UIKit)
    import UIKit

    extension Stage {
        /// Waits for the callback that makes it so, and for two more turns of the main queue, in which what
        /// belongs to it may still come. Ten seconds are the limit: the comparison that follows then fails and
        /// shows how far it came.
        package func reach(_ isReached: @escaping ([String]) -> Bool) async {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                var resume: (() -> Void)? = { continuation.resume() }
                let once: @MainActor () -> Void = {
                    resume?()
                    resume = nil
                }
                record.wait(until: isReached, resume: once)
                DispatchQueue.main.asyncAfter(deadline: .now() + 10) { MainActor.assumeIsolated(once) }
            }
            for _ in 0..<2 {
                await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                    DispatchQueue.main.async { continuation.resume() }
                }
            }
        }

        package var warnings: [String]? { nil }
    }
#endif
