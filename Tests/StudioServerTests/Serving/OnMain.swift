import Foundation

/// Does something on the main actor before it returns: a test may be let go of on any thread.
///
/// Where a test runs, the main queue has no thread of its own.
func onMain(_ work: @MainActor () -> Void) {
    let isMain = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: isMain, value: true)
    defer { DispatchQueue.main.setSpecific(key: isMain, value: nil) }
    if DispatchQueue.getSpecific(key: isMain) == true { return MainActor.assumeIsolated(work) }
    DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}
