// Fingers on an app's other windows, as on a pad.
extension Simulator.User {
    /// Taps the window of another scene, by the number of its session, the first being 1: it comes to the front.
    public func tapWindow(_ number: Int, fileID: StaticString = #fileID, line: UInt = #line)
        throws(Simulator.UserError)
    {
        simulator.isAsked(at: fileID, line)
        let asked = "tap the window of scene \(number)"
        let reader = read()
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        if simulator.windows.last?.windowScene?.session.number == number { return }
        guard let scene = reader.otherScenes.first(where: { $0.session.number == number }) else {
            throw failure(asked, .notThere, reader)
        }
        simulator.enterForeground(scene)
        simulator.enter { simulator.windows.last?.makeKey() }
    }
}

extension ScreenReader {
    /// The scenes that are seen beside the one in front, by their numbers.
    var otherScenes: [UIWindowScene] {
        guard !simulator.isCovered else { return [] }
        return simulator.shownScenes.dropLast().sorted { $0.session.number < $1.session.number }
    }
}
