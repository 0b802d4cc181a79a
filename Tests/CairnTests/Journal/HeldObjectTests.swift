import CairnContract
import CairnTesting
import Testing

@testable import Cairn

/// What a destination holds goes with its node.
@MainActor
struct HeldObjectTests {
    private let album = Album()
    private let navigator: Navigator
    private let host = TestHost(.atOnce)
    private let ledger: Ledger

    init() {
        navigator = Navigator(root: album)
        ledger = Ledger(navigator)
        navigator.attach(host)
        host.endSteps()
    }

    @discardableResult
    private func ask(_ route: Album.Next) -> Outcome? {
        let router = Router<Album.Next>(asker: navigator.tree.visible.id, navigator: navigator)
        let result = router.trigger(route).result
        host.endSteps()
        return result
    }

    private func expectReplay(sourceLocation: SourceLocation = #_sourceLocation) throws {
        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        var replay = try Replay(text: navigator.journal.text())
        for entry in navigator.journal.entries {
            ids.deal(next: entry.ids)
            if let change = entry.change { tree = try tree.applying(change, ids: &ids) }
            #expect(tree == entry.tree, sourceLocation: sourceLocation)
            let step = try replay.next()
            #expect(step?.tree.nodes.map(\.id) == entry.tree.nodes.map(\.id), sourceLocation: sourceLocation)
        }
        #expect(tree.nodes.map(\.id) == navigator.tree.nodes.map(\.id), sourceLocation: sourceLocation)
    }

