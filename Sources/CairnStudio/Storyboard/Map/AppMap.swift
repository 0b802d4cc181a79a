import CairnInspector

/// What screens an app has and what leads from one to another, as the explorer found them.
///
/// A value that is written as JSON, compared with an older one, merged with those of other shards, and drawn as a storyboard.
/// Everything in it is in a fixed order, so that the same exploration gives the same bytes.
struct AppMap: Codable, Hashable, Sendable {
    /// Which form of the file this is; what reads it refuses a newer one.
    var version = AppMap.version
    /// As the app's `Studio` calls it.
    var app: String
    var exploration: Exploration
    /// By their ids.
    var screens: [Screen] = []
    /// By where they begin, where they end, and what is done.
    var ways: [Way] = []
    /// What could be asked for and led nowhere: controls that do nothing, routes that are refused.
    var attempts: [Attempt] = []
    /// The links that were opened, by what they say.
    var links: [Link] = []
    /// What the app's types of destinations declare: all cases, whether they were reached or not.
    var declared: [String] = []
    /// The destinations that were in front, and the coordinators around them.
    var reached: [String] = []
    /// What was seen that no screen and no way tells.
    var noted: [Finding] = []

    /// Whether the studio was told of no navigator: a screen of its tree is always that of a destination.
    var lacksNavigator: Bool { reached.isEmpty && !screens.isEmpty }

    static let version = 1

    /// How it was found: the same plan finds the same map.
    struct Exploration: Codable, Hashable, Sendable {
        var seed: UInt64
        /// How much was asked for, of all shards together: `20000`, or `30s`.
        var budget: String?
        /// All acts that were tried, in all shards; not those that were done again to come back to where they begin.
        var steps: Int
        /// The acts that were done again.
        var replayed = 0
        var launches = 0
        /// Which of the run's shards are in it, in order.
        var shards: [Int]
        /// `phone` or `tablet`
        var device: Wire.Device
        /// What came before the first step, as lines of script, if anything.
        var after: [String]?
    }
}
