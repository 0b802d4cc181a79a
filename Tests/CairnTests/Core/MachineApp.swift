import CairnContract

@testable import Cairn

/// An app as a table: what its coordinators begin with, and what their guards say.
struct MachineApp {
    typealias Transition = Tree.Transition<Place, String>

    /// What a guard says of a place.
    indirect enum Verdict {
        case refuse
        case redirect(Transition)
        /// This flow comes first, until it has ended with a result once.
        case first(Place)
        /// One of these, later; nil is a yes.
        case late([Verdict?])

        /// Later, and in any way there is.
        static let anyhow = Verdict.late([nil, .refuse, .redirect(.push("plain")), .first("login")])
    }

    /// What the window's coordinator, `app`, begins with.
    var root: Tree.Root<Place>
    /// What the other coordinators begin with.
    var coordinators: [String: Tree.Root<Place>] = [:]
    /// What the guard of a coordinator says of a place, its own or one inside.
    var guards: [String: [String: Verdict]] = [:]

    /// The places that ask before they are left.
    static let forms: Set = ["form", "note"]

    /// A dialog whose answer is a text, as what flows end with here.
    @MainActor
    static var question: Question {
        Question(Dialog<String>("?", .button("Yes", "yes"), .cancel), as: .alert)
    }

    /// What is made for a place. `login` and `terms` are flows, `form` and `note` leave-guards, `dialog` and
    /// `question` dialogs; who runs a `question` awaits its answer.
    @MainActor
    func made(for place: String) -> any Presentable {
        switch place {
        case "login": StubFlow(place, .stack("credentials"), isGuard: guards[place] != nil)
        case "terms": StubFlow(place, .stack("text"), isGuard: guards[place] != nil)
        case _ where Self.forms.contains(place): StubForm()
        case "dialog":
            BoundDialog(Dialog<StubRoute>("?", message: nil, .cancel)) { _ in }
        case "question": Self.question.dialog
        default:
            if let root = coordinators[place] {
                StubCoordinator(place, root, isGuard: guards[place] != nil)
            } else {
                StubScreen()
            }
        }
    }
}

/// A route that says what it leads to, at once or later.
struct StubRoute: Hashable {
    let transition: MachineApp.Transition
    var isLate = false
}

final class StubScreen: Presentable {}

@MainActor
final class StubForm: LeaveGuard, Presentable {
    let isArmed = true
    func mayLeave() async -> Bool { true }
}

/// A coordinator that is asked nothing: the table answers for it.
@MainActor
protocol StubCoordinating: EnterGuard where Route == StubRoute, Destination == Place {
    var name: String { get }
    var isGuard: Bool { get }
}

extension StubCoordinating {
    func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> { .allow }
    func screen(for place: Place, router: Router<StubRoute>) -> any Presentable {
        StubScreen()
    }
}

@MainActor
final class StubCoordinator: StubCoordinating {
    typealias Route = StubRoute
    typealias Destination = Place
    let name: String
    let root: Tree.Root<Place>
    let isGuard: Bool

    init(_ name: String, _ root: Tree.Root<Place>, isGuard: Bool) {
        (self.name, self.root, self.isGuard) = (name, root, isGuard)
    }

    func transition(for route: StubRoute, from asker: Asker) throws -> Next { .none }
}

@MainActor
final class StubFlow: StubCoordinating {
    typealias Route = StubRoute
    typealias Destination = Place
    typealias Output = String
    let name: String
    let root: Tree.Root<Place>
    let isGuard: Bool

    init(_ name: String, _ root: Tree.Root<Place>, isGuard: Bool) {
        (self.name, self.root, self.isGuard) = (name, root, isGuard)
    }

    func transition(for route: StubRoute, from asker: Asker) throws -> Next { .none }
}
