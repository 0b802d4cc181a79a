/// The screen that asked: its place in the tree, and its view model to decide by.
///
/// Made for one decision or one making; keep a `Router` instead.
@MainActor
public struct Asker {
    /// Its node in the tree.
    public let id: Tree.Node.ID
    private let door: any PlacedDoor

    init(id: Tree.Node.ID, door: any PlacedDoor) {
        self.id = id
        self.door = door
    }

    /// What it shows; nil when it has left, and for a coordinator's container.
    public var destination: AnyDestination? { door.find(id)?.destination }

    /// Its view model, or whatever else was made for its node: a view controller, a coordinator.
    /// - Throws: ``Refusal/askerLeft``, so that a decision never rests on nothing; ``Refusal/wrongType`` when
    ///   the view model is another one.
    public func model<Model>(_ type: Model.Type = Model.self) throws(Refusal) -> Model {
        guard let model = door.find(id)?.model else { throw .askerLeft }
        guard let own = model as? Model else {
            throw .wrongType(expected: "\(Model.self)", found: "\(Swift.type(of: model))")
        }
        return own
    }
}
