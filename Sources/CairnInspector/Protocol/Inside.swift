#if CAIRN_INSPECTOR
    extension Wire {
        /// What the navigator of the front window knows; of an app without one, nothing.
        package struct Inside: Codable, Hashable, Sendable {
            /// The whole tree in notation.
            package var notation: String
            /// The node in front of all others.
            package var visible: Int?
            package var root: Node?
            /// The lowest first.
            package var modals: [Modal] = []
            /// What other code shows in the place of all this.
            package var foreignRoot: String?
            /// Whether the host shows the tree and nothing moves.
            package var isSettled = true
            package var pending: [Pending] = []
            package var laws = Laws()
            /// What lives on although its node has left, as the ledger says.
            package var leaks: [String] = []
            /// What a snapshot could not save, and why.
            package var notSaved: [String] = []
            /// How many nodes were left out.
            package var omitted = 0

            package init(notation: String) { self.notation = notation }
        }

        package struct Modal: Codable, Hashable, Sendable {
            /// In tree notation: `sheet`, `sheet[*medium, large]`…
            package var style: String
            /// The node that asked for it.
            package var opener: Int
            package var node: Node
        }

        package struct Node: Codable, Hashable, Sendable {
            package var id: Int
            /// What it shows, in notation; nil for a container that nobody asked for by name.
            package var label: String?
            /// `screen`, `stack`, `flow`, `tabs`, `pages`, `split`, or the name of a container of the app's own
            package var content: String
            /// Which child is in front, of tabs and pages.
            package var front: Int?
            /// Whether it can be seen, in its layer.
            package var isVisible: Bool
            /// `placed` or `pushed`
            package var opening: String
            package var animation: String?
            /// Whether Cairn did not make it.
            package var isForeign: Bool
            /// In whose name it came, and which coordinator decides for it; nodes.
            package var opener: Int?
            package var owner: Int?
            /// Where no node opened it: who or what did, in words.
            package var origin: String?
            /// The types of what was made for it.
            package var made: Made?
            /// What it would save in a snapshot, as JSON.
            package var saves: String?
            /// A link that leads here.
            package var link: String?
            package var children: [Node] = []
            /// Modals over this stack only.
            package var covers: [Modal] = []
        }

        /// What was made for a node.
        package struct Made: Codable, Hashable, Sendable {
            /// `screen`, `dialog`, `coordinator`, `system`, `other`; `none` as long as it was never in front.
            package var kind: String
            /// The type of the view model, or of what else was made.
            package var type: String
            /// The type of the coordinator that made it.
            package var maker: String?
            /// The type of the controller that shows it.
            package var view: String?
            /// Whether it may hold up those who leave, and whether it would now.
            package var guardsLeaving: Bool
            package var isArmed: Bool
            /// Whether it is asked who may enter.
            package var guardsEntering: Bool
            package var properties: [Property] = []
            package var omitted = 0
        }

        package struct Property: Codable, Hashable, Sendable {
            package var name: String
            package var value: String
            /// What is in it, where its value does not say that, and how many of these were left out.
            package var members: [Property]?
            package var omitted: Int?
        }

        /// A request that has no outcome yet.
        package struct Pending: Codable, Hashable, Sendable {
            package var route: String
            package var asker: String
            package var why: String
        }

        package struct Laws: Codable, Hashable, Sendable {
            /// Nil as long as nobody checks them.
            package var isGreen: Bool?
            /// The number of the one that was broken, and what was found.
            package var law: Int?
            package var found: String?
            /// Why not all of them are checked, in a sentence; nil where they are.
            package var limit: String?

            package init(
                isGreen: Bool? = nil, law: Int? = nil, found: String? = nil, limit: String? = nil
            ) {
                (self.isGreen, self.law, self.found, self.limit) = (isGreen, law, found, limit)
            }
        }
    }
#endif
