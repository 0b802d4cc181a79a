import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// A tablet's window may have as little room as a phone's.
@MainActor
struct ResizingTests {
    private let sitting = Sitting()
    private let studio = Studio(ColumnsClub.self, name: "club") { _ in nil }

    private func play(_ lines: String...) async -> Int32 {
        sitting.files["a.script"] = Data(lines.joined(separator: "\n").utf8)
        return await sitting.run(studio, "--script", "a.script")
    }

    @Test func `columns become one stack and lie beside each other again`() async {
        let code = await play(
            "device tablet", "expect text \"List\"", "expect text \"Detail\"", "resize narrow",
            "expect screen \"Detail\"",
            "back", "expect screen \"List\"", "resize wide", "expect text \"Detail\"")
        #expect(code == 0, "\(sitting.errors)")
    }

    @Test func `a phone's window fills its screen`() async {
        #expect(await play("resize narrow") == 1)
        #expect(
            sitting.errors.contains("a phone's window fills its screen; play on a tablet"),
            "\(sitting.errors)")
    }

    @Test(arguments: [(UIUserInterfaceIdiom.pad, true), (.phone, false)])
    func `the fuzzer draws it on a tablet, and on no phone`(idiom: UIUserInterfaceIdiom, resizes: Bool) {
        Simulator.run(idiom: idiom) { simulator in
            simulator.launch(ColumnsClub.self)
            let player = Player(simulator) { nil }
            var draw = Draw(seed: 1, texts: [])
            let drawn = Set((0..<2_000).map { _ in draw.action(for: player) })
            #expect(drawn.contains(.resize(isNarrow: true)) == resizes)
            #expect(drawn.contains(.resize(isNarrow: false)) == resizes)
            #expect(drawn.contains(.rotate(.landscapeLeft)))
        }
    }
}

private final class ColumnsClub: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let columns = UISplitViewController(style: .doubleColumn)
        columns.preferredDisplayMode = .oneBesideSecondary
        for (title, column) in [("List", UISplitViewController.Column.primary), ("Detail", .secondary)] {
            let page = UIViewController()
            page.title = title
            columns.setViewController(page, for: column)
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = columns
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
