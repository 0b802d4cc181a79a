import Foundation

/// Does something on the main actor before it returns: a test may be let go of on any thread.
func onMain(_ work: @MainActor () -> Void) {
    guard !Thread.isMainThread else { return MainActor.assumeIsolated(work) }
    DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}
