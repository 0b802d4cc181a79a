import Testing

/// Lets what waits go on until something is so; a test in which that never comes fails, and does not hang.
@MainActor
func wait(
    until isSo: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
    for _ in 0..<10_000 where !isSo() { await Task.yield() }
    #expect(isSo(), "waited in vain", sourceLocation: sourceLocation)
}
