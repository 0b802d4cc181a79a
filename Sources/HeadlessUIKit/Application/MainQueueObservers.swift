extension NotificationCenter {
    /// As Foundation's, which on Linux has the block wait for the main queue, and so for ever what is posted by the main actor, which that queue
    /// is busy with. Here the block of an observer of the main queue runs on the line of such a post, as it does on iOS. What is posted
    /// elsewhere waits until it has run.
    ///
    /// Swift takes this one wherever the queue is no optional.
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard queue === OperationQueue.main else {
            return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
        }
        return addObserver(forName: name, object: obj, queue: nil) { notification in
            if MainQueue.isCurrent { return block(notification) }
            nonisolated(unsafe) let notification = notification
            let operation = BlockOperation { block(notification) }
            OperationQueue.main.addOperations([operation], waitUntilFinished: true)
        }
    }
}
