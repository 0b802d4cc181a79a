/// A view model or a coordinator that can keep its screen from being left: a form with unsaved changes.
/// ```swift
/// var isArmed: Bool { draft != saved }
/// func mayLeave() -> Dialog<Bool> {
///     Dialog("Discard the draft?", .destructive("Discard", true), .cancel)
/// }
/// ```
/// While ``isArmed`` is false, the back button, swipes, pulls and taps work as without it: it costs a read or two of `isArmed`
/// before each change that would remove the screen. Two habits of UIKit's are off as long as the screen stands above others, armed or
/// not, since nothing can hold them up: the menu of a long press on the back button, and a zoom with its swipe, on a stack and of a
/// modal. While it is true, routes, links, the back button, swipes, pulls and a second tap on the tab ask first, and on yes the exit
/// is made. Of several, the one in front is asked first, and the next once that has said yes. A screen in a tab that goes to the
/// back, or under a modal, has not left.
///
/// It is asked where a coordinator returned it: a view model in a ``Screen``, a view controller, a coordinator. The view model of a
/// view controller that was returned by itself is not.
///
/// Not asked, since nobody can stop them; the journal names the guards that they passed:
/// - closing the window, and ending the app,
/// - plain UIKit calls of other code, and Menu on tvOS,
/// - a second tap on a tab of an app's own tab bar controller, in which the flow is a guest,
/// - a gesture that began before the guard was armed.
@MainActor
public protocol LeaveGuard: AnyObject {
    /// What it answers by: a `Dialog<Bool>` that asks the person, or a `Bool`.
    associatedtype MayLeave: LeaveAnswer

    /// Whether leaving has to be asked about now.
    var isArmed: Bool { get }

    /// The answer, or the dialog that asks for it: an alert in the name of this screen. Cancel is a no, and so is a dialog
    /// that leaves without an answer.
    ///
    /// May be `async`, on the main actor, and take as long as a person does. Asked once, however many attempts wait for the answer.
    /// When its screen leaves meanwhile, by a way that cannot be held up, the task is cancelled. So it is when the dialog
    /// that was presented in this task is gone and none of its buttons asked for anything: then the answer is no.
    func mayLeave() async -> MayLeave
}

/// What a ``LeaveGuard`` answers: `Bool`, or `Dialog<Bool>`, which asks.
@MainActor
public protocol LeaveAnswer {
    /// Whether the guard's screen may be left.
    /// - Parameter router: Asks in the name of that screen.
    func mayLeave(asking router: Router<Never>) async -> Bool
}

extension Bool: LeaveAnswer {
    /// At once.
    public func mayLeave(asking router: Router<Never>) async -> Bool { self }
}

extension Dialog: LeaveAnswer where Route == Bool {
    /// Presents it as an alert; no answer is a no. So is a dialog that is refused, with two buttons that cancel say: then nothing can
    /// leave, and the log says why.
    public func mayLeave(asking router: Router<Never>) async -> Bool {
        (try? await router.ask(self)) ?? false
    }
}

extension TypeSet {
    static let leaveGuards = TypeSet { $0 is any LeaveGuard.Type }
}
