#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// Windows that are left and come back.
    @MainActor
    @Suite(.simulator(.pad))
    struct SavingTests {
        private let simulator = Simulator.current
        private let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("snapshot-\(UUID().uuidString).json")

        @Test func `a scene that comes back shows what it showed`() throws {
            let app = simulator.launch(ManyWindowsApp.self)
            simulator.settle()
            let first = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            app.navigators[0].front?.router.trigger(.push("flowB"))
            simulator.settle()
            app.navigators[0].front?.router.trigger(.present("c", as: .sheet))
            simulator.settle()
            let session = first.session
            _ = simulator.openScene()
            simulator.settle()
            simulator.disconnect(first)
            simulator.settle()
            _ = try #require(simulator.openScene(session))
            simulator.settle()
            let restored = try #require(app.navigators.last)
            #expect(restored.tree.notation == "stack[a > flowB(inflowB)] + sheet(c)")
            #expect(restored.notRestored.isEmpty && restored.disagreement == nil)
            restored.front?.router.trigger(.close)
            simulator.settle()
            #expect(restored.tree.notation == "stack[a > flowB(inflowB)]" && restored.disagreement == nil)
        }

        @Test func `a file is written on the way to the background, and read at the next start`() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(try Snapshot(contentsOf: file) == nil)
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            let host = UIKitHost(window: window)
            host.saves(to: file)
            navigator.attach(host)
            navigator.front?.router.trigger(.push("b"))
            simulator.settle()
            #expect(!FileManager.default.fileExists(atPath: file.path))
            simulator.enterBackground()
            simulator.settle()
            let snapshot = try #require(try Snapshot(contentsOf: file))
            #expect(
                Navigator(root: SketchCoordinator(.stack("a")), restoring: snapshot).tree == navigator.tree)
            #expect(try Snapshot(contentsOf: file, limit: .max) == snapshot)
            let size = snapshot.text.utf8.count
            #expect(throws: SavedTextError.tooLong(size, limit: 20)) {
                try Snapshot(contentsOf: file, limit: 20)
            }
            #expect(throws: SavedTextError.tooLong(size, limit: 20)) {
                try snapshot.write(to: file, limit: 20)
            }
            #expect(try Snapshot(contentsOf: file) == snapshot, "the file is as it was")
            try Data(("\u{FEFF}" + snapshot.text).utf8).write(to: file)
            #expect(try Snapshot(contentsOf: file) == snapshot)
        }

        @Test func `nothing is written before the host is attached, and once another is`() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let host = UIKitHost(window: UIWindow(frame: UIScreen.main.bounds))
            host.saves(to: file)
            simulator.enterBackground()
            simulator.enterForeground()
            #expect(!FileManager.default.fileExists(atPath: file.path))
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(host)
            simulator.settle()
            navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
            simulator.settle()
            simulator.enterBackground()
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }

        @Test func `an activity stays on the device, and one that holds no snapshot is none`() throws {
            let snapshot = Navigator(root: SketchCoordinator(.stack("a", above: ["b"]))).snapshot()
            let activity = snapshot.activity(type: "com.example.window")
            #expect(!activity.isEligibleForHandoff && activity.activityType == "com.example.window")
            #expect(try Snapshot(activity: activity) == snapshot)
            #expect(try Snapshot(activity: NSUserActivity(activityType: "com.example.window")) == nil)
        }

        @Test func `an activity of more than four million bytes is not read`() throws {
            let name = String(repeating: "n", count: 4_000_000)
            let snapshot = Navigator(root: SketchCoordinator(.stack(Place(name)))).snapshot()
            let size = snapshot.text.utf8.count
            #expect(throws: SavedTextError.tooLong(size, limit: 4_000_000)) {
                try Snapshot(activity: snapshot.activity(type: "com.example.window"))
            }
        }

        @Test func `a file that cannot be written is reported`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            let host = UIKitHost(window: window)
            var (failures, lines) = (0, [String]())
            let nowhere = file.appendingPathComponent("in a file")
            host.saves(to: nowhere) { _ in failures += 1 }
            navigator.attach(host)
            navigator.logsRefusals = true
            navigator.writeRefusal = { lines.append($0) }
            simulator.settle()
            simulator.enterBackground()
            simulator.settle()
            #expect(failures > 0 && lines == [])
            (failures, lines) = (0, [])
            simulator.enterForeground()
            host.saves(to: nowhere)
            simulator.enterBackground()
            simulator.settle()
            #expect(failures == 0, "the second takes the place of the first")
            #expect(lines.first?.hasPrefix("the window was not saved to \(nowhere.path): ") == true)
        }
    }
#endif
