import Testing
import UIKit

@MainActor @Suite(.simulator)
final class WindowTests: World {
    @Test func `E36 a new root comes in after the old view has left`() {
        let window = host(a)
        record.lines = []
        window.rootViewController = b
        #expect(record.take() == ["A.wD", "A.dD", "B.dL", "B.wA"])
        simulator.settle()
        #expect(record.take() == ["B.iA", "B.dA"])
        #expect(a.view.window == nil && b.view.window === window)
    }

    @Test func `E35 a modal of the old root stays behind when the root is replaced`() {
        let window = host(a)
        a.present(m, animated: false)
        simulator.settle()
        window.rootViewController = b
        simulator.settle()
        #expect(a.view.window == nil && b.view.window === window)
        #expect(m.view.window === window)
        #expect(simulator.outline().windows[0].layers.map(\.screen.controller) == ["Screen", "Screen"])
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func `a presenter lives as long as it presents, and under another root its modal can be dismissed`(
        style: UIModalPresentationStyle
    ) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        weak var presenter: UIViewController?
        do {
            let root = UIViewController()
            presenter = root
            window.rootViewController = root
            window.makeKeyAndVisible()
            m.modalPresentationStyle = style
            root.present(m, animated: false)
            simulator.settle()
        }
        window.rootViewController = b
        simulator.settle()
        #expect(presenter != nil && m.presentingViewController === presenter)
        #expect(m.presentationController?.presentingViewController === presenter)
        m.dismiss(animated: true)
        simulator.settle()
        #expect(m.view.window == nil && presenter == nil)
        #expect(b.view.window === window && simulator.log.warnings == [])
    }

    @Test(arguments: [true, false])
    func `a root that was in a box as it presented lies in the window once the modal has left`(
        animated: Bool
    ) {
        let box = UIViewController()
        let window = host(box)
        box.addChild(a)
        box.view.addSubview(a.view)
        a.didMove(toParent: box)
        m.modalPresentationStyle = .currentContext
        a.definesPresentationContext = true
        a.present(m, animated: animated)
        simulator.settle()
        a.willMove(toParent: nil)
        a.removeFromParent()
        window.rootViewController = a
        simulator.settle()
        a.dismiss(animated: animated)
        simulator.settle()
        #expect(a.view.superview === window && simulator.log.raises == [])
    }

