import Cairn
import CairnInspector
import UIKit

// What is told.
extension AppSession {
    func stage() -> Wire.Stage {
        let outline = player.simulator.outline()
        var stage = StageReading.read(outline)
        stage.possible = player.possible(seenIn: outline).prefix(1_000).map(\.description)
        if let line = stage.possible.first(where: { $0 == Action.returnKey.description }) {
            stage.gestures.append(.init(kind: .returnKey, line: line))
        }
        for index in stage.gestures.indices
        where [.nextPage, .previousPage].contains(stage.gestures[index].kind) {
            stage.gestures[index].letGo = stage.gestures[index].line + " cancel …"
        }
        stage.looks = .init(of: player.simulator)
        stage.looks.changes = Wire.Looks.scripted
        stage.place(player.navigator?.tree)
        stage.motion = motion.look(at: stage, player.navigator?.tree)
        return stage
    }

    func finish(_ done: AppNews.Done) {
        var done = done
        chronicle.look(at: player)
        done.entries = chronicle.count
        tellNews(done)
    }

    /// Tells what is not as it was told last.
    /// - Parameter played: The last of these lines has led there.
    func tellNews(
        _ done: AppNews.Done? = nil, played: [AppNews.Played]? = nil, cameByItself: Bool = false
    ) {
        var news = AppNews(played: played, isPictured: played == nil ? nil : true, done: done)
        chronicle.look(at: player)
        // What tells it is counted once it has ended.
        toldAt = (MainQueue.owned?.count ?? 0) + 1
        let stage = stage()
        if stage != said.stage { (news.stage, said.stage) = (stage, stage) }
        // On its way much of it is between two states, and all of it is told at rest.
        if pausing == nil, drag == nil, let navigator = player.navigator {
            var inside = player.simulator.enter {
                InsideReading.read(navigator, ledger: player.watch?.ledger, link: link)
            }
            inside.laws = .init(player.watch)
            if inside != said.inside { (news.inside, said.inside) = (inside, inside) }
        }
        let entries = chronicle.takeNew()
        if !entries.isEmpty { news.entries = entries }
        let now = now
        if now != said.now { (news.now, said.now) = (now, now) }
        if cameByItself, news.stage != nil || news.entries != nil { news.cameByItself = true }
        if news != AppNews() { tell(news) }
    }

    private var now: AppNews.Now {
        let clock = player.simulator.clock
        return .init(
            time: SimulatorClock.Instant.zero.duration(to: clock.now) / .seconds(1),
            wantsTime: pausing != nil || (drag == nil && !player.isKilled && !clock.isIdle),
            isKilled: player.isKilled,
            isInBackground: !player.isKilled && player.isInBackground, hasNavigator: player.navigator != nil)
    }
}

extension AppNews.Done {
    mutating func take(_ failure: PlayFailure) {
        message = failure.message.bounded()
        details = failure.details.prefix(20).map { $0.bounded() }
        isUndone = failure.kind == .impossible
    }
}

extension Wire.Laws {
    /// Whether they hold so far, where somebody looks after them.
    @MainActor
    fileprivate init(_ watch: LawWatch?) {
        guard let watch else {
            self.init(isGreen: nil)
            return
        }
        self.init(isGreen: watch.broken == nil, law: watch.broken?.law, found: watch.broken?.text.bounded())
    }
}
