import Testing
import UIKit

@MainActor @Suite(.simulator)
final class WindowListTests: World {
    @Test func `the application's windows are those that are hidden, too`() {
        let hidden = UIWindow()
        let shown = host(a)
        let above = UIWindow()
        above.windowLevel = .alert
        #expect(UIApplication.shared.windows == [hidden, shown, above])
        above.windowLevel = .normal - 1
        #expect(UIApplication.shared.windows == [above, hidden, shown])
        shown.isHidden = true
        #expect(UIApplication.shared.windows == [above, hidden, shown])
        hidden.isHidden = false
        #expect(UIApplication.shared.windows == [above, shown, hidden])
    }

    @Test func `a window that is shown and made key is on screen before it is key`() {
        let window = UIWindow()
        a.onWA = { [unowned self] in record.lines.append("key \(window.isKeyWindow)") }
        window.rootViewController = a
        window.makeKeyAndVisible()
        #expect(record.lines == ["A.dL", "A.wA", "key false"] && window.isKeyWindow)
    }
}
