import Foundation
import UIKit

@testable import CairnStudio

/// A page with a button that does nothing, and another.
class TwoButtonsApp: UIResponder, UIApplicationDelegate {
    var button: UIAction { fatalError("a subclass has one") }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let page = UIViewController()
        page.view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Fine") { _ in }))
        page.view.addSubview(UIButton(type: .system, primaryAction: button))
        window.rootViewController = page
        window.makeKeyAndVisible()
        return true
    }
}

extension TwoButtonsApp {
    /// Runs the command in a process of its own, which says all on standard error.
    /// - Parameter script: What each file says that it reads.
    static func run<App: TwoButtonsApp>(
        _: App.Type, _ arguments: String..., playing script: String = ""
    ) async {
        _ = Simulator.current
        let studio = Studio(App.self, name: "app") { _ in nil }
        var console = Console.toStandardError
        console.contents = { _ in Data(script.utf8) }
        _ = await studio.run(arguments, on: console)
    }
}
