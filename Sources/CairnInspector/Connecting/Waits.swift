#if CAIRN_INSPECTOR
    /// How long to wait before each further try: half a second at first, each time twice as long, half a minute at most.
    struct Waits: Hashable, Sendable {
        private var tries = 0

        mutating func next() -> Duration {
            defer { tries = min(tries + 1, 6) }
            return min(.milliseconds(500 << tries), .seconds(30))
        }

        /// It went well: the next wait is a short one again.
        mutating func reset() { tries = 0 }
    }
#endif
