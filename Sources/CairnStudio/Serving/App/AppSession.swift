import Cairn
import CairnInspector
import UIKit

/// An app as a server sees it: takes orders one after the other, and tells what has changed.
///
/// It looks at no clock on the wall. Where it is paced, each step of simulated time waits for a `turn`, so that whoever
/// sends those says how fast transitions are seen; the steps are those of a script, so that it makes no difference to what
/// happens.
@MainActor
final class AppSession {
    let player: Player
    private let module: String
    let link: @MainActor (Tree.Node.ID) -> String?
    let tell: @MainActor (AppNews) -> Void
    private var queue: [Order] = []
    private(set) var isAtWork = false
    private var isPaced = false
    /// Whether what is done just now is to be seen on its way.
    private var isSeen = true
    private(set) var pausing: CheckedContinuation<Void, Never>?
    var drag: Drag?
    var chronicle = Chronicle()
    var said = AppNews()
    var motion = MotionWatch()
    /// How much had run when news were told last.
    var toldAt = 0

    /// - Parameters:
    ///   - module: where its studio is made.
    ///   - link: the link to a place of the tree.
    init(
        _ player: Player, module: String, link: @escaping @MainActor (Tree.Node.ID) -> String? = { _ in nil },
        tell: @escaping @MainActor (AppNews) -> Void
    ) {
        self.player = player
        self.module = module
        self.link = link
        self.tell = tell
    }

    /// Lets the app come to rest after its launch, and tells how it looks.
    func begin() async {
        player.simulator.log.onRaise = { _ in }
        player.watchLaws()
        var done = AppNews.Done(id: 0)
        do throws(PlayFailure) { try await player.begin() } catch { done.take(error) }
        player.pace = { [weak self] in await self?.pause() }
        finish(done)
    }

    func take(_ order: Order) {
        switch order.kind {
        case .pace:
            isPaced = order.isPaced ?? false
            tell(.init(done: .init(id: order.id)))
        case .turn where pausing != nil:
            tell(.init(done: .init(id: order.id)))
            resume()
        case .turn where isAtWork || drag != nil: tell(.init(done: .init(id: order.id)))
        case .detail, .export, .show, .remote: look(order)
        case .play, .finger, .turn: queue.append(order)
        }
        if !isPaced { resume() }
        guard !isAtWork, !queue.isEmpty else { return }
        isAtWork = true
        Task {
            var isLast = false
            while !isLast {
                let done = await serve(queue.removeFirst())
                isLast = queue.isEmpty
                // What this answer has somebody ask for finds it free.
                isAtWork = !isLast
                finish(done)
            }
        }
    }

    /// Something of the app may have run that no order began.
    func tellWhatCameByItself() {
        let hasRun = MainQueue.owned.map { $0.count != toldAt } ?? true
        if hasRun, !isAtWork || pausing != nil, drag == nil { tellNews(cameByItself: true) }
    }

    private func resume() {
        pausing?.resume()
        pausing = nil
    }

    /// Waits for the next turn, and shows meanwhile how far things are.
    private func pause() async {
        guard isPaced, isSeen, drag == nil, isUnderWay else { return }
        await withCheckedContinuation { continuation in
            pausing = continuation
            tellNews()
        }
    }

    private var isUnderWay: Bool { player.simulator.isMoving || !player.simulator.clock.isIdle }

    private func serve(_ order: Order) async -> AppNews.Done {
        var done = AppNews.Done(id: order.id)
        do throws(PlayFailure) {
            switch order.kind {
            case .play: try await play(order, &done)
            case .finger: try await move(order, &done)
            case .turn:
                chronicle.line = order.first
                isSeen = false
                defer { isSeen = true }
                await player.pass(Player.step)
                done.passed = Player.step / .seconds(1)
                try player.notice()
                try await player.lookAgain(letsTimePass: false)
            case .detail, .export, .pace, .show, .remote: break
            }
        } catch {
            done.take(error)
        }
        return done
    }

    /// What only wants to know something is answered at once, whatever is on its way.
    private func look(_ order: Order) {
        var done = AppNews.Done(id: order.id)
        done.detail = order.number.flatMap { chronicle.detail(of: $0) }
        if order.kind == .remote { done.message = "this app takes lines of script" }
        if order.kind == .export {
            do throws(PlayFailure) { done.text = try export(order) } catch { done.take(error) }
        }
        tell(.init(done: done))
    }

    private func play(_ order: Order, _ done: inout AppNews.Done) async throws(PlayFailure) {
        guard drag == nil else { throw PlayFailure("a finger is on the screen") }
        isSeen = order.isSeen
        defer { isSeen = true }
        var played: [AppNews.Played] = []
        defer { tellPlayed(&played) }
        for (offset, line) in order.lines.enumerated() {
            let index = order.first + offset
            (done.index, chronicle.line) = (index, index)
            // The app may end at any of them, and then tells nothing more.
            if !order.isSeen { tell(.init(begun: index)) }
            let action: Action?
            do throws(LineError) { action = try Action(line: line) } catch {
                throw PlayFailure("column \(error.column): \(error.message)")
            }
            let start = player.simulator.clock.now
            if case .type(let name, _, _)? = action {
                done.hidesText = player.simulator.outline().hidesText(of: name)
            } else {
                done.hidesText = false
            }
            do throws(PlayFailure) {
                if let action, let sight = try await player.perform(action) { done.text = text(of: sight) }
            } catch {
                // As when there was no answer to wait for.
                done.passed = start.duration(to: player.simulator.clock.now) / .seconds(1)
                throw error
            }
            guard offset < order.lines.count - 1 else { break }
            chronicle.look(at: player)
            played.append(.init(index: index, entries: chronicle.count, hidesText: done.hidesText))
            if order.lines.count - offset <= 100 {
                tellNews(played: played)
                played = []
            } else if played.count >= 500 {
                tellPlayed(&played)
            }
        }
    }

    private func tellPlayed(_ played: inout [AppNews.Played]) {
        if !played.isEmpty { tell(.init(played: played)) }
        played = []
    }

    private func text(of output: Player.Output) -> String {
        switch output {
        case .screen: player.simulator.outline().description
        case .tree(let notation): notation
        }
    }

    private func export(_ order: Order) throws(PlayFailure) -> String {
        if order.what == "test" {
            var lines = player.device.head + order.lines
            if let tree = player.navigator?.tree, let line = Recording.expectation(of: tree) {
                lines.append(line)
            }
            return Recording.test(
                playing: lines.joined(separator: "\n"),
                by: player.links.first?.absoluteString, app: order.name ?? "the studio", module: module)
        }
        guard let navigator = player.navigator else {
            throw PlayFailure("nothing to export: \(Player.noNavigator)")
        }
        return order.what == "snapshot" ? navigator.snapshot().text : navigator.journal.text()
    }
}
