import Cairn
import CairnInspector
import UIKit

/// Plays an app: does what a person does, and lets simulated time pass until the screen is at rest again.
///
/// Nothing here looks at the wall clock, so what is played twice happens twice in the same way.
@MainActor
final class Player {
    let simulator: Simulator
    /// By what the app is started again; nil where somebody else has started it.
    let launcher: Launcher?
    /// What it was first started by.
    let links: [URL]
    /// Whether the app was killed, and not launched since.
    private(set) var isKilled = false
    private var navigators: @MainActor () -> Navigator?
    private var raises = 0
    /// What was seen when it was asked what can be done, as long as nothing has happened since.
    var sight: Simulator.Sight?
    /// What could be done then.
    var seenPossible: [Possible] = []
    /// Who holds the app to its laws, if anyone does.
    private(set) var watch: LawWatch?
    /// Whether they are checked; otherwise only what happens is heard.
    var checksLaws = true
    /// Who writes down what is played, if anyone does.
    var recorder: Recorder?
    /// Whether the app is to be held to its laws when it runs again, and who is told then.
    private var isToBeWatched = false
    /// Whether the app's tasks were still at work when their last turn had come.
    var isBreathless = false
    /// Waited for after each step of time, by whoever wants to be seen on the way.
    var pace: (@MainActor () async -> Void)?
    private var onEntry: ((Journal.Entry) -> Void)?

    /// The navigator whose tree and journal are shown; nil for an app that has none, or none yet.
    var navigator: Navigator? { navigators() }

    init(_ simulator: Simulator, navigator: @escaping @MainActor () -> Navigator?) {
        self.simulator = simulator
        launcher = nil
        links = []
        navigators = navigator
    }

    /// Launches an app, with the links it is to open.
    init(_ simulator: Simulator, launching launcher: Launcher, links: [URL] = []) {
        self.simulator = simulator
        self.launcher = launcher
        self.links = links
        navigators = launcher.launch(links)
    }

    /// The app runs no more.
    func ended() {
        recorder?.look(at: self)
        isKilled = true
        lookAway()
        navigators = { nil }
        // Nothing of it is kept. A law that it broke stays broken.
        if let watch, watch.broken == nil {
            onEntry = watch.onEntry
            self.watch = nil
            isToBeWatched = true
        }
    }

    /// The app runs again.
    func begun(_ navigator: @escaping @MainActor () -> Navigator?) {
        isKilled = false
        lookAway()
        navigators = navigator
        guard isToBeWatched else { return }
        watchLaws()
        watch?.onEntry = onEntry
    }

    /// What an action asked to see.
    enum Output: Hashable, Sendable { case screen, tree(String) }

    /// Lets the app come to rest after its launch.
    func begin() async throws(PlayFailure) {
        recorder?.launched(self)
        try await rest()
        try notice()
        try await lookAgain()
    }

    /// Does what a line of script says, and lets the screen come to rest.
    /// - Returns: what the line asked to see.
    @discardableResult
    func perform(_ action: Action) async throws(PlayFailure) -> Output? {
        recorder?.willDo(action, with: self)
        do throws(PlayFailure) {
            return try await performing(action)
        } catch {
            if error.kind == .impossible { recorder?.couldNot(action) }
            throw error
        }
    }

    private func performing(_ action: Action) async throws(PlayFailure) -> Output? {
        let finger = watch.flatMap { _ in
            !checksLaws ? nil : FingerWatch(action, on: simulator, navigator: navigator)
        }
        // While time passes what was done before goes on. A tab may be tapped by what it reads.
        if case .wait = action {} else { watch?.isFingers = action.isWayBack || finger != nil }
        switch action {
        case .show: return .screen
        case .tree: return .tree(try tree().notation)
        case .expect(let expectation):
            try meet(expectation)
            recorder?.met(action, with: self)
            return nil
        case .wait(nil): try await wait()
        case .wait(let seconds?):
            await pass(.nanoseconds(Int64((seconds * 1e9).rounded())))
            try notice()
            try await lookAgain(letsTimePass: false)
            return nil
        default:
            try checkForeground(for: action)
            if let gesture = Gesture(action) { try await play(gesture) } else { try touch(action) }
            try await rest()
        }
        try notice()
        try await lookAgain(after: finger)
        return nil
    }

    /// Has the app held to its laws from now on; call it right after the launch. Does nothing without a navigator.
    func watchLaws() {
        if watch == nil { watch = navigator.map { LawWatch($0) } }
        isToBeWatched = watch == nil
    }

    /// Where tree and screen differ though nothing moves, the navigator looks at its host again: of some plain UIKit calls nobody
    /// hears. Whoever plays does so, that a script goes the same way everywhere. Then the laws are checked, if anyone wants that.
    /// - Parameter letsTimePass: whether what begins by it comes to rest; not after a line that says how much time passes.
    func lookAgain(after finger: FingerWatch? = nil, letsTimePass: Bool = true) async throws(PlayFailure) {
        guard simulator.finger == nil, let navigator else { return }
        var disagreement: String?
        if !simulator.isMoving {
            disagreement = navigator.disagreement
            if disagreement != nil || !navigator.isSettled {
                let newest = navigator.journal.entries.last?.number
                navigator.lookAgain()
                let hasBegun = navigator.journal.entries.last?.number != newest || simulator.isMoving
                if hasBegun, letsTimePass { try await rest() }
                disagreement = navigator.disagreement
            }
        }
        guard let watch else { return }
        guard checksLaws else { return watch.listen() }
        watch.check(navigator, on: simulator, disagreement: disagreement, finger: finger)
    }

