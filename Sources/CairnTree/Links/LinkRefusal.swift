/// Why a link cannot be followed, or a place not be linked to; with the part that failed.
public enum LinkRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The link is one of another app.
    case otherScheme(String, known: [String])
    /// The link is one of another site.
    case otherHost(String, known: String)
    /// This part is not written as parts of links are; of the query and the fragment, which may hold a secret, `name=…` and `#…`.
    case malformed(String)
    /// No pattern goes on with this part.
    case unknown(String, in: String)
    /// A placeholder got a text that says no such value; `…` for one in the query or the fragment. The pattern is whole, with
    /// those of the tables around it.
    case wrongValue(String, parameter: String, type: String, pattern: String)
    /// A query item or a fragment that the pattern needs.
    case missing(parameter: String, pattern: String)
    /// No pattern leads to this destination.
    case notLinkable(String)
    /// A pattern leads there, and no link can say it.
    case unprintable(String, why: String)

    /// What part of the link failed, and why, in a sentence.
    public var description: String {
        switch self {
        case .otherScheme(let scheme, let known):
            "links of '\(scheme)' are not this app's; it has "
                + (known.isEmpty ? "paths only" : known.map { "'\($0)'" }.joined(separator: " and "))
        case .otherHost(let host, let known): "links of '\(host)' are not this app's; it has '\(known)'"
        case .malformed(let part):
            "'\(part)' is malformed: a percent sign begins two hexadecimal digits, and what they say is UTF-8"
        case .unknown(let part, let link):
            if link.isEmpty {
                "it has no path, and no pattern is empty"
            } else if part.isEmpty {
                "no pattern ends where '\(link)' does"
            } else if part == link {
                "no pattern begins with '\(part)'"
            } else {
                "no pattern has '\(part)' where '\(link)' has it"
            }
        case .wrongValue(let text, let parameter, let type, let pattern):
            "'\(text)' is no \(type), as {\(parameter)} of '\(pattern)' is"
        case .missing(let parameter, let pattern): "{\(parameter)} of '\(pattern)' is missing"
        case .notLinkable(let destination):
            "no pattern leads to \(destination). Add .link(…, to:) for it, with an empty pattern where its coordinator begins "
                + "with it; or where its coordinator has links, .then(…)"
        case .unprintable(let destination, let why): "no link can say \(destination): \(why)"
        }
    }
}
