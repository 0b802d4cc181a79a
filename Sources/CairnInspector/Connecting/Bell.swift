#if CAIRN_INSPECTOR
    /// Rings for one who waits, once however often it was rung meanwhile.
    @MainActor
    final class Bell {
        private var isRung = false
        private var waiter: CheckedContinuation<Void, Never>?

        func ring() {
            isRung = true
            waiter?.resume()
            waiter = nil
        }

        /// Waits until it was rung, or the waiting task is cancelled.
        func wait() async {
            await withTaskCancellationHandler {
                if !isRung, !Task.isCancelled { await withCheckedContinuation { waiter = $0 } }
            } onCancel: {
                Task { @MainActor in self.ring() }
            }
            isRung = false
        }
    }
#endif
