import CairnInspector
import Foundation

/// Stands between the pages and the app: keeps what the app told last, and the script, so that a page that comes later,
/// or again, sees what the others see, and so that they all stand when the app does not.
@MainActor
final class Hub {
    let hello: Wire.Hello
    let launcher: AppLauncher
    /// Lets real time pass, for transitions to be seen.
    let sleep: @Sendable (Duration) async -> Void
    /// Told what the app writes.
    var onWriting: (@MainActor (String) -> Void)?
    var pages: [PageLink] = []
    var state = HubState()
    var script = ScriptKeeper()
    /// The screen after so many lines.
    var pictures: [Int: Wire.Stage] = [:]
    var work = HubWork()
    let orders = AppOrders()
    var finger = PageFinger()
    var notices = HubNotices()
    var isTicking = false
    /// What is shown instead of the app that is launched next.
    var recording: RecordedSession?
    /// The apps that run elsewhere, where they are what is shown.
    weak var remote: RemoteApps?

    init(
        _ hello: Wire.Hello, launcher: @escaping AppLauncher,
        sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.hello = hello
        self.launcher = launcher
        self.sleep = sleep
    }

    var status: Wire.AppStatus {
        get { state.status }
        set { state.status = newValue }
    }

    var stage: Wire.Stage? { state.stage }
    var timeline: Wire.Timeline { state.timeline }

    /// A page has come.
    func enter() -> PageLink {
        let page = PageLink(hello, state.whole(script.whole))
        tellNews()
        pages.append(page)
        tick()
        return page
    }

    /// It has gone; a finger of its is lifted.
    func leave(_ page: PageLink) {
        page.leave()
        guard let index = pages.firstIndex(where: { $0 === page }) else { return }
        pages.remove(at: index)
        work.acts.removeAll { $0.page === page }
        if finger.down === page { lift(finish: false) { _ in } }
        tellNews()
    }

    /// Nobody who asked the app before will be answered by it, nor is it done.
    func giveUp(_ why: String) {
        let left = work.acts
        (work.acts, work.turns) = ([], 0)
        orders.giveUp(why)
        for act in left { refuse(act.ask, act.page, why) }
    }

    func hear(_ event: AppEvent, of launch: Int) {
        guard launch == status.launch else { return }
        switch event {
        case .told(let news):
            take(news)
            // What lies on the way of lines that are played together is shown to nobody, unless the app ends there.
            if news.begun != nil || news.played != nil { return }
        case .wrote(let text):
            onWriting?(text)
            status.errors = String((status.errors + text).suffix(Wire.Limit.errors))
        case .ended(let signal, let code): ended(signal, code)
        }
        tellNews()
        tick()
    }

    private func take(_ news: AppNews) {
        work.begun = news.begun ?? work.begun
        if let stage = news.stage { state.stage = stage }
        if let inside = news.inside { state.inside = inside }
        if let png = news.picture { state.picture.png = png }
        if let entries = news.entries {
            if work.awaitsLink, let entry = entries.first(where: { $0.cause == .link }) { followed(entry) }
            state.add(entries)
        }
        if let now = news.now {
            status.time = now.time
            status.wantsTime = now.wantsTime
            status.isKilled = now.isKilled
            status.isInBackground = now.isInBackground
            status.hasNavigator = now.hasNavigator
            if !now.hasNavigator { state.inside = nil }
        }
        for played in news.played ?? [] {
            script.finish(played.index, entries: played.entries, hidesText: played.hidesText)
        }
        if news.isPictured == true, let last = news.played?.last { picture(stage, after: last.index + 1) }
        if news.cameByItself == true { wentOnByItself() }
        if let done = news.done { orders.answer(done) }
    }

    func picture(_ stage: Wire.Stage?, after lines: Int) {
        guard let stage else { return }
        pictures[lines] = stage
        if pictures.count > 500, let oldest = pictures.keys.min() { pictures[oldest] = nil }
    }

    /// Tells all pages what is not as it was told last.
    func tellNews() {
        guard let news = state.takeUpdate(&script) else { return }
        for page in pages { page.show(news) }
    }

    func refuse(_ ask: Wire.Ask, _ page: PageLink, _ why: String, details: [String] = []) {
        page.answer(.init(id: ask.id, isDone: false, message: why, details: details))
    }
}