    /// Whether the app is out of a person's reach.
    var isInBackground: Bool {
        simulator.enter { UIApplication.shared.applicationState == .background }
    }

    /// An app in the background has no screen that could be touched. A finger can be lifted.
    func checkForeground(for action: Action) throws(PlayFailure) {
        switch action {
        case .open, .launch, .rotate, .appearance, .textSize: return
        default: break
        }
        if isKilled {
            throw PlayFailure("could not \(action): the app was killed, until the script says launch")
        }
        switch action {
        case .foreground, .background, .memory, .network, .release, .kill: return
        default: break
        }
        guard isInBackground else { return }
        throw PlayFailure(
            "could not \(action): the app is in the background, until the script says foreground")
    }

    /// Does at once what takes a person no time. What follows comes as the clock turns.
    func touch(_ action: Action) throws(PlayFailure) {
        if case .close = action { return try close() }
        switch action {
        case .release(let finish): return try release(finish: finish)
        case .kill: return try kill()
        case .launch: return try launch()
        case .open(let link): return try open(link)
        case .network(let name): return try change(network: name)
        case .resize(let isNarrow): return try resize(isNarrow: isNarrow)
        default: break
        }
        let user = simulator.user(seeing: sight)
        defer { sight = nil }
        do throws(Simulator.UserError) {
            switch action {
            case .tap(let name, let index): try user.tap(name, at: index.map { $0 - 1 })
            case .tab(let title): try user.tapTab(title)
            case .window(let number): try user.tapWindow(number)
            case .move(let name, let index, let other, let otherIndex):
                try user.move(name, at: index.map { $0 - 1 }, to: other, at: otherIndex.map { $0 - 1 })
            case .type(let name, let index, let text):
                try user.type(text, into: name, at: index.map { $0 - 1 })
            case .clear(let name, let index): try user.clear(name, at: index.map { $0 - 1 })
            case .swipeOver(let name, let direction, let index):
                try user.swipe(name, direction, at: index.map { $0 - 1 })
            case .accessory(let name, let index): try user.tapAccessory(name, at: index.map { $0 - 1 })
            case .edit(let name, let index): try user.tapEditControl(name, at: index.map { $0 - 1 })
            case .returnKey: try user.pressReturn()
            case .back: try user.tapBack()
            case .menu(let title): try user.backMenu(to: title)
            case .drag(let name): try user.dragSheet(to: .init(name))
            case .outside: try user.tapOutside()
            case .background: simulator.enterBackground()
            case .increase(let name, let index): try user.increase(name, at: index.map { $0 - 1 })
            case .decrease(let name, let index): try user.decrease(name, at: index.map { $0 - 1 })
            case .press(let name, let index): try user.hold(name, at: index.map { $0 - 1 })
            case .dismissMenu: try user.dismissMenu()
            case .scroll(let direction): try user.scroll(direction)
            case .refresh: try user.pullToRefresh()
            case .nextPage(nil): try user.swipePage(.forward)
            case .nextPage(let progress?): try user.swipePage(.forward, cancelAt: progress)
            case .previousPage(nil): try user.swipePage(.reverse)
            case .previousPage(let progress?): try user.swipePage(.reverse, cancelAt: progress)
            case .foreground: simulator.enterForeground()
            case .memory: simulator.warnOfMemory()
            case .rotate(let orientation): simulator.rotate(to: orientation)
            case .appearance(let isDark):
                simulator.changeTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
            case .textSize(let size):
                simulator.changeTraits { $0.preferredContentSizeCategory = size.category }
            case .swipe, .pull, .hold, .release, .close, .wait, .show, .tree, .expect, .kill, .launch, .open,
                .network, .resize:
                break
            }
        } catch {
            throw PlayFailure(action, error)
        }
    }

    private func release(finish: Bool) throws(PlayFailure) {
        switch simulator.finger {
        case .swipeBack: simulator.user.endSwipe(finish: finish)
        case .pull: simulator.user.endPull(finish: finish)
        case nil: throw PlayFailure("could not \(Action.release(finish: finish)): no finger is down")
        }
    }

    /// As a person does who puts another app beside this one, or takes it away.
    private func resize(isNarrow: Bool) throws(PlayFailure) {
        guard isTablet else {
            throw PlayFailure(
                "could not \(Action.resize(isNarrow: isNarrow)): a phone's window fills its screen; play on a tablet"
            )
        }
        let screen = simulator.enter { UIScreen.main.bounds.size }
        let size = isNarrow ? CGSize(width: 375, height: screen.height) : screen
        let scenes = simulator.enter {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        }
        for scene in scenes.isEmpty ? [nil] : scenes.map(Optional.some) {
            simulator.resize(to: size, horizontal: isNarrow ? .compact : .regular, in: scene)
        }
    }

    private func close() throws(PlayFailure) {
        guard let navigator else { throw PlayFailure("nothing to close: \(Self.noNavigator)") }
        navigator.close(navigator.tree.visible.id)
    }

    /// Has written down what is new. What UIKit would have raised since the last time ends the play: on a phone the app
    /// would be gone.
    func notice() throws(PlayFailure) {
        recorder?.look(at: self)
        try checkRest()
        let all = simulator.log.raises
        defer { raises = all.count }
        guard all.count > raises else { return }
        throw PlayFailure(
            "UIKit would have raised, and the app would have crashed: \(all[raises])", kind: .raised)
    }
}
