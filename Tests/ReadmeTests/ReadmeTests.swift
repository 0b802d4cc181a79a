import Cairn
import CairnTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite(.simulator)
struct ReadmeTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    nonisolated private static let root = folder.appendingPathComponent("../..").standardized

    /// The pages with code in them: README, guide, decisions, and what stands beside modules and examples.
    nonisolated private static let pages: [String] = {
        let files = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "md" }
            .filter { (try? snippets(in: $0))?.isEmpty == false }
            .map { String($0.standardized.path.dropFirst(root.path.count + 1)) }.sorted()
    }()

    nonisolated private static func snippets(in page: URL) throws -> [String] {
        try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "\n```")[0] }
    }

    private static func trimmedLines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// What stands in this folder for the pages.
    private static func compiled() throws -> [String] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix("Code.swift") }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    @Test func `no page is forgotten`() {
        #expect(Self.pages.count >= 20, "\(Self.pages)")
        for page in ["README.md", "Sources/Cairn/Cairn.docc/FirstApp.md", "Decisions/dependencies.md"] {
            #expect(Self.pages.contains(page))
        }
    }

    @Test(arguments: pages.filter { !$0.hasPrefix("Examples/Recipes/") })
    func `every snippet is code that compiles`(_ page: String) throws {
        let files = try Self.compiled().map(Self.trimmedLines)
        for snippet in try Self.snippets(in: Self.root.appendingPathComponent(page)) {
            let lines = Self.trimmedLines(snippet)
            let stands = files.contains { file in
                file.indices.contains { file[$0...].starts(with: lines) }
            }
            #expect(stands, "in no file of ReadmeTests:\n\(snippet)")
        }
    }

    /// A recipe's page quotes the recipe: each line, without its comment, stands in there.
    @Test(arguments: pages.filter { $0.hasPrefix("Examples/Recipes/") })
    func `every snippet of a recipe is the recipe's`(_ page: String) throws {
        let folder = Self.root.appendingPathComponent(page).deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let recipe = try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            .map { Self.packed(try String(contentsOf: $0, encoding: .utf8)) }.joined()
        for snippet in try Self.snippets(in: Self.root.appendingPathComponent(page)) {
            for line in Self.trimmedLines(snippet) {
                let code = Self.packed(line.components(separatedBy: "  //")[0])
                #expect(recipe.contains(code), "not in the recipe: \(line)")
            }
        }
    }

    @Test func `every snippet in a comment is code that compiles`() throws {
        let code = try Self.compiled().map(Self.packed)
        let sources = Self.root.appendingPathComponent("Sources")
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
        #expect(tabs.tabBar.items?.map(\.title) == ["Matches", "Players"])
    }

    @Test func `the club of the other librarys page works`() async throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = start(in: window)
        await Simulator.current.settle()
        let home = navigator.made(for: navigator.tree.visible.id) as? Screen
        try #require(home?.model as? Club.HomeViewModel).membersTapped()
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
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("Sources/HeadlessUIKit/FIDELITY.md"), encoding: .utf8
        )
        let row = try #require(page.firstMatch(of: /\| (\d+) \| (\d+) \| (\d+) \|/))
        for name in ["README.md", "Sources/HeadlessUIKit/README.md"] {
            let readme = try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
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
        let stack = try #require(window.rootViewController as? UINavigationController)
        #expect(stack.topViewController is MatchListViewController)
        try Simulator.current.user.tap("Ajax – Porto")
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

    @Test func `the window of the first app comes back, and follows links`() throws {
        let link = URL(string: "club://fixtures/matches/7")!
        _ = Simulator.current.launch(FirstApp.AppDelegate.self, links: [link])
        Simulator.current.settle()
        let scene = UIApplication.shared.connectedScenes.first
        let delegate = try #require(scene?.delegate as? FirstApp.SceneDelegate)
        let tree = "tabs[*matches:stack[list > match(7)], players]"
        #expect(delegate.navigator?.tree.notation == tree)
        #expect(delegate.window?.isKeyWindow == true)
        Simulator.current.open(URL(string: "club://players")!)
        Simulator.current.settle()
        #expect(delegate.navigator?.tree.notation == "tabs[matches:stack[list > match(7)], *players]")
        let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        Simulator.current.resume(page)
        Simulator.current.settle()
        #expect(delegate.navigator?.tree.notation == "tabs[matches:stack[list > match(7)], *players]")
        page.webpageURL = link
        Simulator.current.resume(page)
        Simulator.current.settle()
        #expect(delegate.navigator?.tree.notation == tree)
        Simulator.current.enterBackground()
        Simulator.current.kill()
        _ = Simulator.current.launch(FirstApp.AppDelegate.self)
        Simulator.current.settle()
        let again = UIApplication.shared.connectedScenes.first?.delegate as? FirstApp.SceneDelegate
        #expect(again?.navigator?.tree.notation == tree)
    }

    @Test func `the decision is tested without UI`() throws {
        let navigator = Navigator(root: loginCoordinator())
        let screen = try #require(navigator.made(for: navigator.tree.visible.id) as? Screen)
        let login = try #require(screen.model as? LoginViewModel)
        login.router.trigger(id: "forgotPassword")
        #expect(navigator.tree.notation == "stack[credentials > forgotPassword]")
        login.router.trigger(.login)
        #expect(navigator.tree.notation == "stack[home(list)]")
    }
}
