import Testing
import UIKit

/// Modals that come or go while their place is off screen, or leaves it.
@MainActor @Suite(.simulator)
final class OffScreenModalTests: World {
    private func only(_ screen: Screen) -> [String] {
        record.lines.filter { $0.hasPrefix(screen.name) && !$0.hasSuffix("dL") }.map { String($0.suffix(2)) }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overCurrentContext, .pageSheet])
    func `a modal that comes while its window is hidden appears with the window`(
        style: UIModalPresentationStyle
    ) {
        let window = host(a)
        m.modalPresentationStyle = style
        a.present(m, animated: false)
        window.isHidden = true
        simulator.settle()
        #expect(only(m) == [] && m.viewIfLoaded?.window == nil)
        window.isHidden = false
        simulator.settle()
        #expect(only(m) == ["wA", "iA", "dA"] && m.view.window != nil)
        #expect((a.view.window == nil) == (style == .fullScreen))
    }

    @Test func `a modal that goes while its window is hidden leaves its presenter to the window`() {
        let window = host(a)
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: false)
        simulator.settle()
        window.isHidden = true
        record.lines = []
        a.dismiss(animated: true)
        simulator.settle()
        #expect(record.lines == [] && a.view.window == nil)
        window.isHidden = false
        simulator.settle()
        #expect(only(a) == ["wA", "iA", "dA"] && a.view.window != nil)
    }

    @Test func `modals that a root has left behind go and come with the window`() {
        let window = host(a)
        a.present(m, animated: false)
        simulator.settle()
        window.rootViewController = b
        simulator.settle()
        record.lines = []
        window.isHidden = true
        #expect(only(m) == ["wD", "dD"] && m.view.window == nil)
        window.isHidden = false
        simulator.settle()
        #expect(only(m) == ["wD", "dD", "wA", "iA", "dA"] && m.view.window != nil)
    }

    @Test func `a presenter whose modal goes in a tab off screen comes back with the tab`() {
        let tabs = tabs(a, b)
        a.definesPresentationContext = true
        m.modalPresentationStyle = .currentContext
        a.present(m, animated: false)
        simulator.settle()
        tabs.selectedIndex = 1
        simulator.settle()
        record.lines = []
        a.dismiss(animated: true)
        simulator.clock.advance(by: .milliseconds(50))
        tabs.selectedIndex = 0
        simulator.settle()
        #expect(only(a) == ["wA", "iA", "dA"] && a.view.window != nil && m.view.window == nil)
        #expect(only(m) == [] || only(m).last == "dD")
    }

    @Test func `a presenter whose modal goes beneath one that fills the screen stays off screen`() {
        let navigation = stack(a)
        a.definesPresentationContext = true
        m.modalPresentationStyle = .currentContext
        a.present(m, animated: false)
        simulator.settle()
        k.modalPresentationStyle = .fullScreen
        navigation.present(k, animated: true)
        simulator.clock.turn()
        record.lines = []
        m.dismiss(animated: false)
        simulator.settle()
        #expect(only(a) == [] && a.view.window == nil)
        navigation.dismiss(animated: false)
        simulator.settle()
        #expect(only(a) == ["wA", "iA", "dA"] && a.view.window != nil)
    }

    @Test func `a column takes along what it presents in its context`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let primary = UINavigationController(rootViewController: a)
        split.setViewController(primary, for: .primary)
        split.setViewController(b, for: .secondary)
        host(split)
        simulator.resize(to: CGSize(width: 1024, height: 768), horizontal: .regular)
        simulator.settle()
        primary.definesPresentationContext = true
        m.modalPresentationStyle = .currentContext
        primary.present(m, animated: false)
        simulator.settle()
        record.lines = []
        split.hide(.primary)
        simulator.settle()
        #expect(only(m) == ["wD", "dD"] && m.view.window == nil && only(a) == [])
        split.show(.primary)
        simulator.settle()
        #expect(only(m) == ["wD", "dD", "wA", "iA", "dA"] && m.view.window != nil && a.view.window == nil)
    }

    @Test func `a child whose view is taken out in the turn in which its tab is left has disappeared`() {
        let box = UIViewController()
        box.addChild(k)
        box.view.addSubview(k.view)
        k.didMove(toParent: box)
        let tabs = tabs(box, b)
        record.lines = []
        tabs.selectedIndex = 1
        k.view.removeFromSuperview()
        simulator.settle()
        #expect(only(k) == ["wD", "dD"])
    }

    @Test(arguments: [false, true])
    func `a root whose modal goes after it was replaced does not come back`(isUnderWay: Bool) {
        let window = host(a)
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: false)
        simulator.settle()
        record.lines = []
        a.dismiss(animated: true)
        if isUnderWay { simulator.clock.turn() }
        window.rootViewController = b
        simulator.settle()
        #expect(a.view.window == nil && m.view.window == nil && b.view.window === window)
        #expect(only(a) == (isUnderWay ? ["wA", "iA", "wD", "dD"] : []))
    }
}
