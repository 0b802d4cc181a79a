/// Any screen of the system's in the tree.
@MainActor
protocol AnySystemFlow {
    var shown: any SystemScreen { get }
}

/// The flow that a screen of the system's is.
final class SystemFlow<Shown: SystemScreen>: Coordinator, AnySystemFlow {
    /// What it says when it ends.
    enum Reply: SystemReply {
        case answered(Shown.Answer), left

        var isLeaving: Bool { if case .left = self { true } else { false } }
    }

    typealias Output = Shown.Answer

    private let screen: Shown

    init(_ screen: Shown) { self.screen = screen }

    var shown: any SystemScreen { screen }
    var root: Tree.Root<Shown> { .screen(screen.abridged) }

    func transition(for reply: Reply, from asker: Asker) -> Next {
        switch reply {
        case .answered(let answer): .finish(answer)
        case .left: .close
        }
    }

    func screen(for _: Shown, router: Router<Reply>) -> any Presentable {
        SystemPrompt(screen, router: router)
    }
}
