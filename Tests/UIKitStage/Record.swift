#if canImport(UIKit)
    import UIKit

    /// What happened, in order, each a word: `B.wA` for B's `viewWillAppear`, `willShow(B)` for the delegate's call.
    @MainActor
    package final class Record {
        package private(set) var words: [String] = []
        private var waiting: (isReached: ([String]) -> Bool, resume: () -> Void)?

        package init() {}

        package func note(_ word: String) {
            words.append(word)
            guard let waiting, waiting.isReached(words) else { return }
            self.waiting = nil
            waiting.resume()
        }

        /// Empties the record, and returns what was in it.
        @discardableResult
        package func take() -> [String] {
            defer { words = [] }
            return words
        }

        /// Calls `resume` once that is so: at once, if it is so already.
        func wait(until isReached: @escaping ([String]) -> Bool, resume: @escaping () -> Void) {
            if isReached(words) { return resume() }
            waiting = (isReached, resume)
        }
    }
#endif
