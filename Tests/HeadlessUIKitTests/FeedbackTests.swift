import Testing
import UIKit

private final class KeyWindow: UIWindow {
    var told: [String] = []
    override func becomeKey() {
        super.becomeKey()
        told.append("become")
    }
    override func resignKey() {
        super.resignKey()
        told.append("resign")
    }
}

/// Small things that much code asks for.
@MainActor @Suite(.simulator)
final class FeedbackTests: World {
    @Test func `what a person is to feel is kept`() {
        UIImpactFeedbackGenerator().impactOccurred()
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
        let selection = UISelectionFeedbackGenerator()
        selection.prepare()
        selection.selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        #expect(
            simulator.feedback == [
                .impact(.medium, intensity: 1), .impact(.rigid, intensity: 0.5), .selection,
                .notification(.error),
            ])
    }

    @Test func `windows are told when they become key, and when another does`() {
        let (one, two) = (KeyWindow(), KeyWindow())
        one.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === one)
        two.makeKeyAndVisible()
        two.makeKeyAndVisible()
        #expect(one.told == ["become", "resign"] && two.told == ["become"])
        #expect(UIApplication.shared.keyWindow === two)
    }

    @Test func `a scene's status bar manager says what the status bar is like`() throws {
        let scene = try openScene()
        let manager = try #require(scene.statusBarManager)
        #expect(!manager.isStatusBarHidden && manager.statusBarFrame.height == 47)
        #expect(manager.statusBarStyle == .default && manager === scene.statusBarManager)
    }

    private func openScene() throws -> UIWindowScene {
        simulator.launch(SceneApp.self)
        simulator.settle()
        return try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }

    @Test func `a finger that scrolls is the scroll view's own recognizer's`() throws {
        @MainActor final class Ear {
            var heard: [String] = []
            func moved(_ pan: UIPanGestureRecognizer) {
                heard.append("\(pan.state) \(pan.translation(in: nil).y)")
            }
        }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        a.onDL = { [unowned self] in a.view.addSubview(scroll) }
        host(a)
        let ear = Ear()
        scroll.panGestureRecognizer.addTarget(ear, action: Selector(Ear.moved(_:)))
        try simulator.user.scroll()
        #expect(ear.heard == ["began 0.0", "changed -844.0", "ended -844.0"])
        scroll.panGestureRecognizer.isEnabled = false
        #expect(throws: Simulator.UserError.self) { try simulator.user.scroll() }
    }

    @Test func `a font is asked for by name, and pages without a style curl`() {
        #expect(UIFont(name: "Avenir-Heavy", size: 12)?.fontName == "Avenir-Heavy")
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIPageViewController().transitionStyle == .pageCurl)
    }

    @Test func `a change with a flip or a curl completes`() {
        var done = 0
        for options: UIView.AnimationOptions in [
            .transitionFlipFromLeft, .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
        ] {
            UIView.transition(with: UIView(), duration: 1, options: options, animations: {}) { _ in done += 1
            }
        }
        simulator.settle()
        #expect(done == 4)
    }
}
