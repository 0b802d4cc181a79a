import Cairn
import CairnContract

/// A small app with guards: `secret` wants a login first, `closed` is never open, `moved` leads to `plain`, `a` and
/// `b` lead to each other, `slow` takes its time.
@MainActor
final class Vault: EnterGuard {
    enum Destination: Cairn.Destination {
        case plain, secret, login, closed, moved, a, b, slow, child, inner, form
    }
    typealias Route = Tree.Transition<Destination, Never>
    let root: Tree.Root<Destination>
    var isLoggedIn = false
    var isShut = false
    private var slowAnswers: [CheckedContinuation<Verdict<Destination>, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []
    private(set) var made: [Destination] = []
    private(set) var judged: [Destination] = []
    /// The same kind of app inside this one: its first screen is `slow`.
    private(set) weak var inner: Vault?
    let forms = Forms()

    init(_ root: Tree.Root<Destination> = .stack(.plain)) { self.root = root }

    func transition(for route: Route, from asker: Asker) throws -> Next { route }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        judged.append(destination)
        return switch destination {
        case .secret: isLoggedIn ? .allow : .interpose(.login, as: .sheet)
        case .closed: .refuse("it is Sunday")
        case .moved: .redirect(.push(.plain))
        case .a: .redirect(.push(.b))
        case .b: .redirect(.push(.a))
        case .slow: .wait { await self.slowAnswer() }
        case .plain, .login, .child, .inner, .form: .allow
        }
    }

    func mayEnter(inside destination: AnyDestination, from asker: Asker) -> Verdict<Destination> {
        isShut ? .refuse("the whole app is shut") : .allow
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        made.append(place)
        switch place {
        case .login: return Login(self)
        case .child: return SketchCoordinator(.stack("inside"))
        case .inner:
            let inner = Vault(.stack(.slow))
            self.inner = inner
            return inner
        case .form: return Screen(Form(router, forms)) { _ in NoView("form") }
        default: return Screen(VaultScreen(router)) { _ in NoView("\(place)") }
        }
    }

    private func slowAnswer() async -> Verdict<Destination> {
        await withCheckedContinuation {
            slowAnswers.append($0)
            for arrival in arrivals { arrival.resume() }
            arrivals = []
        }
    }

    func whenAsked() async {
        if slowAnswers.isEmpty { await withCheckedContinuation { arrivals.append($0) } }
    }

    func answer(_ verdict: Verdict<Destination>) {
        for answer in slowAnswers { answer.resume(returning: verdict) }
        slowAnswers = []
    }
}

@MainActor
class VaultScreen {
    let router: Router<Vault.Route>
    init(_ router: Router<Vault.Route>) { self.router = router }
}

/// The flow that comes first.
@MainActor
final class Login: Coordinator {
    enum Destination: Cairn.Destination { case credentials }
    enum Route: Hashable { case done }
    typealias Output = Bool
    private let vault: Vault
    var root: Tree.Root<Destination> { .stack(.credentials) }
    init(_ vault: Vault) { self.vault = vault }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        vault.isLoggedIn = true
        return .finish(true)
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("credentials") }
    }
}

/// Where a test answers the question of a form.
@MainActor
final class Forms {
    var isArmed = true
    private(set) var questions = 0
    var waiting: Int { answers.count }
    private var answers: [CheckedContinuation<Bool, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    func ask() async -> Bool {
        questions += 1
        return await withCheckedContinuation {
            answers.append($0)
            for arrival in arrivals { arrival.resume() }
            arrivals = []
        }
    }

    func whenAsked() async {
        if answers.isEmpty { await withCheckedContinuation { arrivals.append($0) } }
    }

    func answer(_ yes: Bool) {
        for answer in answers { answer.resume(returning: yes) }
        answers = []
    }
}

/// A form with unsaved changes.
@MainActor
final class Form: VaultScreen, LeaveGuard {
    private let forms: Forms
    init(_ router: Router<Vault.Route>, _ forms: Forms) {
        self.forms = forms
        super.init(router)
    }
    var isArmed: Bool { forms.isArmed }
    func mayLeave() async -> Bool { await forms.ask() }
}

extension Stage {
    /// Asks the vault in the name of the topmost of its screens with that label, or the one in front.
    @discardableResult
    func ask(vault transition: Vault.Route, from label: String? = nil) throws -> Request {
        let models = navigator.tree.nodes.reversed().filter { label == nil || $0.label == label }
            .compactMap { (navigator.made(for: $0.id) as? Screen)?.model as? VaultScreen }
        guard let model = models.first else { throw Refusal.askerLeft }
        return model.router.trigger(transition)
    }
}
