import CairnInspector
import Foundation

/// What the studio's server and its page say to each other: values that are written as JSON, a message a value.
///
/// The page draws what it is told and decides nothing: whatever can be done comes with the line of script that does it.
extension Wire {
    /// Raised whenever something is taken away or means something else. A page of another version says so and stops.
    static let version = 1
}

extension Wire {
    /// From the server to a page.
    struct Message: Codable, Hashable, Sendable {
        /// The first message, once.
        var hello: Hello?
        /// What has changed since the last update.
        var update: Update?
        /// What became of something that this page asked.
        var answer: Answer?
    }

    /// What never changes while the server runs.
    struct Hello: Codable, Hashable, Sendable {
        var version = Wire.version
        /// What the app's command is called.
        var app: String
        /// Links that the app knows, to be offered.
        var links: [String]
        /// Whether `/storyboard.json` is the app's storyboard.
        var hasStoryboard = false
        /// Every line a script may have, with what it does.
        var manual: [Usage]

        struct Usage: Codable, Hashable, Sendable {
            var form: String
            var meaning: String
        }
    }

    /// What the page shows, part by part; a part that is missing is as it was. The first update has all parts.
    struct Update: Codable, Hashable, Sendable {
        /// Counts the updates of one server.
        var revision = 0
        var status: AppStatus?
        var stage: Stage?
        /// Of an app that runs elsewhere on Apple's UIKit, its screen.
        var picture: Picture?
        var inside: Inside?
        var script: ScriptList?
        var timeline: Timeline?
    }

    /// What a screen looks like.
    struct Picture: Codable, Hashable, Sendable {
        /// PNG; empty when there is none any more.
        var png = Data()
    }
}