    @Test
    func `a modal comes into the window its presenter was in, though the root was replaced before it began`()
    {
        let window = host(a)
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: true)
        window.rootViewController = b
        simulator.clock.turn()
        #expect(m.view.window === window)
        window.rootViewController = a
        simulator.settle()
        #expect(a.presentedViewController === m && m.view.window === window && a.view.window == nil)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(a.view.window === window && m.view.window == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a modal in the context of a root that is out as it comes is in front when the root is back`(
        style: UIModalPresentationStyle
    ) {
        let window = host(a)
        m.modalPresentationStyle = style
        a.present(m, animated: true)
        record.lines = []
        window.rootViewController = nil
        simulator.clock.turn()
        #expect(m.view.window === window && record.only("iA") == ["M.iA"])
        window.rootViewController = a
        simulator.settle()
        let isCovered = style == .currentContext
        #expect(m.view.window === window && record.only("dA").contains("M.dA"))
        #expect((a.view.window == nil) == isCovered && record.only("iA").contains("A.iA") != isCovered)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(a.view.window === window && m.view.window == nil)
    }

    @Test func `a window that is hidden takes its root off screen, and brings it back`() {
        let window = host(a)
        record.lines = []
        window.isHidden = true
        #expect(record.take() == ["A.wD", "A.dD"])
        #expect(simulator.outline().windows.isEmpty)
        window.isHidden = false
        simulator.settle()
        #expect(record.take() == ["A.wA", "A.iA", "A.dA"])
    }

    @Test func `the responder chain runs from view to controller to window to application`() {
        let window = host(a)
        let label = UILabel()
        a.view.addSubview(label)
        #expect(label.next === a.view)
        #expect(a.view.next === a)
        #expect(a.next === window)
        #expect(window.next === UIApplication.shared)
    }

    @Test func `views hear of their moves`() {
        final class Told: UIView {
            var calls: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) { calls.append("willSuper") }
            override func didMoveToSuperview() { calls.append("didSuper") }
            override func willMove(toWindow newWindow: UIWindow?) { calls.append("willWindow") }
            override func didMoveToWindow() { calls.append("didWindow \(window != nil)") }
        }
        host(a)
        let view = Told()
        a.view.addSubview(view)
        #expect(view.calls == ["willSuper", "willWindow", "didWindow true", "didSuper"])
        view.calls = []
        view.removeFromSuperview()
        #expect(view.calls == ["willSuper", "willWindow", "didWindow false", "didSuper"])
    }

    @Test func `a view cannot be added to itself, or to a view in it`() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        let raises = simulator.log.takeRaises()
        #expect(raises.count == 2 && raises[1] == "Can't add self as subview")
        #expect(inner.superview === outer && outer.superview == nil)
    }

    @Test func `a constraint between views without a common ancestor raises`() {
        let view = UIView()
        let stranger = UIView()
        let constraint = view.topAnchor.constraint(equalTo: stranger.topAnchor, constant: 4)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(simulator.log.takeRaises().first?.contains("no common ancestor") == true)
        let parent = UIView()
        parent.addSubview(view)
        parent.addSubview(stranger)
        NSLayoutConstraint.activate([constraint, view.widthAnchor.constraint(equalToConstant: 10)])
        #expect(constraint.isActive && parent.constraints == [constraint] && view.constraints.count == 1)
    }

    @Test func `a window of a higher level is in front of those that are shown later`() throws {
        let alert = host(a)
        alert.windowLevel = .alert + 1
        let plain = host(b)
        #expect(UIApplication.shared.windows == [plain, alert])
        let between = UIWindow(frame: UIScreen.main.bounds)
        between.windowLevel = .statusBar
        between.isHidden = false
        #expect(UIApplication.shared.windows == [plain, between, alert])
        alert.windowLevel = .normal
        #expect(UIApplication.shared.windows == [plain, alert, between])
        #expect(
            plain.windowLevel == .normal && UIWindow.Level.statusBar.rawValue < UIWindow.Level.alert.rawValue)
    }

    @Test func `a key window that is hidden leaves the keyboard to the one in front`() {
        final class Overlay: UIWindow {
            var calls: [String] = []
            override func becomeKey() { calls.append("becomes") }
            override func resignKey() { calls.append("resigns") }
        }
        let main = host(a)
        let overlay = Overlay()
        overlay.windowLevel = .alert
        overlay.makeKeyAndVisible()
        #expect(overlay.isKeyWindow && !main.isKeyWindow)
        overlay.isHidden = true
        #expect(main.isKeyWindow && overlay.calls == ["becomes", "resigns"])
        main.isHidden = true
        #expect(main.isKeyWindow)
    }

    @Test func `a window that is made visible again comes to the front of its level`() {
        let (one, two) = (host(a), host(b))
        let above = UIWindow()
        above.windowLevel = .alert
        above.isHidden = false
        one.makeKeyAndVisible()
        #expect(UIApplication.shared.windows == [two, one, above] && one.isKeyWindow)
    }

    @Test func `the responder chain of a modal goes on with its presenter`() {
        final class Refreshing: Screen {
            func refresh() { note("refresh") }
        }
        let presenter = Refreshing("P", record)
        let window = host(presenter)
        let button = UIButton()
        m.onDL = { [unowned self] in m.view.addSubview(button) }
        presenter.present(m, animated: false)
        simulator.settle()
        record.lines = []
        #expect(
            UIApplication.shared.sendAction(
                Selector(Refreshing.refresh), to: nil, from: button, for: nil))
        #expect(record.take() == ["P.refresh"])
        let chain = Array(sequence(first: m as UIResponder, next: \.next))
        #expect(chain.contains { $0 === presenter } && chain.contains { $0 === window })
        #expect(chain.last is UIApplication || chain.last === UIApplication.shared.delegate)
    }
}
