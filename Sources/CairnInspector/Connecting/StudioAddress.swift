#if CAIRN_INSPECTOR
    import Foundation

    /// Where a studio is, and the token that it wants to see.
    struct StudioAddress: Hashable, Sendable {
        let url: URL
        let token: String

        /// Nil for what is no address of a studio's: `http://192.168.1.5:8123/?token=…`.
        init?(_ url: URL) {
            guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
                ["http", "https"].contains(parts.scheme), parts.host?.isEmpty == false,
                let token = parts.queryItems?.first(where: { $0.name == "token" })?.value, !token.isEmpty,
                token.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
            else { return nil }
            (parts.query, parts.fragment, parts.path) = (nil, nil, "")
            guard let url = parts.url else { return nil }
            (self.url, self.token) = (url, token)
        }
    }
#endif
