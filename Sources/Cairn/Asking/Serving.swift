/// For whom a task works: what is asked in a decision's or a guard's own task is asked for the request that it decides or
/// guards, and takes nothing of that back.
enum Serving {
    @TaskLocal static var current: Whom?

    struct Whom: Sendable {
        /// Requests are counted by each navigator.
        let navigator: ObjectIdentifier
        let parent: PendingRequest.Parent
        /// The request that is decided or guarded.
        let request: Request?
    }
}
