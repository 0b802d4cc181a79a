/// A screen of the system's, as a value: what it is given, and the type of what it answers.
///
/// A coordinator returns one for a destination that it presents, with no UI import, and it is a flow with a result:
/// ```swift
/// case .share(let match): ShareSheet(.text(match.title), .link(match.page))
/// ```
/// And a view model asks for it:
/// ```swift
/// let answer = try await router.run(.share(match))
/// ```
/// Left without an answer, by a finger or by code, it ends as any flow does that is left: `run` throws a
/// `CancellationError`. One that this device cannot show is refused with ``Refusal/unavailable(_:why:)`` before anything
/// changes; one that came before the navigator had a host to ask is closed as that is attached. CairnSystemScreens has `ShareSheet`,
/// `MailDraft`, `PhotoPicker` and `SafariPage`; for one of your own, say in CairnUIKit's `UIKitSystemScreen` how its controller is
/// made.
public protocol SystemScreen: Destination, Presentable {
    /// What it answers; `Void` when all there is to know is that a person is done.
    associatedtype Answer

    /// What stands for it in the tree, and in the journal, which keeps that long after the screen has left. Itself, unless you leave out
    /// what takes much memory.
    var abridged: Self { get }
}

extension SystemScreen {
    /// All of it.
    public var abridged: Self { self }

    /// This screen, with the parent's route for what it answers: asked in the name of the screen that opened it,
    /// unless somebody waits for the answer (``Router/run(_:)``).
    @MainActor
    public func onFinish<ParentRoute>(
        _ route: @escaping (Answer) -> ParentRoute
    ) -> any Presentable {
        SystemFlow(self).onFinish(route)
    }

    @MainActor var flow: any Coordinator { SystemFlow(self) }
}

/// A screen of the system's that is open: for hosts and tests, which show it and have it answer. Lives as long as its
/// node.
@MainActor
public final class SystemPrompt<Shown: SystemScreen>: Presentable {
    /// What is shown.
    public let screen: Shown
    private let router: Router<SystemFlow<Shown>.Reply>
    private var delegate: AnyObject?
    private var given: Request?

    init(_ screen: Shown, router: Router<SystemFlow<Shown>.Reply>) {
        self.screen = screen
        self.router = router
    }

    /// Ends it with this answer, and takes it off the screen if it is still there. Refused once it has ended. While an answer
    /// waits, for a finger say, that one counts.
    @discardableResult
    public func answer(_ answer: Shown.Answer) -> Request {
        if let given, given.result == nil { return given }
        let request = router.trigger(.answered(answer))
        given = request
        return request
    }

    /// Ends it without an answer: a person gave it up. Does nothing while an answer waits, and once it has left the tree.
    public func leave() {
        if let given, given.result == nil { return }
        if router.navigator?.find(router.asker) != nil { router.trigger(.left) }
    }

    /// Keeps an object as long as this lives, a delegate say, which UIKit does not keep. A second one takes the place of the
    /// first.
    public func keep(_ delegate: AnyObject) { self.delegate = delegate }
}
