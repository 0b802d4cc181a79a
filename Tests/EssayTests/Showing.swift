import UIKit

/// Shows a controller in a window, and waits until it did appear.
func show(_ root: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulator.current.settle()
}

/// The title in the bar in front, or else what the screen in front says first.
var shownTitle: String? {
    let screen = Simulator.current.outline().top?.screen
    return screen?.navigationBar?.title ?? screen?.elements.first?.label
}
