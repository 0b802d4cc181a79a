#if CAIRN_INSPECTOR
    import Foundation

    /// What an app that runs elsewhere and a studio say to each other: JSON in the bodies of two requests that the app makes,
    /// `POST /app/news` for what it tells and `POST /app/orders` for what it is to do.
    package enum Inspection {
        /// Raised whenever something is taken away or means something else. Who speaks another version is refused.
        package static let version = 1

        package enum Limit {
            /// Bytes of a request, and of a picture in it.
            package static let request = 12_000_000
            package static let picture = 6_000_000
            /// Bytes of a snapshot. Of a larger one the studio is told nothing.
            package static let snapshot = 256_000
            /// Entries of a journal in a request, the newest.
            package static let entries = 1_000
            /// Orders that wait for an app.
            package static let orders = 50
        }

        /// Where the two requests go.
        package static let newsPath = "/app/news"
        package static let ordersPath = "/app/orders"

        /// Who an app is. The first news of a conversation have one, and with it everything there is.
        package struct Hello: Codable, Hashable, Sendable {
            package var app: String
            package var device: String
            package var shows: Shows
            /// Whether it knows what to do with a link.
            package var opensLinks: Bool
            /// Whether it was told how to make links to its places.
            package var tellsLinks: Bool?
        }

        /// How the screen of an app is shown: by the outline where the double is, by pictures where UIKit is.
        package enum Shows: String, Codable, Hashable, Sendable { case outline, pictures, nothing }

        /// From an app. What is missing is as it was.
        package struct News: Codable, Hashable, Sendable {
            package var version = Inspection.version
            /// Names one launch of one app.
            package var session: String
            package var hello: Hello?
            package var entries: [Wire.Entry] = []
            /// The same entries in full.
            package var details: [Wire.Detail] = []
            package var inside: Wire.Inside?
            package var stage: Wire.Stage?
            /// PNG.
            package var picture: Data?
            package var saved: Saved?
            package var done: [Done] = []
        }

        /// A snapshot that was taken at rest, after this entry of the journal.
        package struct Saved: Codable, Hashable, Sendable {
            package var entry: Int
            package var text: String
        }

        /// An app asks for orders, which may take a while. Those up to a number it has.
        package struct Listening: Codable, Hashable, Sendable {
            package var version = Inspection.version
            package var session: String
            package var after: Int
            /// Whether it is to be answered at once, since it cannot wait.
            package var isBrief: Bool?
        }

        package struct Orders: Codable, Hashable, Sendable {
            package var orders: [Order]

            package init(_ orders: [Order]) { self.orders = orders }
        }

        package struct Order: Codable, Hashable, Sendable {
            package enum Kind: String, Codable, Hashable, Sendable {
                /// Opens a link, `text`.
                case link
                /// Closes what is in front.
                case close
                /// Goes to a snapshot, `text`.
                case restore
                /// Tells how the screen is now.
                case picture
                /// Tells the journal, or a snapshot, as text.
                case journal, snapshot
            }

            /// Counts the orders of a session, from 1.
            package var id: Int
            package var kind: Kind
            package var text: String?

            package init(id: Int, kind: Kind, text: String? = nil) {
                (self.id, self.kind, self.text) = (id, kind, text)
            }
        }

        /// What became of an order.
        package struct Done: Codable, Hashable, Sendable {
            package var id: Int
            /// Why not.
            package var message: String?
            package var text: String?
        }
    }
#endif
