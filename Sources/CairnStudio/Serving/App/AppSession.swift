import Cairn
import UIKit

/// An app as a server sees it: takes orders one after the other, and tells what has changed.
///
/// It looks at no clock on the wall. Where it is paced, each step of simulated time waits for a `turn`, so that whoever
/// sends those says how fast transitions are seen; the steps are those of a script, so that it makes no difference to what
/// happens.
@MainActor
final class AppSession {
    let player: Player
    private let tell: @MainActor (Telling) -> Void
    private var queue: [Order] = []
    private var isAtWork = false
    private var isPaced = false
    /// Whether what is done just now is to be seen on its way.
    private var isSeen = true
    /// Whether another order waits, for which what is on its way comes to rest at once.
    private var hurries: Bool { queue.contains { $0.kind == .play || $0.kind == .finger } }
    private var pausing: CheckedContinuation<Void, Never>?
    private var drag: Drag?
    private var chronicle = Chronicle()
    private var said = Telling()
    private var motion = MotionWatch()

    init(_ player: Player, tell: @escaping @MainActor (Telling) -> Void) {
        self.player = player
        self.tell = tell
    }

    /// Lets the app come to rest after its launch, and tells how it looks.
    func begin() async {
        player.simulator.log.onRaise = { _ in }
        player.watchLaws()
        var done = Telling.Done(id: 0)
        do throws(Failure) { try await player.begin() } catch { done.take(error) }
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
            return resume()
        case .turn where isAtWork || drag != nil: return tell(.init(done: .init(id: order.id)))
        default: queue.append(order)
        }
        if hurries || !isPaced { resume() }
        guard !isAtWork, !queue.isEmpty else { return }
        isAtWork = true
        Task {
            while !queue.isEmpty { await serve(queue.removeFirst()) }
            isAtWork = false
            tellNews()
        }
    }

    private func resume() {
        pausing?.resume()
        pausing = nil
    }

    /// Waits for the next turn, and shows meanwhile how far things are.
    private func pause() async {
        guard isPaced, isSeen, !hurries, drag == nil, isUnderWay else { return }
        await withCheckedContinuation { continuation in
            pausing = continuation
            tellNews()
        }
    }

    private var isUnderWay: Bool { player.simulator.isMoving || !player.simulator.clock.isIdle }

    private func serve(_ order: Order) async {
        var done = Telling.Done(id: order.id)
        do throws(Failure) {
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
                await player.lookAfterLaws()
            case .detail: done.detail = order.number.flatMap { chronicle.detail(of: $0) }
            case .export: done.text = try export(order)
            case .pace: break
            }
        } catch {
            done.take(error)
        }
        finish(done)
    }

    private func play(_ order: Order, _ done: inout Telling.Done) async throws(Failure) {
        guard drag == nil else { throw Failure("a finger is on the screen") }
        isSeen = order.isSeen
        defer { isSeen = true }
        for (offset, line) in order.lines.enumerated() {
            let index = order.first + offset
            (done.index, chronicle.line) = (index, index)
            let action: Action?
            do throws(LineError) { action = try Action(line: line) } catch {
                throw Failure("column \(error.column): \(error.message)")
            }
            if let action, let sight = try await player.perform(action) { done.text = text(of: sight) }
            guard offset < order.lines.count - 1 else { break }
            chronicle.look(at: player)
            let isPictured = order.lines.count - offset <= 100
            tell(
                .init(
                    played: .init(
                        index: index, entries: chronicle.count, stage: isPictured ? stage() : nil)))
        }
    }

    private func text(of sight: Player.Sight) -> String {
        switch sight {
        case .screen: player.simulator.outline().description
        case .tree(let notation): notation
        }
    }

    private func export(_ order: Order) throws(Failure) -> String {
        guard let navigator = player.navigator else {
            throw Failure("there is no navigator here, and so nothing to export")
        }
        let journal = navigator.journal.text()
        return switch order.what {
        case "snapshot": navigator.snapshot().text
        case "test": Recording.test(of: journal, endingIn: navigator.tree, app: order.name ?? "the studio")
        default: journal
        }
    }
}

