import Testing
import UIKit

/// Writes down what a scroll view tells.
private final class Listener: NSObject, UIScrollViewDelegate {
    let record: Record
    var rest: CGPoint?
    var allowsTop = true
    init(_ record: Record) { self.record = record }
    func scrollViewDidScroll(_ view: UIScrollView) {
        record.lines.append("scrolled \(Int(view.contentOffset.y))")
    }
    func scrollViewWillBeginDragging(_ view: UIScrollView) {
        record.lines.append("begins \(view.isDragging)")
    }
    func scrollViewWillEndDragging(
        _ view: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        record.lines.append("will end")
        if let rest { targetContentOffset.pointee = rest }
    }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
        record.lines.append("ends \(willDecelerate)")
    }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { record.lines.append("arrived") }
    func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { allowsTop }
    func scrollViewDidScrollToTop(_ view: UIScrollView) { record.lines.append("top") }
}

@MainActor @Suite(.simulator)
final class ScrollTests: World {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private lazy var listener = Listener(record)

    private func show() {
        view.contentSize = CGSize(width: 100, height: 500)
        view.delegate = listener
        a.onDL = { [unowned self] in a.view.addSubview(view) }
        host(a)
        record.lines = []
    }

    @Test func `scrolling in code tells the delegate on that line, and of no finger`() {
        show()
        view.contentOffset = CGPoint(x: 0, y: 50)
        #expect(record.take() == ["scrolled 50"])
        view.contentOffset = CGPoint(x: 0, y: 50)
        #expect(record.take() == [])
        #expect(view.bounds.origin.y == 50)
    }

    @Test func `an animated scroll arrives after its time, and says so`() {
        show()
        view.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
        #expect(view.contentOffset.y == 0)
        simulator.settle()
        #expect(record.take() == ["scrolled 80", "arrived"])
        view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        simulator.settle()
        #expect(record.take() == ["scrolled 20"])
    }

    @Test func `a finger's drag begins, scrolls, and ends`() throws {
        show()
        try simulator.user.scroll()
        #expect(record.take() == ["begins true", "scrolled 200", "will end", "ends false"])
        try simulator.user.scroll()
        #expect(view.contentOffset.y == 300)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.scroll() }
        #expect(simulator.outline().actions == [.scroll(.up)])
        try simulator.user.perform(.scroll(.up))
        #expect(view.contentOffset.y == 100)
    }

    @Test func `a delegate may say where a drag comes to rest`() throws {
        show()
        listener.rest = CGPoint(x: 0, y: 250)
        try simulator.user.scroll()
        #expect(view.contentOffset.y == 250)
    }

    @Test func `a view that may not be scrolled is scrolled by code only`() {
        show()
        view.isScrollEnabled = false
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.scroll() }
        view.contentOffset.y = 30
        #expect(record.take() == ["scrolled 30"])
    }

    @Test func `a rectangle is brought into sight by the shortest way`() {
        show()
        view.scrollRectToVisible(CGRect(x: 0, y: 190, width: 10, height: 40), animated: false)
        #expect(view.contentOffset.y == 30)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 40), animated: false)
        #expect(view.contentOffset.y == 30)
        view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 40), animated: false)
        #expect(view.contentOffset.y == 10)
    }

    @Test func `insets are room to scroll into`() {
        show()
        view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
        #expect(simulator.outline().actions == [.scroll(.down), .scroll(.up)])
    }

    @Test func `a tap on the status bar scrolls to the top, if the delegate agrees`() throws {
        show()
        view.contentOffset.y = 90
        record.lines = []
        listener.allowsTop = false
        try simulator.user.tapStatusBar()
        #expect(record.take() == [])
        listener.allowsTop = true
        try simulator.user.tapStatusBar()
        #expect(record.take() == ["scrolled 0", "top"])
    }

    @Test(arguments: [false, true])
    func `on a phone a tap on the status bar scrolls nothing where it might scroll several`(isText: Bool)
        throws
    {
        show()
        let other = isText ? UITextView() : UIScrollView()
        other.frame = view.frame
        a.view.addSubview(other)
        view.contentOffset.y = 90
        try simulator.user.tapStatusBar()
        #expect(view.contentOffset.y == 90)
        other.frame.origin.x = 2 * UIScreen.main.bounds.width
        try simulator.user.tapStatusBar()
        #expect(view.contentOffset.y == 0)
        view.contentOffset.y = 90
        other.frame.origin.x = 0
        other.scrollsToTop = false
        try simulator.user.tapStatusBar()
        #expect(view.contentOffset.y == 0)
    }

    @Test func `a drag puts the keyboard away where the view says so`() throws {
        let field = UITextField()
        field.placeholder = "Name"
        view.addSubview(field)
        show()
        try simulator.user.type("a", into: "Name")
        try simulator.user.scroll()
        #expect(field.isFirstResponder)
        view.keyboardDismissMode = .onDrag
        try simulator.user.scroll()
        #expect(!field.isFirstResponder)
    }

    @Test func `a pull at the top makes the refresh control turn until the app ends it`() throws {
        let control = UIRefreshControl()
        control.addAction(UIAction { [unowned self] _ in record.lines.append("refresh") }, for: .valueChanged)
        view.refreshControl = control
        show()
        control.beginRefreshing()
        control.endRefreshing()
        #expect(record.take() == [])
        #expect(simulator.outline().actions.contains(.refresh))
        try simulator.user.pullToRefresh()
        #expect(record.take() == ["refresh"])
        #expect(control.isRefreshing)
        #expect(simulator.outline().description.contains("(busy)"))
        #expect(!simulator.outline().actions.contains(.refresh))
        control.endRefreshing()
        view.contentOffset.y = 20
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.pullToRefresh() }
    }
}
