/// What a link says, or an error, may be of any length, and comes from outside. So a journal, which keeps thousands of them,
/// keeps the beginning of each.
extension Journal.Source {
    /// The same, if it is a text as much of it as a journal keeps.
    var cut: Self {
        switch self {
        case .cause(.link(let text)): .cause(.link(text.cut))
        case .request(let route, let asker) where type(of: route) == String.self:
            .request("\(route)".cut, asker: asker)
        case .cause, .request: self
        }
    }

    /// The same where it was refused: no tree has the destination then, and to keep it would be to keep all that is in it.
    var cutWhereRefused: Self {
        guard case .request(let route, let asker) = self, let destination = route as? any Destination else {
            return cut
        }
        let label = AnyDestination(destination).label
        return label.utf8.count > Journal.textLimit ? .request(label.cut, asker: asker) : self
    }

    /// How many places in a tree take about as much memory as the text of a link: where it was followed, destinations have it.
    var textPlaces: Int { if case .cause(.link(let text)) = self { text.utf8.count / 100 } else { 0 } }
}

extension Outcome {
    var isRefused: Bool { if case .refused = self { true } else { false } }

    /// The same with as much of its texts as a journal keeps.
    var cut: Outcome {
        switch self {
        case .performed, .cancelled: self
        case .superseded(let other): .superseded(by: other.cut)
        case .refused(let refusal): .refused(refusal.mapped(texts: \.cut))
        }
    }
}

extension String {
    /// As much of a text as a journal keeps. Counted in scalars, since a character may be of any length.
    var cut: String {
        let limit = Journal.textLimit
        guard utf8.count > limit, unicodeScalars.count > limit else { return self }
        return String(unicodeScalars.prefix(limit - 1)) + "…"
    }
}
