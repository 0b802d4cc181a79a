import UIKit

/// What is printed of a play where nothing is redrawn.
@MainActor
struct Report {
    let console: Console
    let room: Room

    /// The picture, what can be done, and how the app came there.
    func picture(of player: Player) -> String { Self.picture(of: player, in: room) }

    /// What an action asked to see.
    func show(_ output: Player.Output, of player: Player) {
        switch output {
        case .screen: console.print(picture(of: player))
        case .tree(let notation): console.print(room.glyphs.text(notation))
        }
    }

    /// Says why the play stopped there, and what could have been done.
    func complain(_ failure: PlayFailure, at place: String?, line: String?, player: Player) {
        // With the colours of the picture.
        console.writeError(Self.text(of: failure, at: place, line: line, player: player, in: room) + "\n")
    }

    /// Why a play stopped there, with the screen and what could have been done.
    static func text(
        of failure: PlayFailure, at place: String?, line: String?, player: Player, in room: Room
    ) -> String {
        let line = line.map { ["    \($0)"] } ?? []
        let details = failure.details.map { "    \($0)" }
        let head = place.map { "\($0): " } ?? ""
        let words = [head + failure.message] + line + details
        return words.joined(separator: "\n").tamedLines + "\n" + picture(of: player, in: room)
    }

    private static func picture(of player: Player, in room: Room) -> String {
        player.scene.picture(in: room, numbered: false).map { $0.rendered(room.look) }.joined(separator: "\n")
    }
}
