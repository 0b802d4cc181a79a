/// For whom a task works: what is asked in a decision's or a guard's own task is asked for the request that it decides or
/// guards, and takes nothing of that back.
///
/// A task that such a one begins inherits it, and may go on for as long as it likes: once the work is done, or its request has
/// ended, it serves nobody.
@MainActor
final class Serving {
    @TaskLocal static var current: Serving?

    /// Requests are counted by each navigator.
    private weak var navigator: AnyObject?
    private let parent: PendingRequest.Parent
    /// The request that is decided or guarded.
    private let request: Request?
    private var isOver = false

    init(_ parent: PendingRequest.Parent, _ request: Request?, of navigator: AnyObject) {
        (self.parent, self.request, self.navigator) = (parent, request, navigator)
    }

    /// Does the work, and what is asked meanwhile is asked for it.
    func run<Value>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
        defer { isOver = true }
        return try await Self.$current.withValue(self, operation: work)
    }

    /// For whom something is asked of a navigator; nil where for nobody.
    static func parent(at navigator: AnyObject) -> PendingRequest.Parent? {
        guard let serving = serving(at: navigator), serving.request?.result == nil else { return nil }
        return serving.parent
    }

    /// Whether what is asked of a navigator would be asked for a request that has ended otherwise than by being performed, in the
    /// task that was cancelled with it: nobody wants it any more.
    static func isInVain(at navigator: AnyObject) -> Bool {
        guard let outcome = serving(at: navigator)?.request?.result else { return false }
        return outcome != .performed && Task.isCancelled
    }

    private static func serving(at navigator: AnyObject) -> Serving? {
        guard let current, current.navigator === navigator, !current.isOver else { return nil }
        return current
    }
}
