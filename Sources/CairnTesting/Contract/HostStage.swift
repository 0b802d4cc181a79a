import Cairn

/// A host on trial, and everything that can be done to it besides asking: fingers, and plain calls to its
/// toolkit. ``HostContract`` puts it through its paces.
///
/// Fingers say whether a person could do it. Nothing here waits: time passes in ``settle()`` and ``letPass()``.
@MainActor
public protocol HostStage: AnyObject {
    /// Whether the finger methods do anything. On Apple's UIKit a test has no fingers.
    var hasFingers: Bool { get }
    /// What a person sees in front: the name that the view was made with, or a dialog's title. Read from the
    /// screen, not from the tree.
    var front: String? { get }

    /// Lets all transitions under way, and those that follow from them, come to their end.
    func settle()
    /// Lets a transition that is under way go on a little, not to its end.
    func letPass()
    /// What the host says it shows.
    func look() -> Shown

    func tapBack() -> Bool
    /// Goes this many screens down by the back button's menu.
    func backMenu(down count: Int) -> Bool
    /// Puts a finger down to swipe back; ``endSwipe(finished:)`` lets go.
    func beginSwipe() -> Bool
    /// Puts a finger down to pull the top sheet; ``endSwipe(finished:)`` lets go.
    func beginPull() -> Bool
    /// Lets go: what is dragged leaves, or goes back. Does nothing when no finger is down.
    func endSwipe(finished: Bool)
    /// Taps a tab of those in front, or turns to a page.
    func tapTab(_ index: Int) -> Bool
    /// Presses a button of the dialog in front.
    func press(_ label: String) -> Bool
    /// Types into a field of the dialog in front, in place of what stands in it.
    func type(_ text: String, into placeholder: String) -> Bool

    /// Pops the top of the front stack by a plain call, not animated; does nothing at a root.
    func popBehind()
    /// Dismisses the top modal by a plain call, not animated; does nothing when there is none.
    func dismissBehind()
    /// Pushes a controller of no coordinator on the front stack; does nothing where there is none.
    func pushForeign()
    /// Presents a controller of no coordinator.
    func presentForeign()
    /// The trial is over: what it put on screen is taken away.
    func leave()
}

extension HostStage {
    /// A stage has fingers unless it says otherwise.
    public var hasFingers: Bool { true }
    /// Does nothing: a host that is let go shows nothing any more.
    public func leave() {}
    /// Without tabs there are none to tap.
    public func tapTab(_ index: Int) -> Bool { false }
}

/// The containers beside stacks that a walk goes through: no more than the host can show.
public enum HostContainers: Sendable {
    case none, tabs, all

    var root: Tree.Root<Place> {
        switch self {
        case .none: .stack("a")
        case .tabs: .tabs(.stack("a"), [.screen("flow0"), .screen("b"), .stack("c")])
        case .all:
            .tabs(
                .stack("a"),
                [
                    .screen("flow0"), .pages("b", "c"),
                    .split(primary: .stack("d"), secondary: .screen("e")),
                ])
        }
    }
}

extension Tree.Kind {
    /// Stands for a container of an app's own.
    static let drawer = Self("drawer")
}
