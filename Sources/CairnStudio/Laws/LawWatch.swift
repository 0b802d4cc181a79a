import Cairn
import UIKit

/// A law that was broken, and what shows it.
struct BrokenLaw: Error, Hashable, Sendable, CustomStringConvertible {
    /// As the laws are numbered in the manual.
    let law: Int
    let text: String

    var description: String { "law \(law): \(text)" }
}

/// Holds an app to Cairn's laws, as far as they can be seen from outside: after each action, at rest.
@MainActor
final class LawWatch {
    /// The first law that was broken; nothing is checked after it.
    private(set) var broken: BrokenLaw?

    /// Told of each new entry of the journal.
    var onEntry: ((Journal.Entry) -> Void)?

    /// Whether what was done last is a finger's way out of a screen. What plain UIKit calls do as a button is tapped may look like one
    /// to the journal.
    var isFingers = true

    private let navigator: Navigator
    let ledger: Ledger
    private var opening = OpeningWatch()
    /// The number of the newest entry of the journal that was read.
    private var read: Int

    /// Begins to watch, with a ledger of its own, which takes the place of the app's.
    init(_ navigator: Navigator) {
        self.navigator = navigator
        ledger = Ledger(navigator)
        read = navigator.journal.entries.last?.number ?? -1
    }

    /// Checks what has happened, and everything else while nothing moves. Does nothing for another navigator, or once a law was broken.
    /// - Parameters:
    ///   - disagreement: How tree and screen differ, as was seen just now.
    ///   - finger: What a finger has just left, if it did.
    func check(
        _ navigator: Navigator, on simulator: Simulator, disagreement: String?, finger: FingerWatch? = nil
    ) {
        guard broken == nil, navigator === self.navigator else { return }
        do throws(BrokenLaw) {
            try readJournal()
            guard !simulator.isMoving else { return }
            try compareWithScreen(simulator, disagreement)
            try countModals(simulator)
            try countRequests(simulator)
            try opening.check(self.navigator)
            try finger?.check(self.navigator, on: simulator)
            guard simulator.clock.isIdle, self.navigator.pending.isEmpty else { return }
            try lookForTheLeftBehind()
        } catch {
            broken = error
        }
    }

    /// Reads what has happened, and checks nothing else.
    func listen() { try? readJournal() }

    private func readJournal() throws(BrokenLaw) {
        let (dropped, entries) = navigator.journal.entries(after: read)
        // How many are kept is the app's to say; among the others something else may have been asked for.
        if dropped > 0 { opening = OpeningWatch() }
        for entry in entries {
            read = entry.number
            opening.note(entry)
            onEntry?(entry)
            if !entry.unguarded.isEmpty, entry.cause == .finger, isFingers {
                throw BrokenLaw(
                    law: 8,
                    text: "a finger left past the guard of \(entry.unguarded.joined(separator: ", "))")
            }
        }
    }

    /// Law 1: one truth.
    private func compareWithScreen(
        _ simulator: Simulator, _ disagreement: String?
    ) throws(BrokenLaw) {
        if let disagreement { throw BrokenLaw(law: 1, text: disagreement) }
        guard navigator.isSettled, navigator.tree.foreignRoot == nil else { return }
        let made = navigator.made(for: navigator.tree.visible.id)
        let screen = made as? UIViewController
        let seen = simulator.enter { FrontOnScreen(upTo: screen) }
        guard let front = seen.front, front === screen || !seen.isContainer else { return }
        func fails(_ found: String) throws(BrokenLaw) {
            throw BrokenLaw(law: 1, text: "in front is \(found), the tree is \(navigator.tree)")
        }
        let alert = front as? UIAlertController
        switch made {
        case let dialog as BoundDialog:
            if alert == nil { try fails("a \(type(of: front))") }
            if let title = alert?.title, title != dialog.title { try fails("the alert \"\(title)\"") }
        case let controller as UIViewController:
            if controller !== front { try fails("a \(type(of: front))") }
        case is Screen:
            if let alert { try fails("the alert \"\(alert.title ?? "")\"") }
        default: break
        }
    }

    private func countModals(_ simulator: Simulator) throws(BrokenLaw) {
        guard navigator.isSettled, let modals = simulator.enter({ ModalsOnScreen() }) else {
            return
        }
        try modals.check(navigator.tree)
    }

    /// Law 2: one outcome.
    private func countRequests(_ simulator: Simulator) throws(BrokenLaw) {
        if navigator.lostRequests != 0 {
            throw BrokenLaw(
                law: 2, text: "\(navigator.lostRequests) requests have no outcome and are not pending")
        }
        if let request = navigator.idleRequests.first {
            throw BrokenLaw(law: 2, text: "'\(request.route)' is pending, and nobody is at work on it")
        }
        if !navigator.isSettled, simulator.clock.isIdle {
            throw BrokenLaw(
                law: 2, text: "nothing moves, and the host never came to rest with \(navigator.tree)")
        }
    }

    /// Law 7: release.
    private func lookForTheLeftBehind() throws(BrokenLaw) {
        let left = ledger.leaks
        guard !left.isEmpty else { return }
        throw BrokenLaw(
            law: 7, text: "left behind: \(left.map(\.description).joined(separator: "; "))")
    }
}
