import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

/// A process of its own ends where a step of the app never does.
struct StandingStillTests {
    @Test func `the fuzzer says where an app stands still, and ends`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
        ) { await SpinningApp.run("fuzz") }
        check(String(decoding: result.standardErrorContent, as: UTF8.self))
    }

    @Test func `so does the explorer`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
        ) { await SpinningApp.run("explore") }
        check(String(decoding: result.standardErrorContent, as: UTF8.self))
    }

    private func check(_ text: String) {
        #expect(text.contains("the app stands still in launch "), "\(text)")
        #expect(text.contains("tap \"Spin\" has not ended after 2 seconds"), "\(text)")
        #expect(text.hasSuffix("\ntap \"Spin\"\n"), "\(text)")
    }

    @Test func `a step stands still once all looks in a row have found it, and a new one begins anew`() {
        var looks = StallLooks()
        var found: [Bool] = []
        for step in [1, 1, 1, 2, 2, 2, 2, 2, 2] { found.append(looks.isStall(at: step)) }
        #expect(found == [false, false, false, false, false, false, false, true, true])
    }
}

private final class SpinningApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let page = UIViewController()
        page.view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Fine") { _ in }))
        let spin = UIAction(title: "Spin") { [weak window] _ in while window != nil {} }
        page.view.addSubview(UIButton(type: .system, primaryAction: spin))
        window.rootViewController = page
        window.makeKeyAndVisible()
        return true
    }

    @MainActor
    static func run(_ command: String) async {
        _ = Simulator.current
        let studio = Studio(SpinningApp.self, name: "spin") { _ in nil }
        var console = Console.toStandardError
        console.patience = .seconds(2)
        _ = await studio.run([command, "--seed", "1"], on: console)
    }
}
