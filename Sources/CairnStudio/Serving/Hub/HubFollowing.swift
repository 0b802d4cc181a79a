import CairnInspector

// A link that a page had opened: an app refuses it by an entry of its own, at some later time.
extension Hub {
    func awaitFollowing() {
        work.awaitsLink = true
        // One that leads back to a session stays.
        if status.notice?.branch == nil { status.notice = nil }
    }

    /// Says what became of it, where nothing did.
    func followed(_ entry: Wire.Entry) {
        work.awaitsLink = false
        guard entry.outcome == .refused else { return }
        say("The link leads nowhere: \(entry.why ?? "it was refused")")
    }
}
