#if canImport(UIKit)
    /// The calls that a listener is passing on. A delegate that was set in its place may forward to whom it found there, as
    /// Hero's and RxCocoa's do: then the call comes back while it is passed on, and ends there.
    @MainActor
    final class ForwardedCalls {
        private struct Call: Equatable {
            let method: String
            let subject: ObjectIdentifier
        }

        private var calls: [Call] = []

        /// Hears and passes on a call.
        /// - Parameter subject: What the call is about.
        /// - Parameter returned: What is answered where the call has come back.
        func once<Answer>(
            _ subject: AnyObject, returned: Answer, method: String = #function, _ body: () -> Answer
        ) -> Answer {
            let call = Call(method: method, subject: ObjectIdentifier(subject))
            guard !calls.contains(call) else { return returned }
            calls.append(call)
            // In a call others may begin, which end before it does.
            defer { calls.removeLast() }
            return body()
        }

        func once(_ subject: AnyObject, method: String = #function, _ body: () -> Void) {
            once(subject, returned: (), method: method, body)
        }
    }
#endif
