import UIKit

extension ContainerWalk {
    /// A screen, or a container of what is made with one depth less.
    /// - Parameter isPushed: whether it is to be on a stack, which takes neither stacks nor split views.
    func make(depth: Int, isPushed: Bool = false) -> UIViewController {
        guard depth > 0 else { return track(WalkedScreen()) }
        switch roll(isPushed ? 5 : 9) {
        case 0, 1: return track(WalkedScreen())
        case 2: return track(WalkedBox((0...roll(3)).map { _ in make(depth: depth - 1) }))
        case 3: return makePages(depth)
        case 4: return makeTabs(depth)
        case 5, 6: return makeStack(depth)
        case 7: return makeSplit(depth)
        default: return makeTabTree(depth)
        }
    }

    private func makePages(_ depth: Int) -> UIViewController {
        let pages = track(
            WalkedPages(transitionStyle: flip ? .scroll : .pageCurl, navigationOrientation: .horizontal))
        pages.all = (0..<3).map { _ in make(depth: depth - 1) }
        pages.dataSource = pages
        pages.setViewControllers([pages.all[0]], direction: .forward, animated: false)
        return pages
    }

    private func makeStack(_ depth: Int) -> UIViewController {
        let stack = track(WalkedStack())
        stack.viewControllers = (0...roll(2)).map { _ in make(depth: depth - 1, isPushed: true) }
        return stack
    }

    private func makeTabs(_ depth: Int) -> UIViewController {
        let tabs = track(WalkedTabs())
        // Of more than five, some are behind More: where no split view may be.
        tabs.viewControllers = (0..<[2, 3, 7][roll(3)]).map { _ in make(depth: depth - 1) }.fittingTabs
        return tabs
    }

    private func makeTabTree(_ depth: Int) -> UIViewController {
        let tabs = track(WalkedTabs())
        tabs.tabs = (0..<3).map { makeTab("\(tabs.title ?? "").\($0)", depth, mayBeGroup: true) }
        return tabs
    }

    func makeTab(_ name: String, _ depth: Int, mayBeGroup: Bool) -> UITab {
        guard mayBeGroup, roll(2) == 0 else {
            let controller = make(depth: depth - 1)
            return UITab(title: name, image: nil, identifier: name) { _ in controller }
        }
        let own = make(depth: 0)
        let children = (0..<2).map { index in
            let controller = make(depth: depth - 1, isPushed: true)
            return UITab(title: "\(name).\(index)", image: nil, identifier: "\(name).\(index)") { _ in
                controller
            }
        }
        let group = UITabGroup(title: name, image: nil, identifier: name, children: children) { _ in own }
        if flip { group.managingNavigationController = track(WalkedStack()) }
        return group
    }

    private func makeSplit(_ depth: Int) -> UIViewController {
        let split = track(WalkedSplit(style: flip ? .doubleColumn : .tripleColumn))
        for column in split.columns where column != .inspector || flip {
            split.setViewController(makeColumn(depth), for: column)
        }
        return split
    }

    /// A column's own stack, or what gets one.
    func makeColumn(_ depth: Int) -> UIViewController {
        flip ? makeStack(depth) : make(depth: depth - 1, isPushed: true)
    }
}

extension [UIViewController] {
    /// Those that are possible together as tabs.
    var fittingTabs: [UIViewController] { count > 5 ? filter { !($0 is UISplitViewController) } : self }
}
