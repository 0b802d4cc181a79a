import Foundation
import UIKit

/// Plays in a terminal: the screen is redrawn in place, keys act at once, and simulated time runs as fast as
/// real time while there is anything to wait for.
@MainActor
final class LiveSession {
    private let player: Player
    private let terminal: any LiveTerminal
    private let room: () -> Room
    private var keys = Keys()
    private var prompt = Prompt()
    private var message = Line()
    /// What is left of a gesture, one moment for each tick.
    private var moments: ArraySlice<Gesture.Moment> = []
    private var gesture = Gesture.Kind.swipe
    private var drawn: [String] = []

    init(player: Player, terminal: any LiveTerminal, room: @escaping () -> Room) {
        self.player = player
        self.terminal = terminal
        self.room = room
    }

    /// Plays until the person quits or nothing more can be typed.
    /// - Returns: how the command ends.
    func play() async -> Int32 {
        defer { terminal.close() }
        let onRaise = player.simulator.log.onRaise
        player.simulator.log.onRaise = { _ in }
        defer { player.simulator.log.onRaise = onRaise }
        player.recorder?.launched(player)
        await player.breathe()
        player.recorder?.look(at: player)
        draw()
        for await event in terminal.events {
            switch event {
            case .ended: return Exit.fine
            case .resized:
                drawn = []
                terminal.write("\u{1B}[2J")
            case .tick: await tick()
            case .keys(let bytes):
                for key in keys.take(bytes) {
                    if key == .control("l") { drawn = [] }
                    if let end = await press(key) { return end }
                }
            }
            draw()
        }
        return Exit.fine
    }

    /// A twentieth of a second of simulated time, if anything waits for it.
    private func tick() async {
        if let moment = moments.popFirst() {
            let couldBe = attempt { () throws(PlayFailure) in try player.play(moment, of: gesture) }
            if !couldBe { moments = [] }
        }
        if player.simulator.clock.isIdle, !player.simulator.isMoving {
            await player.breathe()
        } else {
            await player.pass(Player.step)
        }
        attempt { () throws(PlayFailure) in try notice() }
    }

    private func press(_ key: Key) async -> Int32? {
        let outline = player.simulator.outline()
        let effect = prompt.press(key, possible: player.possible(seenIn: outline)) {
            outline.hidesText(of: $0)
        }
        if effect != nil || key == .escape { message = Line() }
        switch effect {
        case .quit: return Exit.fine
        case .interrupt: return Exit.interrupted
        case .notice(let text): message = Line(text, .danger)
        case .perform(let action): await perform(action)
        case nil: break
        }
        return nil
    }

    private func perform(_ action: Action) async {
        do throws(PlayFailure) {
            guard moments.isEmpty else { throw PlayFailure("could not \(action): a finger is on the screen") }
            switch action {
            case .wait: try await player.perform(action)
            case .expect:
                try await player.perform(action)
                message = Line("it is so", .dim)
            case .show, .tree: break
            default: try touch(action)
            }
            await player.breathe()
            try notice()
        } catch {
            tell(error)
        }
    }

    /// Looks at what has happened, unless a finger is still on its way.
    private func notice() throws(PlayFailure) {
        if moments.isEmpty { try player.notice() }
    }

    /// Does what takes a person no time, and begins what takes some.
    private func touch(_ action: Action) throws(PlayFailure) {
        player.recorder?.willDo(action, with: player)
        do throws(PlayFailure) {
            try player.checkForeground(for: action)
            if let gesture = Gesture(action) {
                self.gesture = gesture.kind
                moments = gesture.moments[...]
            } else {
                try player.touch(action)
            }
        } catch {
            player.recorder?.couldNot(action)
            throw error
        }
    }

    @discardableResult
    private func attempt(_ body: () throws(PlayFailure) -> Void) -> Bool {
        do throws(PlayFailure) {
            try body()
            return true
        } catch {
            tell(error)
            return false
        }
    }

    private func tell(_ failure: PlayFailure) {
        message = Line(([failure.message] + failure.details).joined(separator: "\n"), .danger)
    }

    /// Writes the lines that have changed.
    private func draw() {
        let room = room()
        let scene = player.scene
        let lines = scene.picture(in: room, prompt: prompt, notice: message)
            .prefix(room.rows ?? .max)
            .map { line in
                // In the last column the cursor stays where it is, and would erase what was just written.
                line.rendered(room.look) + (line.columns < room.columns ? "\u{1B}[K" : "")
            }
        var text = ""
        for (row, line) in lines.enumerated() where !drawn.indices.contains(row) || drawn[row] != line {
            text += "\u{1B}[\(row + 1);1H\(line)"
        }
        // Past the last row the cursor would stay on it, and erase it.
        let hasMore = lines.count < drawn.count || drawn.isEmpty
        if hasMore, lines.count < room.rows ?? .max { text += "\u{1B}[\(lines.count + 1);1H\u{1B}[J" }
        drawn = Array(lines)
        if !text.isEmpty { terminal.write(text) }
    }
}

extension Simulator.Outline {
    /// Whether nobody reads what is typed into a field of that name: it shows dots, or is not there.
    func hidesText(of name: String) -> Bool {
        // A sheet may let fingers through to what lies under it.
        let fields = windows.flatMap(\.layers).flatMap { $0.screen.fields(named: name) }
        return fields.isEmpty || fields.contains(where: \.isSecure)
    }
}

extension Simulator.Outline.Screen {
    /// The fields that a person's words may mean, which need not be what is read beside them.
    fileprivate func fields(named name: String) -> [Simulator.Outline.Field] {
        elements.compactMap { element in
            guard case .field(let field) = element.kind,
                [element.label, element.identifier, field.placeholder].contains(name)
            else { return nil }
            return field
        } + embedded.flatMap { $0.fields(named: name) }
    }
}
