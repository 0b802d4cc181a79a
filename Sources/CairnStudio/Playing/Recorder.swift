import Cairn
import CairnInspector
import Foundation
import UIKit

/// Writes a session down while it is played: the journal of every window, and between its entries what the person did.
///
/// What is typed is written only where it can be read on screen: not where dots are shown, and not where there is no such field.
/// Nothing is lost by a crash: an action is written before it is done.
@MainActor
final class Recorder {
    private let write: (String) throws(FileError) -> Void
    /// Why nothing is written any more, if that is so.
    private(set) var error: FileError?
    /// Whether there was a navigator, and so a journal.
    private(set) var hasBegun = false
    private var windows: [Window] = []
    private weak var front: Navigator?
    /// Actions from before there was a navigator: a file begins with a journal.
    private var early = ""
    /// When a script would go on after the last action: at rest, or when it has waited.
    private var restedAt: SimulatorClock.Instant?
    private var isWaiting = false
    /// When the last action began.
    private var beganAt: SimulatorClock.Instant?
    /// The last action, as it was written.
    private var written = ""

    private struct Window {
        weak var navigator: Navigator?
        var writer = JournalWriter()
    }

    /// - Parameter write: adds text at the end of the file.
    init(_ write: @escaping (String) throws(FileError) -> Void) {
        self.write = write
    }

    /// The app was launched. A script has no other way to say by which link than to end it and to open that.
    func launched(_ player: Player) {
        note("launch", "")
        if player.device != .phone { note("device", player.device.rawValue) }
        guard !player.links.isEmpty else { return }
        note("action", "\(Action.kill)")
        for link in player.links { note("action", "\(Action.open(link.absoluteString))") }
    }

    /// A person is about to do this.
    func willDo(_ action: Action, with player: Player) {
        guard action.isPlayed else { return }
        noteTime(of: player)
        (restedAt, beganAt) = (nil, player.simulator.clock.now)
        if case .wait = action { isWaiting = true } else { isWaiting = false }
        written = action.withoutSecrets(of: player).description
        note("action", written)
    }

    /// What was expected is so.
    func met(_ action: Action, with player: Player) {
        noteTime(of: player)
        note("action", "\(action)")
    }

    /// What has passed since a script would go on.
    private func noteTime(of player: Player) {
        let now = player.simulator.clock.now
        guard let restedAt, restedAt < now else { return }
        let seconds = restedAt.duration(to: now) / .seconds(1)
        note("action", "\(Action.wait(seconds: (seconds * 1_000).rounded() / 1_000))")
        self.restedAt = now
    }

    /// It could not be done; time may have passed all the same.
    func couldNot(_ action: Action) {
        guard action.isPlayed else { return }
        restedAt = beganAt
        note("undone", written)
    }

    /// Something may have happened.
    func look(at player: Player) {
        if restedAt == nil, isWaiting || !player.simulator.isMoving { restedAt = player.simulator.clock.now }
        if let navigator = player.navigator { writeNews(of: navigator) }
    }

    /// Writes what happened in windows that did not come to the front again.
    func end() {
        for case let navigator? in windows.map(\.navigator) where navigator !== front {
            writeNews(of: navigator)
        }
    }

    private func writeNews(of navigator: Navigator) {
        hasBegun = true
        windows.removeAll { $0.navigator == nil }
        var window = windows.first { $0.navigator === navigator } ?? Window(navigator: navigator)
        windows.removeAll { $0.navigator === navigator }
        if front !== navigator { window.writer.beginAnew() }
        front = navigator
        add(window.writer.newText(of: navigator.journal) + early)
        early = ""
        windows.append(window)
    }

    private func note(_ field: String, _ text: String) {
        let line = SavedValue.object([field: .text(text)]).json() + "\n"
        if hasBegun { add(line) } else { early += line }
    }

    private func add(_ text: String) {
        guard error == nil, !text.isEmpty else { return }
        do throws(FileError) { try write(text) } catch { self.error = error }
    }
}

extension Action {
    /// Whether the app feels anything of it.
    fileprivate var isPlayed: Bool {
        switch self {
        case .show, .tree, .expect: false
        default: true
        }
    }

    /// The same, with dots for what is typed where it cannot be read.
    @MainActor
    fileprivate func withoutSecrets(of player: Player) -> Action {
        guard case .type(let name, let index, _) = self, player.simulator.outline().hidesText(of: name)
        else { return self }
        return .type(name, at: index, text: Recording.hidden)
    }
}
