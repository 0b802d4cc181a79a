/// Lets tasks of the main actor go on until something is so that one of them brings about; a test in which that never comes fails, and
/// does not hang:
/// ```swift
/// list.didBecomeActive()
/// try await waitUntil { !list.isRefreshing }
/// ```
/// It yields a million times at most, which takes about a second where nothing happens. What comes from another process or a timer
/// may take longer: wait for that by what it calls.
/// - Parameter isSo: Asked before each turn. Returns at once where it is so already.
/// - Throws: A ``TestFailure`` with the line that waited.
@MainActor
public func waitUntil(
    fileID: StaticString = #fileID, line: UInt = #line, _ isSo: @MainActor () -> Bool
) async throws {
    for _ in 0..<1_000_000 {
        if isSo() { return }
        await Task.yield()
    }
    guard isSo() else { throw TestFailure("waited in vain", at: .init(fileID: fileID, line: line)) }
}
