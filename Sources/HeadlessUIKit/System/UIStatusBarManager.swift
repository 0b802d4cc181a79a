/// What the status bar over a scene is like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    private var state: Simulator.SystemInterface { Simulator.current.systemInterface }

    open var statusBarStyle: UIStatusBarStyle { state.statusBarStyle }
    open var isStatusBarHidden: Bool { state.isStatusBarHidden }
    /// Where it lies, in points; zero while it is hidden. As high as on a phone without a home button, or on a pad.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden, let scene else { return .zero }
        let height: CGFloat = Simulator.current.device.userInterfaceIdiom == .pad ? 24 : 47
        return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
    }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    /// Dark, with a light status bar over it.
    case black = 1
}
