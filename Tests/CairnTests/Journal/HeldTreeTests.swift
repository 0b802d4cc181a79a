import CairnTesting
import Testing

@testable import Cairn

/// What a destination that holds an object makes of the trees in a journal.
@MainActor
struct HeldTreeTests {
    private let navigator = Navigator(root: Album())
    private let host = TestHost(.atOnce)

    init() {
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

    private func expectReplay() throws {
        var replay = try Replay(text: navigator.journal.text())
        for entry in navigator.journal.entries {
            let step = try replay.next()
            #expect(step?.tree.nodes.map(\.id) == entry.tree.nodes.map(\.id))
        }
    }

    @Test func `many that are labelled alike are counted, and a number is free again`() throws {
        let photos = (0..<50).map { Photo("\($0)") }
        for photo in photos { ask(.push(.photo(photo))) }
        #expect(navigator.journal.entries.last?.tree.visible.label == #"`photo("Photo") 50`"#)
        ask(.pop)
        ask(.pop)
        ask(.push(.photo(Photo("another"))))
        #expect(navigator.journal.entries.last?.tree.visible.label == #"`photo("Photo") 49`"#)
        ask(.set(.list))
        ask(.push(.photo(photos[7])))
        #expect(navigator.journal.entries.last?.tree.visible.label == #"photo("Photo")"#)
        try expectReplay()
    }

    @Test func `with one in the tree an entry takes as much memory as without`() throws {
        let many = (0..<200).map { Album.Destination.named("\($0)") }
        ask(.replaceAll(.tabs(.stack(.list, above: many), [.stack(.named("other"))])))
        ask(.select(.named("other")))
        for _ in 0..<2 {
            ask(.push(.photo(Photo("a"))))
            for route: Album.Next in [.push(.named("b")), .popTo(.named("c")), .push(.named("d")), .pop] {
                ask(route)
            }
            ask(.present(.stack(.photo(Photo("b")), above: [.list]), as: .sheet))
            ask(.popTo(.named("z")))
            ask(.dismissAll)
            ask(.popToRoot)
        }
        let entries = navigator.journal.entries
        for (last, entry) in zip(entries, entries.dropFirst()) {
            #expect(entry.before.changedPlaces(since: last.tree) == 1, "\(entry)")
        }
        for entry in entries.dropFirst(3) {
            #expect(entry.places < 20, "\(entry)")
        }
        try expectReplay()
    }

    @Test func `what a refusal speaks of counts as well`() throws {
        let pushes = (0..<40).map { Album.Next.push(.named("\($0)")) }
        ask(.several(pushes + [.popTo(.named("z"))]))
        #expect(try #require(navigator.journal.entries.last).places >= 40)
        ask(.popTo(.named("z")))
        #expect(try #require(navigator.journal.entries.last).places == 1)
    }
}
