#if CAIRN_INSPECTOR
    /// What is said of an app: values that are written as JSON.
    ///
    /// The readings of a running app are here, so that one that runs elsewhere can tell them; what the studio's server and its
    /// page say beside that is in the studio.
    package enum Wire {
        /// The most of each kind that is sent; what is left out is counted.
        package enum Limit {
            package static let elements = 400
            package static let text = 2_000
            package static let properties = 60
            /// What these hold, of all screens together.
            package static let members = 600
            package static let nodes = 1_000
            package static let entries = 5_000
            package static let lines = 20_000
            package static let errors = 8_000
            package static let link = 20_000
        }

        package enum Device: String, Codable, Hashable, Sendable, CaseIterable { case phone, tablet }
    }

    extension String {
        /// As much of it as is sent, counted in scalars: a character may be of any length.
        package func bounded(to count: Int = Wire.Limit.text) -> String {
            guard utf8.count > count, unicodeScalars.count > count else { return self }
            return String(unicodeScalars.prefix(count - 1)) + "…"
        }
    }
#endif
