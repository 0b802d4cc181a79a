/// What other code does to a toolkit at any moment.
package enum ForeignCall: String, CaseIterable, Sendable {
    case push, pop, present, dismiss
    /// The stack in front is set to its root and a controller of no coordinator.
    case setStack
    /// The same, and what was on top is on top again.
    case setStackBelow
    /// The stack is set to a controller of no coordinator and nothing else.
    case replaceStack
    /// The stack is set to its root.
    case cutStack
    /// The next of the tabs or pages in front is selected.
    case select
    /// The window has another root, a lock screen say; what it had is kept.
    case setRootAside
    /// The window has its own root again. Does nothing when that was not set aside.
    case setRootBack
    /// Other objects are the delegates of the toolkit's containers, or none.
    case setDelegates
}
