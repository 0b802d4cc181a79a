import Testing
import UIKit

/// Reloads its table whenever that is laid out, which asks for layout.
private final class ReloadingController: UITableViewController {
    var isReloading = true
    private(set) var passes = 0

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        passes += 1
        if isReloading { tableView.reloadData() }
    }
}

/// Layout that asks for itself. On a device it never ends.
@MainActor
@Suite(.simulator)
struct LayoutLoopTests {
    private let simulator = Simulator.current
    private let controller = ReloadingController()
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let words =
        "the view of ReloadingController asks for layout in each pass, so that it never ends: change in it only what is not so yet"

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    @Test func `a layout that never ends is given up, and named`() {
        #expect(!simulator.settle())
        #expect(simulator.log.warnings == [words] && controller.passes <= 1_001)
        simulator.clock.advance(by: .seconds(3))
        #expect(simulator.log.warnings == [words], "it is said once")
    }

    @Test func `it comes to rest once it is asked for no more`() {
        simulator.settle()
        controller.isReloading = false
        #expect(simulator.settle() && simulator.clock.isIdle)
    }

    @Test func `what waits for time has it all the same`() {
        var isOver = false
        UIView.animate(withDuration: 1, animations: { window.alpha = 0.5 }) { isOver = $0 }
        simulator.clock.advance(by: .seconds(2))
        #expect(isOver)
    }
}
