/// What several windows of a sketch share: whether somebody has logged in.
@MainActor
package final class SketchStore {
    package var isLocked = true
    /// How often guards were asked in this step.
    package private(set) var askedCount = 0
    private var isWalked = false
    /// No change takes more questions than this; one that does has lost its way.
    package static let mostAsked = 500
    package private(set) var wasAskedWithoutEnd = false

    package init() {}

    /// - Returns: Whether guards are to answer at all.
    func isToAnswer() -> Bool {
        guard isWalked else { return true }
        askedCount += 1
        if askedCount > Self.mostAsked { wasAskedWithoutEnd = true }
        return askedCount <= Self.mostAsked
    }

    /// A new step begins.
    package func beginStep() {
        isWalked = true
        askedCount = 0
        wasAskedWithoutEnd = false
    }
}
