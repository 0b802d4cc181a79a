extension Coordinator {
    /// This flow, with the parent's route for what it ends with: asked in the name of the screen that opened the
    /// flow, or of the parent itself when that has left, unless somebody waits for the result (``Router/run(_:)``).
    /// ```swift
    /// case .signUp: SignUpCoordinator().onFinish { Route.signedUp($0) }
    /// ```
    public func onFinish<ParentRoute>(
        _ route: @escaping (Output) -> ParentRoute
    ) -> any Presentable {
        ReportingFlow(coordinator: self) { route($0 as! Output) }
    }
}

/// A flow whose result the parent hears as a route.
@MainActor
struct ReportingFlow: Presentable {
    let coordinator: any Coordinator
    let route: @MainActor (Any) -> Any
}
