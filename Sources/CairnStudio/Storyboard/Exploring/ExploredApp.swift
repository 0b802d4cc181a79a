import UIKit

/// An app that was launched to be explored.
@MainActor
struct ExploredApp {
    var player: Player
    /// The link to what is in front, if there is one.
    var link: @MainActor () -> String? = { nil }
}
