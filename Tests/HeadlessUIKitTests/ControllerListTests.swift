import Testing

@testable import UIKit

@MainActor @Suite(.simulator)
final class ControllerListTests: World {
    @Test func `each controller is in it once, in the order in which they came`() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        var list = ControllerList()
        for controller in [a, b, a, c] { list.append(controller) }
        #expect(list.all == [a, b, c] && list.holds(b))
        list.remove(b)
        list.remove(b)
        #expect(list.all == [a, c] && !list.holds(b))
        list.append(b)
        #expect(list.remove { $0 === a || $0 === b } == [a, b])
        #expect(list.all == [c] && !list.holds(a) && list.remove { $0 === a }.isEmpty)
    }

    @Test func `one of many is looked for from where the one before stands`() {
        let all = (0..<4).map { _ in UIViewController() }
        var place = 0
        for index in [0, 1, 2, 3, 1] {
            #expect(all.holds(all[index], from: &place) && place == index)
        }
        #expect(!all.holds(UIViewController(), from: &place) && place == 1)
        place = 9
        #expect(all.holds(all[2], from: &place) && place == 2)
        #expect(![UIViewController]().holds(all[0], from: &place))
    }

    @Test func `thousands come onto a stack and leave it by one change each`() {
        let navigation = UINavigationController()
        host(navigation)
        let pages = (0..<3_000).map { _ in UIViewController() }
        navigation.setViewControllers(pages, animated: false)
        simulator.settle()
        #expect(navigation.viewControllers == pages && navigation.children == pages)
        #expect(navigation.popToRootViewController(animated: false)?.count == 2_999)
        simulator.settle()
        #expect(navigation.children == [pages[0]])
    }
}