    @Test func `an object is gone right after its screen was popped`() throws {
        weak var held: Photo?
        do {
            let photo = Photo("a")
            held = photo
            #expect(ask(.push(.photo(photo))) == .performed)
            #expect(navigator.tree.visible.destination == AnyDestination(Album.Destination.photo(photo)))
        }
        #expect(held != nil && navigator.tree.notation == #"stack[list > photo("Photo")]"#)
        #expect(ask(.pop) == .performed)
        #expect(held == nil)
        #expect(
            navigator.journal.entries.map(\.tree.notation) == [
                "stack[list]", #"stack[list > photo("Photo")]"#, "stack[list]",
            ])
        try expectReplay()
    }

    @Test func `every verb that brings one lets it go`() throws {
        let ways: [(Photo) -> Album.Next] = [
            { .set(.list, above: [.photo($0)]) }, { .replaceTop(.photo($0)) },
            { .present(.stack(.list, above: [.photo($0)]), as: .sheet) },
            { .present(.photo($0), as: .fullScreen) }, { .animated(.push(.photo($0)), by: .init("fade")) },
            { .several(.push(.photo($0)), .push(.photo($0))) }, { .show(.photo($0)) },
            { .present(.tabs(.list, .photo($0)), as: .fullScreen) }, { .replaceAll(.stack(.photo($0))) },
            { .present(.split(primary: .screen(.list), secondary: .screen(.photo($0))), as: .fullScreen) },
            { .push(.guests([$0])) },
        ]
        for (number, way) in ways.enumerated() {
            weak var held: Photo?
            do {
                let photo = Photo("a")
                held = photo
                #expect(ask(way(photo)) == .performed, "\(number)")
            }
            #expect(held != nil)
            if !navigator.tree.modals.isEmpty { #expect(ask(.dismissAll) == .performed) }
            #expect(ask(.replaceAll(.stack(.list))) == .performed)
            #expect(held == nil, "\(number)")
        }
        try expectReplay()
    }

    @Test func `what never came is not kept either`() throws {
        weak var held: Photo?
        do {
            let photo = Photo("a")
            held = photo
            for refused: Album.Next in [
                .popTo(.photo(photo)), .select(.photo(photo)), .several(.push(.photo(photo)), .select(.list)),
                .present(.photo(photo), as: .alert),
            ] {
                guard case .refused = ask(refused) else {
                    Issue.record("\(refused)")
                    continue
                }
            }
            #expect(ask(.show(.list, orElse: .push(.photo(photo)))) == .performed)
        }
        #expect(held == nil)
        guard case .refused(.noSuchTab("list", let tree)) = navigator.journal.entries[3].outcome else {
            Issue.record("\(navigator.journal.entries[3])")
            return
        }
        #expect(tree.notation == #"stack[list > photo("Photo")]"#)
        try expectReplay()
    }

    @Test func `one that a finger takes away is gone, and a copy of the journal keeps none`() throws {
        weak var held: Photo?
        do {
            let photo = Photo("a")
            held = photo
            ask(.push(.photo(photo)))
        }
        let journal = navigator.journal
        #expect(host.tapBack())
        host.endSteps()
        #expect(held == nil && journal.entries.count == 2)
        try expectReplay()
    }

    @Test func `a ledger that names who lives on keeps none`() throws {
        weak var held: Photo?
        do {
            let photo = Photo("a")
            held = photo
            ask(.push(.photo(photo)))
            ask(.push(.named("a name")))
        }
        ask(.popToRoot)
        // Whoever keeps the view models has not what their screens showed.
        #expect(held == nil && album.models.count == 3)
        #expect(
            ledger.leaks.map(\.description) == [
                #"Model of photo("Photo"), made by Album for list"#,
                #"Model of named("a name"), made by Album for photo("Photo")"#,
            ])
    }

    @Test func `a ledger that comes later keeps nothing of what stands in the places that it names`() throws {
        weak var held: Photo?
        let later: Ledger
        do {
            let photo = Photo("a")
            held = photo
            ask(.push(.photo(photo)))
            later = Ledger(navigator)
        }
        ask(.pop)
        #expect(navigator.tree.notation == "stack[list]" && held == nil)
        #expect(later.live.map(\.type) == ["Album", "Model"])
    }

    @Test func `it is gone before the pixels have followed`() throws {
        weak var held: Photo?
        let slow = TestHost(.byHand)
        navigator.attach(slow)
        slow.endSteps()
        do {
            let photo = Photo("a")
            held = photo
            ask(.push(.photo(photo)))
            slow.endSteps()
        }
        #expect(ask(.pop) == .performed)
        #expect(held == nil && !navigator.isSettled)
    }

    @Test func `a link that leads to one lets it go`() throws {
        weak var held: Photo?
        do {
            let photo = Photo("a")
            held = photo
            #expect(navigator.follow(LinkPath(Album.Destination.photo(photo))).result == .performed)
        }
        #expect(navigator.tree.notation == #"stack[list > photo("Photo")]"#)
        ask(.pop)
        #expect(held == nil)
        try expectReplay()
    }

    @Test func `two that are labelled alike are told apart as long as they stand`() throws {
        let photos = ["a", "b", "c"].map(Photo.init)
        for photo in photos { ask(.push(.photo(photo))) }
        #expect(
            navigator.journal.entries.last?.tree.notation
                == #"stack[list > photo("Photo") > `photo("Photo") 2` > `photo("Photo") 3`]"#)
        ask(.popTo(.photo(photos[1])))
        #expect(navigator.tree.notation == #"stack[list > photo("Photo") > photo("Photo")]"#)
        ask(.push(.photo(photos[0])))
        ask(.push(.photo(photos[2])))
        #expect(
            navigator.journal.entries.last?.tree.notation
                == #"stack[list > photo("Photo") > `photo("Photo") 2` > photo("Photo") > `photo("Photo") 3`]"#
        )
        ask(.set(.list))
        ask(.push(.photo(photos[2])))
        #expect(navigator.journal.entries.last?.tree.notation == #"stack[list > photo("Photo")]"#)
        try expectReplay()
    }

    @Test func `a value is noted as it is`() throws {
        ask(.push(.named("a name")))
        #expect(navigator.journal.entries.last?.tree == navigator.tree)
        let photo = Photo("a")
        ask(.push(.photo(photo)))
        let noted = try #require(navigator.journal.entries.last?.tree)
        #expect(noted != navigator.tree && noted.nodes.map(\.id) == navigator.tree.nodes.map(\.id))
        #expect(noted.nodes.dropLast().last?.destination == AnyDestination(Album.Destination.named("a name")))
        ask(.pop)
        ask(.pop)
        ask(.push(.named("a name")))
        #expect(navigator.journal.entries.last?.tree == navigator.tree)
    }

    @Test func `a route that is a destination and holds an object is noted by its label`() throws {
        weak var held: Photo?
        let navigator = Navigator(root: Direct())
        do {
            let photo = Photo("a")
            held = photo
            let id = navigator.tree.visible.id
            Router<Album.Destination>(asker: id, navigator: navigator).trigger(.photo(photo))
        }
        #expect(held != nil)
        _ = navigator.front
        Router<Album.Destination>(asker: navigator.tree.visible.id, navigator: navigator).close()
        #expect(held == nil)
        #expect(navigator.journal.entries[1].cause == .route(#"photo("Photo")"#, from: "list"))
    }
}

/// Whose routes are its destinations.
@MainActor
private final class Direct: Coordinator {
    typealias Route = Album.Destination
    typealias Destination = Album.Destination
    let root: Tree.Root<Destination> = .stack(.list)

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("photo") }
    }
}
