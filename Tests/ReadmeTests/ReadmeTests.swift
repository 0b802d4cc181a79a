import Cairn
import CairnTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite(.simulator)
struct ReadmeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test(arguments: [
        ("README.md", "ReadmeCode.swift"),
        ("Examples/ComingFromXCoordinator.md", "ComingFromXCoordinatorCode.swift"),
        ("Sources/HeadlessUIKit/README.md", "HeadlessUIKitCode.swift"),
        ("Sources/CairnStudio/README.md", "StudioCode.swift"),
        ("Sources/CairnUIKitBinding/README.md", "BindingsCode.swift"),
    ])
    func `every snippet is code that compiles`(_ page: String, _ source: String) throws {
        let text = try String(
            contentsOf: Self.folder.appendingPathComponent("../../\(page)").standardized, encoding: .utf8)
        let code = try String(contentsOf: Self.folder.appendingPathComponent(source), encoding: .utf8)
        let compiled = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let snippets = text.components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "\n```")[0] }
        #expect(snippets.count >= 3)
        for snippet in snippets {
            let lines = snippet.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let stands = compiled.indices.contains { compiled[$0...].starts(with: lines) }
            #expect(stands, "not in \(source):\n\(snippet)")
        }
    }

    @Test func `every snippet in a comment is code that compiles`() throws {
        let code = try FileManager.default.contentsOfDirectory(
            at: Self.folder, includingPropertiesForKeys: nil
        )
        .filter { $0.lastPathComponent.hasSuffix("Code.swift") }
        .map { Self.packed(try String(contentsOf: $0, encoding: .utf8)) }
        let sources = Self.folder.appendingPathComponent("../../Sources").standardized
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for snippet in text.components(separatedBy: "/// ```swift\n").dropFirst() {
                count += 1
                let comment = snippet.components(separatedBy: "/// ```")[0]
                let packed = Self.packed(comment.replacing("///", with: ""))
                #expect(code.contains { $0.contains(packed) }, "\(file.lastPathComponent):\n\(comment)")
            }
        }
        #expect(count > 30)
    }

    /// Lines are broken elsewhere in code than in a comment.
    private static func packed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    @Test func `the first test passes`() async throws { try await firstTest(MatchStore()) }

    @Test func `the tabs are shown, and a link leads into one`() async throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = showTabs(in: window, store: MatchStore())
        window.makeKeyAndVisible()
        let request = navigator.follow("club://fixtures/matches/7", by: SeasonCoordinator.links)
        #expect(await request.outcome == .performed)
        await Simulator.current.settle()
        #expect(navigator.tree.notation == "tabs[*matches:stack[list > match(7)], players]")
        let tabs = try #require(window.rootViewController as? UITabBarController)
        #expect(tabs.tabBar.items?.map(\.title) == ["matches", "players"])
    }

    @Test func `the club of the other librarys page works`() async throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = start(in: window)
        await Simulator.current.settle()
        let home = navigator.made(for: navigator.tree.visible.id) as? Club.HomeViewController
        try #require(home).viewModel.membersTapped()
        await Simulator.current.settle()
        await open("club://members/7", in: navigator)
        await Simulator.current.settle()
        #expect(navigator.tree.notation == "stack[home > members > member(7)(profile)]")
    }

    @Test func `the app of the studios page follows a link`() throws {
        let app = Simulator.current.launch(AppDelegate.self, links: [URL(string: "club://matches/7")!])
        Simulator.current.settle()
        let navigator = try #require(app.front?.navigator)
        #expect(navigator.tree.notation == "stack[list > match(7)]")
        #expect(
            try MatchesCoordinator.links.print(visibleIn: navigator.tree) == "https://club.example/matches/7")
    }

    @Test func `the counts of what is cited are those of the page`() throws {
        let root = Self.folder.appendingPathComponent("../..").standardized
        let page = try String(
            contentsOf: root.appendingPathComponent("Sources/HeadlessUIKit/FIDELITY.md"), encoding: .utf8)
        let row = try #require(page.firstMatch(of: /\| (\d+) \| (\d+) \| (\d+) \|/))
        for name in ["README.md", "Sources/HeadlessUIKit/README.md"] {
            let readme = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            let line = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(
                line.contains("\(row.1) cited, \(row.2) recorded on a device, \(row.3) assumed"), "\(name)")
        }
    }

    @Test func `the tree comes and goes as a value`() throws {
        let navigator = show(in: UIWindow(frame: UIScreen.main.bounds), store: MatchStore())
        Simulator.current.settle()
        let (link, report, again) = try comeAndGo(navigator, store: MatchStore())
        #expect(navigator.tree.notation == "stack[list > match(7)]")
        #expect(link == "https://club.example/matches/7")
        var replay = try Replay(text: report)
        try replay.playToEnd()
        #expect(replay.tree.notation == navigator.tree.notation)
        #expect(again.tree.notation == navigator.tree.notation)
    }

    @Test func `the three line form shows its screens`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = show(in: window, store: MatchStore())
        Simulator.current.settle()
        let list = try #require(navigator.made(for: navigator.tree.visible.id) as? MatchListViewController)
        #expect(list.viewModel.router.trigger(.match(7)).result == .performed)
        #expect(navigator.tree.notation == "stack[list > match(7)]")
    }

    @Test func `a flow is a guest in an app until it is left`() async throws {
        let simulator = Simulator.current
        let old = UIViewController()
        let stack = UINavigationController(rootViewController: old)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        let task = Task { try await showMatches(on: stack, store: MatchStore()) }
        while !(stack.topViewController is MatchListViewController) {
            await Task.yield()
            await simulator.settle()
        }
        try simulator.user.tapBack()
        await simulator.settle()
        try await task.value
        #expect(stack.viewControllers == [old])
    }

    @Test func `the decision is tested without UI`() throws {
        let navigator = Navigator(
            root: LoginCoordinator(
                views: LoginViews(
                    credentials: { _ in Dialog<Never>("") }, signUp: { _ in Dialog<Never>("") }),
                store: MatchStore()))
        let screen = try #require(navigator.made(for: navigator.tree.visible.id) as? Screen)
        let login = try #require(screen.model as? LoginViewModel)
        login.router.trigger(id: "forgotPassword")
        #expect(navigator.tree.notation == #"stack[credentials] + alert(failed("Ask your captain."))"#)
        login.router.trigger(.login)
        #expect(navigator.tree.notation == "stack[home(list)]")
    }
}
