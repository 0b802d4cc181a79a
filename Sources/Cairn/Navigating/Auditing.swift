/// What the laws promise, as it can be checked from outside: for those who try to break them.
extension Navigator {
    /// How the tree and what the host shows differ; nil when they are equal, without a host, and while something
    /// moves. For tests, at rest: `#expect(navigator.disagreement == nil)`. Costs a look at the host.
    ///
    /// Of a plain UIKit call that presents something, nobody hears: ``lookAgain()`` before asking.
    public var disagreement: String? {
        guard let host, isSettled else { return nil }
        let shown = host.look()
        return shown == tree.shown ? nil : "the tree is \(tree), the host shows \(shown)"
    }

    /// How many requests have neither an outcome nor a place among those that are pending. Never anything but 0.
    package var lostRequests: Int { handles.keys.count { machine.requests[$0] == nil } }

    /// Writes that what was asked of the host has not come on screen: the tree and the screen stay apart until other code lets
    /// go.
    func gaveUp(_ step: Patch.Step) {
        guard let host else { return }
        let asked =
            switch step {
            case .present, .cover: "A presentation"
            case .dismiss, .uncover: "A dismissal"
            case .root, .container: "A change of a container's controllers"
            case .rest: "A sheet's other height"
            }
        write(
            trouble:
                "\(asked) has no effect on screen. Does a controller override what UIKit calls, and not call super, or add to it? "
                + "The tree is \(tree), the host shows \(host.look())")
    }

    /// The pending requests that nobody is at work on: neither a decision nor a guard's question. Only a finger may
    /// hold such a request.
    package var idleRequests: [Request] {
        machine.pending.filter { request in
            switch request.stage {
            case .interposed, .early, .leaving: false
            case .undecided, .held, .judged, .departing: handles[request.id]?.task == nil
            }
        }.map(handle)
    }
}
