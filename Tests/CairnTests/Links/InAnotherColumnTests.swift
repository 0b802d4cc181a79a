import Cairn
import CairnContract
import CairnTesting
import Testing

/// Links through a list to what that shows in another column, and on in there.
@MainActor
struct InAnotherColumnTests {
    @Test(arguments: [false, true], [false, true])
    func `a link goes on from a coordinator that another has put into another column`(
        isCompact: Bool, isBox: Bool
    ) async throws {
        let links = Boxes.links(isBox: isBox)
        try await TestApp.run(Boxes(isBox: isBox), isCompact: isCompact) { app in
            let link = "app://box/2/8/file"
            await app.follow(link, by: links)
            let star = isCompact ? "*" : ""
            let box = isBox ? "box(2)(list)" : "box(2)"
            try app.expect("split[stack[boxes], stack[\(box)], \(star)stack[message(8)(body > file)]]")
            let before = app.navigator.tree
            await app.follow(link, by: links)
            #expect(app.navigator.tree == before)
            #expect(try links.print(visibleIn: app.navigator.tree) == link)
            await app.follow("app://box/3/8", by: links)
            try app.expect(
                "split[stack[boxes], stack[\(box.replacing("2", with: "3"))], \(star)stack[message(8)(body)]]"
            )
            #expect(try links.print(visibleIn: app.navigator.tree) == "app://box/3/8")
            var replay = try Replay(text: app.navigator.journal.text())
            try replay.playToEnd()
            #expect(replay.tree.notation == app.navigator.tree.notation)
        }
    }
}

/// Its boxes are screens of its own, or coordinators.
@MainActor
private final class Boxes: Coordinator {
    enum Route: Cairn.Destination { case boxes, box(Int), none, message(Int) }
    private static let messages = LinkTable<Route>([.link("{id}", to: Route.message).then(Message.links)])
    private let isBox: Bool
    var root: Tree.Root<Route> {
        .split(primary: .stack(.boxes), supplementary: .stack(.box(1)), secondary: .stack(.none))
    }

    init(isBox: Bool) { self.isBox = isBox }

    static func links(isBox: Bool) -> LinkTable<Route> {
        let box: LinkEntry<Route> = .link("box/{id}", to: Route.box)
        return LinkTable(
            scheme: "app", [.link("", to: .boxes), isBox ? box.then(Box.links) : box.then(messages)])
    }

    func transition(toLinked route: Route) -> Next {
        if case .box = route { return .in(.supplementary, .set(route)) }
        return .in(.secondary, .set(route))
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .message: Message()
        case .box where isBox: Box()
        default: Screen(()) { _ in NoView("\(route)") }
        }
    }
}

@MainActor
private final class Box: Coordinator {
    enum Route: Cairn.Destination { case list, message(Int) }
    static let links = LinkTable<Route>([.link("{id}", to: Route.message).then(Message.links)])
    var root: Tree.Root<Route> { .stack(.list) }

    func transition(toLinked route: Route) -> Next { .in(.secondary, .set(route)) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        if case .message = route { return Message() }
        return Screen(()) { _ in NoView("\(route)") }
    }
}

@MainActor
private final class Message: Coordinator {
    enum Route: Cairn.Destination { case body, file }
    static let links = LinkTable<Route>([.link("", to: .body), .link("file", to: .file)])
    var root: Tree.Root<Route> { .stack(.body) }

    func transition(toLinked route: Route) -> Next { .push(route) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        Screen(()) { _ in NoView("\(route)") }
    }
}
