import Cairn
import CairnTree
import Foundation

/// An app with all that is saved and linked: tabs, a coordinator in one of them, modals, values with parts, and a view model
/// that saves what was typed.
@MainActor
final class FiledClub: Coordinator {
    enum Tab: String, LinkParameter, Codable, Hashable, Sendable { case played, open }
    enum Destination: Cairn.Destination, Codable {
        case matches, players, search(String?, Tab?)
    }

    nonisolated static let links = LinkTable<Destination>(
        scheme: "club", host: "club.example",
        [
            .link("matches", to: .matches).then(FiledMatches.links), .link("players", to: .players),
            .link("search?q={text}&tab={tab}", to: Destination.search),
        ])

    let root: Tree.Root<Destination> = .tabs(.matches, .players)

    func transition(for route: Destination, from asker: Asker) -> Tree.Transition<Destination, Never> {
        switch route {
        case .matches, .players: .select(route)
        case .search: .present(route, as: .sheet)
        }
    }

    func screen(for destination: Destination, router: Router<Destination>) -> any Presentable {
        destination == .matches ? FiledMatches() : Screen(FiledForm()) { _ in FiledPage() }
    }
}

@MainActor
final class FiledMatches: Coordinator {
    enum Destination: Cairn.Destination, Codable {
        case list, match(Int), note(text: String, lines: [Int8])
    }

    nonisolated static let links = LinkTable<Destination>([
        .link("", to: .list), .link("{id}", to: Destination.match),
    ])

    let root: Tree.Root<Destination> = .stack(.list)

    func transition(for route: Destination, from asker: Asker) -> Tree.Transition<Destination, Never> {
        if case .note = route {
            .present(route, as: .sheet(detents: [.medium, .large]))
        } else {
            .push(route)
        }
    }

    func screen(for destination: Destination, router: Router<Destination>) -> any Presentable {
        Screen(FiledForm()) { _ in FiledPage() }
    }
}

@MainActor
final class FiledForm: Restorable {
    private(set) var saved = ""
    func restore(_ saved: String) { self.saved = saved }
}

struct FiledPage: Presentable {}
