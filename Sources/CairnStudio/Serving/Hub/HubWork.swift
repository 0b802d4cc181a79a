import CairnInspector

/// What pages want done one after the other, and what is being done. It ends with the launch that it is of.
struct HubWork {
    /// What a page wants done once all before it has come to rest.
    struct Act {
        var page: PageLink
        var ask: Wire.Ask
        /// The line to play; nil for a finger, and for a test of what was played until then.
        var action: Action?
    }

    var acts: [Act] = []
    var isActing = false
    /// Whether the app was told that each step of time waits for its turn.
    var isPaced = false
    /// Turns that time by itself takes, and that are not answered yet.
    var turns = 0
    /// Steps of time that were taken so that the next line finds nothing in motion.
    var turnsBeforeAct = 0
    /// The index of the line that is played, where several are.
    var begun: Int?
    /// Whether a page had a link opened of which nothing was heard yet.
    var awaitsLink = false
}

/// Whose finger is on the screen.
struct PageFinger {
    weak var down: PageLink?
    /// Whose was on the screen of an app that has ended: what that page still says of the finger is no news.
    weak var outlived: PageLink?

    /// A finger that a page has put down ends with the app that it was put down on.
    mutating func outlive() {
        outlived = down ?? outlived
        down = nil
    }
}

/// What was said that is no trouble.
struct HubNotices {
    private(set) var count = 0
    /// The launch of which it was said that the app goes on by itself.
    var saidOfItself: Int?

    mutating func notice(_ text: String, branch: Int?) -> Wire.Notice {
        count += 1
        return .init(number: count, text: text, branch: branch)
    }
}
