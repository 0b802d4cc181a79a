import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

/// Where the process is the fuzzer's own, it takes over the main actor's queue, and sees to traps.
struct OwnProcessTests {
    @Test func `an app that traps leaves a script behind`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = Simulator.current }
            let studio = await Studio(TrappingApp.self, name: "trap") { _ in nil }
            await _ = studio.run(
                ["fuzz", "--steps", "16000", "--seed", "1"], on: .toStandardError, ownsProcess: true)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("the app trapped in launch 1 of shard 1, seed 1, at the last of "), "\(text)")
        #expect(text.contains("saved trap-seed-1.script\n# trap fuzz: the app trapped"), "\(text)")
        #expect(text.contains("tap \"Trap\"\nend of file"), "\(text)")
    }

    @Test func `the same seed does the same with a queue of its own, and the queue is given back`()
        async throws
    {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let console = await Console.toStandardError
            for _ in 0..<2 {
                let code = await club.run(
                    ["fuzz", "--steps", "300", "--json", "a.json"], on: console, ownsProcess: true)
                guard code == 0 else { exit(3) }
            }
            await Task.yield()
            guard await MainQueue.owned == nil else { exit(4) }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        let parts = text.components(separatedBy: "saved a.json\n")
        #expect(parts.count == 3, "\(text)")
        #expect(parts.count == 3 && parts[1] == parts[2] && parts[1].contains("\"launches\" : 16"))
    }

    @Test func `what an app puts into the system's main queue runs before the next line`() throws {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).script")
        try Data("tap \"Queue\"\nexpect text \"Queued\"\n".utf8).write(to: script)
        defer { try? FileManager.default.removeItem(at: script) }
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("workbench")
        process.arguments = ["--script", script.path]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}

extension Console {
    /// Says all on standard error, which is what is seen of another process, and moves no clock.
    @MainActor
    fileprivate static var toStandardError: Console {
        func tell(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
        return Console(
            write: { _ in }, writeError: tell,
            contents: { _ throws(FileTrouble) in throw FileTrouble(code: ENOENT) },
            save: { data, path throws(FileTrouble) in
                tell("saved \(path)\n\(String(decoding: data, as: UTF8.self))end of file\n")
            },
            openTerminal: { FakeTerminal() })
    }
}

private final class TrappingApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let page = UIViewController()
        page.view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Fine") { _ in }))
        page.view.addSubview(
            UIButton(type: .system, primaryAction: UIAction(title: "Trap") { _ in fatalError("as planned") }))
        window.rootViewController = page
        window.makeKeyAndVisible()
        return true
    }
}