// A finger that is dragged: time stands still on its way, and passes as it does in a script once it is lifted.
extension AppSession {
    struct Drag {
        var kind: Gesture.Kind
        var progress = 0.0
    }

    private func move(_ order: Order, _ done: inout Telling.Done) async throws(Failure) {
        switch order.finger {
        case .swipe: try await putDown(.swipe, order)
        case .pull: try await putDown(.pull, order)
        case .move: try move(to: order.progress ?? 0)
        case .finish: done.line = try await lift(order, finish: true)
        case .cancel: done.line = try await lift(order, finish: false)
        case nil: break
        }
    }

    private func putDown(_ kind: Gesture.Kind, _ order: Order) async throws(Failure) {
        guard drag == nil else { throw Failure("a finger is on the screen") }
        try player.checkForeground(for: kind == .swipe ? .swipe() : .pull())
        chronicle.line = order.first
        try player.play(.down, of: kind)
        drag = Drag(kind: kind)
        await player.pass(Player.step)
        if let progress = order.progress { try move(to: progress) }
    }

    private func move(to progress: Double) throws(Failure) {
        guard let drag else { throw Failure("no finger is on the screen") }
        let progress = (max(0, min(1, progress.isFinite ? progress : 0)) * 1_000).rounded() / 1_000
        self.drag?.progress = progress
        try player.play(.move(to: progress), of: drag.kind)
    }

    private func lift(_ order: Order, finish: Bool) async throws(Failure) -> String {
        guard let drag else { throw Failure("no finger is on the screen") }
        chronicle.line = order.first
        if finish { try player.play(.move(to: 1), of: drag.kind) }
        for _ in 0..<6 { await player.pass(Player.step) }
        self.drag = nil
        try player.play(.up(finish: finish), of: drag.kind)
        try await player.rest()
        try player.notice()
        await player.lookAfterLaws()
        let reach = finish ? nil : drag.progress
        return (drag.kind == .swipe ? Action.swipe(cancelAt: reach) : .pull(cancelAt: reach)).description
    }
}

// What is told.
extension AppSession {
    private func stage() -> Wire.Stage {
        var stage = StageReading.read(player.simulator.outline())
        stage.possible = player.possible.prefix(1_000).map(\.description)
        if let line = stage.possible.first(where: { $0 == Action.returnKey.description }) {
            stage.gestures.append(.init(kind: .returnKey, line: line))
        }
        stage.looks = .init(of: player.simulator)
        stage.place(player.navigator?.tree)
        stage.motion = motion.look(at: stage, player.navigator?.tree)
        return stage
    }

    private func finish(_ done: Telling.Done) {
        var done = done
        chronicle.look(at: player)
        done.entries = chronicle.count
        tellNews(done)
    }

    /// Tells what is not as it was told last.
    private func tellNews(_ done: Telling.Done? = nil) {
        var news = Telling(done: done)
        chronicle.look(at: player)
        let stage = stage()
        if stage != said.stage { (news.stage, said.stage) = (stage, stage) }
        // On its way much of it is between two states, and all of it is told at rest.
        if pausing == nil, drag == nil, let navigator = player.navigator {
            let inside = InsideReading.read(navigator, watch: player.watch)
            if inside != said.inside { (news.inside, said.inside) = (inside, inside) }
        }
        let entries = chronicle.takeNew()
        if !entries.isEmpty { news.entries = entries }
        let now = now
        if now != said.now { (news.now, said.now) = (now, now) }
        if news != Telling() { tell(news) }
    }

    private var now: Telling.Now {
        let clock = player.simulator.clock
        return .init(
            time: SimulatorClock.Instant.zero.duration(to: clock.now) / .seconds(1),
            wantsTime: pausing != nil || (drag == nil && !player.isKilled && !clock.isIdle), isKilled: player.isKilled,
            isInBackground: !player.isKilled && player.isInBackground, hasNavigator: player.navigator != nil)
    }
}

extension Telling.Done {
    fileprivate mutating func take(_ failure: Failure) {
        message = failure.message.cut()
        details = failure.details.prefix(20).map { $0.cut() }
        isUndone = failure.kind == .impossible
    }
}
