import CairnContract

@testable import Cairn

/// An object in a destination.
final class Photo: Hashable, Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Photo, right: Photo) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Photos, each on a screen of its own.
@MainActor
final class Album: Coordinator {
    enum Destination: Cairn.Destination { case list, photo(Photo), named(String), guests([Photo]) }
    typealias Route = Tree.Transition<Destination, Never>
    typealias Next = Route
    let root: Tree.Root<Destination> = .stack(.list)
    private(set) var models: [Model] = []

    final class Model {}

    func transition(for route: Route, from asker: Asker) throws -> Next { route }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        let model = Model()
        models.append(model)
        return Screen(model) { _ in NoView("photo") }
    }
}
