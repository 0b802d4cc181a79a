import Testing
import UIKit

@MainActor @Suite(.simulator)
final class MemoryTests: World {
    private final class App: UIResponder, UIApplicationDelegate {
        var warnings = 0
        var kept: String?
        var restores = true

        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
            -> Bool
        {
            kept != nil
        }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder)
            -> Bool
        {
            restores
        }
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            coder.encode(kept.map { $0 as NSString }, forKey: "kept")
        }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            kept = coder.decodeObject(of: NSString.self, forKey: "kept").map(String.init(describing:))
        }
    }

    private final class Frugal: Screen {
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            note("memory")
        }
    }

    @Test func `a memory warning comes to the delegate, to observers, and to all controllers`() {
        final class Heard: @unchecked Sendable { var count = 0 }
        let heard = Heard()
        let app = simulator.launch(App.self)
        let (root, top, modal) = (Frugal("R", record), Frugal("T", record), Frugal("M", record))
        let navigation = stack(root, top)
        navigation.present(modal, animated: false)
        simulator.settle()
        record.lines = []
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared,
            queue: nil
        ) { _ in heard.count += 1 }
        simulator.warnOfMemory()
        #expect(app.warnings == 1 && heard.count == 1)
        #expect(record.lines == ["R.memory", "T.memory", "M.memory"])
        NotificationCenter.default.removeObserver(token)
    }

    @Test
    func `an app without scenes keeps its state in the background, and gets it back at the next launch`() {
        let app = simulator.launch(App.self)
        simulator.enterBackground()
        #expect(simulator.savedState == nil)
        simulator.enterForeground()
        app.kept = "match 7"
        simulator.enterBackground()
        let state = simulator.savedState
        #expect(state != nil)
        Simulator.run { next in
            #expect(next.launch(App.self, savedState: state).kept == "match 7")
        }
    }
}
