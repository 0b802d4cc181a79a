extension Coordinator {
    /// This flow, with the parent's route for what it ends with: asked in the name of the screen that opened the
    /// flow, or of the parent itself when that has left, unless somebody waits for the result (``Router/run(_:)``).
    public func finishing<ParentRoute>(as route: @escaping @MainActor (Output) -> ParentRoute) -> Finishing {
        Finishing(coordinator: self) { route($0 as! Output) }
    }
}

/// A flow whose result the parent hears as a route; made by ``Coordinator/finishing(as:)``.
@MainActor
public struct Finishing: Presentable {
    let coordinator: any Coordinator
    let route: @MainActor (Any) -> Any
}
