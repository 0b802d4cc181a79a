/// The links of a coordinator's destinations: reads them and writes them, declared once.
///
/// ```swift
/// static let links = LinkTable<Route>(
///     scheme: "kickabout", host: "kickabout.example",
///     [
///         .link("matches", to: .list),
///         .link("matches/{id}", to: Route.match),
///         .link("search?q={text}&page={page}#{section}", to: Route.search),
///         .link("players", to: .players).then(PlayersCoordinator.links),
///         .link("m/{id}", to: Route.match).parseOnly,
///     ])
/// ```
/// ```swift
/// let path = try links.parse("https://kickabout.example/matches/7")  // match(7)
/// let link = try links.print(.match(7))  // https://kickabout.example/matches/7
/// ```
/// Links lead to destinations, and not to routes: the table is of the coordinator's `Destination`, which is its `Route` as well
/// where the two are one. What stands in placeholders is ``LinkParameter``: numbers, texts, and types of yours that adopt it.
///
/// A pattern is written as a person would write the link, with placeholders for the values of the case, in their
/// order. A placeholder is a whole segment of the path, the value of a query item, or the fragment; its type is
/// that of the value, and one that is optional may be left out (in the path only at the end).
///
/// For everything that can be printed, `parse(print(x)) == x`; and `print(parse(link)) == link` for links as they
/// are printed. Other links are read as well: with other capitals in scheme and host, more slashes, query items
/// that nobody asked for.
public struct LinkTable<Destination: CairnTree.Destination>: Sendable {
    /// What is wrong with the patterns, each problem with the patterns concerned; empty when all is well. Of
    /// patterns that match the same link the first wins. Compare it with `[]` in a test.
    public let problems: [LinkProblem]
    let scheme: String?
    /// The one of links that are printed, then others.
    let hosts: [String]
    let entries: [LinkEntry<Destination>]
    let index: LinkIndex<Destination>
    let trie: LinkTrie
    /// All but those that only show where this table is nested.
    let ownProblems: [LinkProblem]

    /// A table of these links.
    /// - Parameters:
    ///   - scheme: The app's own, in `kickabout://matches/7`.
    ///   - host: The one of its universal links. A table with neither is nested in another, or reads paths.
    ///   - otherHosts: More hosts whose links are the app's, `["www.kickabout.example"]`; none are printed.
    public init(
        scheme: String? = nil, host: String? = nil, otherHosts: [String] = [],
        _ entries: [LinkEntry<Destination>]
    ) {
        self.scheme = scheme?.lowercased()
        hosts = ([host].compactMap(\.self) + otherHosts).map { $0.lowercased() }
        self.entries = entries
        index = LinkIndex(entries)
        trie = LinkTrie(LinkEntry.ways(of: entries))
        ownProblems = entries.flatMap(\.problems) + index.problems
        problems = ownProblems + trie.problems.sorted { "\($0)" < "\($1)" }
    }

    /// What a link leads to: a destination of this table's coordinator, then those of the coordinators in it. Takes
    /// time by the length of the link, whatever the number of patterns; those that differ in their queries alone are tried one
    /// by one, and so is each way where a word and a placeholder both match.
    /// - Throws: What part of the link cannot be followed, and why.
    public func parse(_ link: String) throws(LinkRefusal) -> LinkPath {
        let parts = try LinkParts(link, scheme: scheme, hosts: hosts)
        return LinkPath(try trie.find(parts))
    }

    /// The link to a destination.
    /// - Parameter form: Where nil, universal if the table has a host, and else with its scheme.
    /// - Throws: ``LinkRefusal/notLinkable(_:)`` when no pattern leads there, ``LinkRefusal/unprintable(_:why:)`` when
    ///   one does and no link can say these values.
    public func print(_ destination: Destination, as form: LinkForm? = nil) throws(LinkRefusal) -> String {
        try print(LinkPath(destination), as: form)
    }

    /// The link to a destination in a coordinator that this one leads to.
    /// - Throws: ``LinkRefusal/notLinkable(_:)`` and ``LinkRefusal/unprintable(_:why:)``, as for one destination.
    public func print(_ path: LinkPath, as form: LinkForm? = nil) throws(LinkRefusal) -> String {
        let text = try written(path.destinations[...]).text(start(of: form))
        // Whoever takes apart what was printed must get what was meant, also where patterns overlap.
        guard (try? parse(text)) == path else {
            throw .unprintable("\(path)", why: "'\(text)' would lead elsewhere")
        }
        return text
    }

    private func start(of form: LinkForm?) -> String {
        switch (form, hosts.first, scheme) {
        case (.path, _, _), (nil, nil, nil), (.host, nil, nil), (.scheme, nil, nil): "/"
        case (.scheme, _, let scheme?), (_, nil, let scheme?): scheme + "://"
        case (_, let host?, _): "https://\(host)/"
        }
    }
}

extension LinkTable: NestedLinks {
    var branches: [LinkBranch] { trie.branches }
}

extension LinkEntry {
    /// What this leads to is a coordinator, whose links go on from here; or a screen, on which others of the same
    /// coordinator are put: `.link("feed", to: .feed).then(LinkTable([.link("{id}", to: Route.post)]))`.
    ///
    /// What the coordinator begins with has the empty pattern in its table, `.link("", to: .list)`: then its own link leads
    /// there, and is what is printed while that is in front. Without one that first screen has no link, and printing it is
    /// refused.
    ///
    /// Several entries may go on from an empty pattern, as two tabs do, as long as what is in them does not clash. The empty
    /// link leads to the first of them.
    public func then<Inner>(_ inner: LinkTable<Inner>) -> LinkEntry {
        var entry = self
        entry.nested = inner
        return entry
    }
}

/// How a link begins. What a table has none of is left to what it has: without a host its scheme, without a scheme its host, and
/// without either a path.
public enum LinkForm: Sendable {
    /// `https://kickabout.example/matches/7`
    case host
    /// `kickabout://matches/7`
    case scheme
    /// `/matches/7`
    case path
}

/// What a link leads to: destinations of coordinators from the outside in, the last one where it ends.
public struct LinkPath: Hashable, Sendable, CustomStringConvertible {
    /// At least one.
    public let destinations: [AnyDestination]

    package init(_ destinations: [AnyDestination]) {
        self.destinations = destinations
    }

    /// A destination, and those of the coordinators that it leads to.
    public init(_ first: some Destination, _ others: any Destination...) {
        destinations = [AnyDestination(first)] + others.map { AnyDestination($0) }
    }

    /// In notation, `players / player(7)`.
    public var description: String { destinations.map(\.label).joined(separator: " / ") }
}
