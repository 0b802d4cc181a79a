import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ViewLoadingTests: World {
    @Test func `D01 the view is loaded once, when it is first asked for`() {
        #expect(a.viewIfLoaded == nil)
        #expect(!a.isViewLoaded)
        a.loadViewIfNeeded()
        _ = a.view
        #expect(record.lines == ["A.dL"])
    }

    @Test func `D01 loadView may make a view of its own`() {
        final class Own: UIViewController {
            let made = UILabel()
            override func loadView() { view = made }
        }
        let own = Own()
        #expect(own.view === own.made)
        #expect(own.made.next === own)
    }

    @Test func `a loadView that makes no view raises`() {
        final class Lazy: UIViewController { override func loadView() {} }
        #expect(Lazy().view != nil)
        #expect(simulator.log.takeRaises().count == 1)
    }

    @Test func `D03 a modal's view is loaded before its presenter will disappear`() {
        host(a)
        record.lines = []
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: true)
        simulator.settle()
        #expect(record.lines.prefix(2) == ["M.dL", "A.wD"])
    }

    @Test func `a root is loaded and will appear on the calling line, and did appear at the next turn`() {
        a.detail = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = a
        #expect(record.take() == [])
        window.makeKeyAndVisible()
        #expect(record.take() == ["A.dL", "A.wA"])
        simulator.clock.turn()
        #expect(record.take() == ["A.iA", "A.wLS", "A.dLS", "A.dA"])
        #expect(window.isKeyWindow && a.view.window === window)
    }

    @Test func `a view is of one controller at a time`() {
        let view = UIView()
        a.view = view
        b.view = view
        #expect(a.view === view && !b.isViewLoaded)
        let raises = simulator.log.takeRaises()
        #expect(raises.count == 1)
        #expect(
            raises[0].hasPrefix("A view can only be associated with at most one view controller at a time!"))
        a.view = UIView()
        b.view = view
        #expect(b.view === view && simulator.log.entries.isEmpty)
    }
}
