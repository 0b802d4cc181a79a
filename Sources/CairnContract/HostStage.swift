import Cairn
import CairnTesting

/// A host on trial, and everything that can be done to it besides asking: fingers, and plain calls to its
/// toolkit. ``HostContract`` puts it through its paces.
///
/// Fingers say whether a person could do it. Nothing here waits: time passes in ``settle()`` and ``letPass()``.
@MainActor
package protocol HostStage: AnyObject {
    /// Whether the finger methods do anything. On Apple's UIKit a test has no fingers.
    var hasFingers: Bool { get }
    /// The style of a modal that leaves part of what is below to be seen, and of any where there is none.
    var card: Tree.ModalStyle { get }
    /// What a person sees in front: the name that the view was made with, or a dialog's title. Read from the
    /// screen, not from the tree.
    var front: String? { get }

    /// Lets all transitions under way, and those that follow from them, come to their end.
    func settle()
    /// Lets a transition that is under way go on a little, not to its end.
    func letPass()
    /// Whether a transition is under way, or a finger is down.
    var isMoving: Bool { get }
    /// What the host says it shows.
    func look() -> Shown

    func tapBack() -> Bool
    /// Goes this many screens down by the back button's menu.
    func backMenu(down count: Int) -> Bool
    /// Puts a finger down to swipe back; ``letGo(finish:)`` lets go.
    func beginSwipeBack() -> Bool
    /// Puts a finger down to pull the top sheet; ``letGo(finish:)`` lets go.
    func beginPull() -> Bool
    /// Lets go: what is dragged leaves, or goes back. Does nothing when no finger is down.
    func letGo(finish: Bool)
    /// Taps a tab of those in front, or turns to a page.
    func tapTab(_ index: Int) -> Bool
    /// Taps a button of the dialog in front.
    func tap(_ label: String) -> Bool
    /// Types into a field of the dialog in front, in place of what stands in it.
    func type(_ text: String, into placeholder: String) -> Bool

    /// The trial is over: what it put on screen is taken away.
    func leave()

    /// What a person can read of the screens that are seen, at least in part: the names that their views were made with,
    /// and for dialogs their titles. Nil where that cannot be told.
    var readable: Set<String>? { get }
    /// A screen that the host still keeps from leaving by a finger, though no guard would be asked; nil when there is none,
    /// or where that cannot be told.
    var heldInVain: String? { get }
    /// A place that is seen and shows nothing, though its screen was made; nil when there is none, or where that cannot be told.
    var leftEmpty: String? { get }
    /// How many steps the host was told to do so far; 0 where nobody counts.
    var stepCount: Int { get }
    /// Taps outside what is in front: an action sheet or a popover leaves, and no button of it was pressed.
    func tapOutside() -> Bool
    /// Drags the sheet in front to another of its heights.
    func dragSheet(to detent: Tree.ModalStyle.Detent) -> Bool
    /// Gives the app so little room that columns are one stack, or more; as a person does who puts two apps beside each other.
    func setCompact(_ isCompact: Bool) -> Bool
    /// A plain call to the toolkit as code makes it that knows nothing of Cairn, whatever moves just then.
    func call(_ call: ForeignCall, animated: Bool)
}

extension HostStage {
    /// Swipes back, all the way or to let go early.
    /// - Returns: Whether a person could.
    package func swipeBack(finish: Bool) -> Bool {
        guard beginSwipeBack() else { return false }
        letGo(finish: finish)
        return true
    }

    /// Pulls the top sheet, all the way or to let go early.
    /// - Returns: Whether a person could.
    package func pull(finish: Bool) -> Bool {
        guard beginPull() else { return false }
        letGo(finish: finish)
        return true
    }

    /// A stage has fingers unless it says otherwise.
    package var hasFingers: Bool { true }
    /// A sheet.
    package var card: Tree.ModalStyle { .sheet }
    /// Does nothing: a host that is let go shows nothing any more.
    package func leave() {}
    /// Without tabs there are none to tap.
    package func tapTab(_ index: Int) -> Bool { false }
    /// Cannot be told.
    package var readable: Set<String>? { nil }
    /// Cannot be told.
    package var heldInVain: String? { nil }
    /// Cannot be told.
    package var leftEmpty: String? { nil }
    /// Nobody counts.
    package var stepCount: Int { 0 }
    /// There is no sheet to drag.
    package func dragSheet(to detent: Tree.ModalStyle.Detent) -> Bool { false }
    /// The room stays as it is.
    package func setCompact(_ isCompact: Bool) -> Bool { false }
    /// There is nothing to tap outside of.
    package func tapOutside() -> Bool { false }
}

/// The containers beside stacks that a walk goes through: no more than the host can show.
package enum HostContainers: Sendable {
    case none, tabs, all
    /// The same as tabs, and columns that are covered, and that other columns come in front of.
    case columns

    var root: Tree.Root<Place> {
        switch self {
        case .none: .stack("a")
        case .tabs: .tabs(.stack("a"), [.screen("flow0"), .screen("b"), .stack("c")])
        case .columns: .split(primary: .stack("a"), secondary: .stack("b"))
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
