extension Wire {
    /// What the navigator of the front window knows; of an app without one, nothing.
    struct Inside: Codable, Hashable, Sendable {
        /// The whole tree in notation.
        var notation: String
        /// The node in front of all others.
        var visible: Int?
        var root: Node?
        /// The lowest first.
        var modals: [Modal] = []
        /// What other code shows in the place of all this.
        var foreignRoot: String?
        /// Whether the host shows the tree and nothing moves.
        var isSettled = true
        var pending: [Pending] = []
        var laws = Laws()
        /// What lives on although its node has left, as the ledger says.
        var leaks: [String] = []
        /// What a snapshot could not save, and why.
        var notSaved: [String] = []
        /// How many nodes were left out.
        var omitted = 0
    }

    struct Modal: Codable, Hashable, Sendable {
        /// In tree notation: `sheet`, `sheet(medium, large)`…
        var style: String
        /// The node that asked for it.
        var opener: Int
        var node: Node
    }

    struct Node: Codable, Hashable, Sendable {
        var id: Int
        /// What it shows, in notation; nil for a container that nobody asked for by name.
        var label: String?
        /// `screen`, `stack`, `flow`, `tabs`, `pages`, `split`, or the name of a container of the app's own
        var content: String
        /// Which child is in front, of tabs and pages.
        var front: Int?
        /// Whether it can be seen, in its layer.
        var isVisible: Bool
        /// `placed` or `pushed`
        var opening: String
        var animation: String?
        /// Whether Cairn did not make it.
        var isForeign: Bool
        /// In whose name it came, and which coordinator decides for it; nodes.
        var opener: Int?
        var owner: Int?
        /// The types of what was made for it.
        var made: Made?
        /// What it would save in a snapshot, as JSON.
        var saves: String?
        /// A link that leads here.
        var link: String?
        var children: [Node] = []
        /// Modals over this stack only.
        var covers: [Modal] = []
    }

    /// What was made for a node.
    struct Made: Codable, Hashable, Sendable {
        /// `screen`, `dialog`, `coordinator`, `system`, `other`; `none` as long as it was never in front.
        var kind: String
        /// The type of the view model, or of what else was made.
        var type: String
        /// The type of the coordinator that made it.
        var maker: String?
        /// The type of the controller that shows it.
        var view: String?
        /// Whether it may hold up those who leave, and whether it would now.
        var guardsLeaving: Bool
        var isArmed: Bool
        /// Whether it is asked who may enter.
        var guardsEntering: Bool
        var properties: [Property] = []
        var omitted = 0
    }

    struct Property: Codable, Hashable, Sendable {
        var name: String
        var value: String
    }

    /// A request that has no outcome yet.
    struct Pending: Codable, Hashable, Sendable {
        var route: String
        var asker: String
        var why: String
    }

    struct Laws: Codable, Hashable, Sendable {
        /// Nil as long as nobody checks them.
        var isGreen: Bool?
        /// The number of the one that was broken, and what was found.
        var law: Int?
        var found: String?
    }
}
