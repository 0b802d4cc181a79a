/// Links: from what is on screen to what they lead to, as one change with one outcome.
extension Navigator {
    /// Goes where a link leads. What stands on the way already is brought to the front, with all that covers it
    /// dismissed; what is missing is brought by the coordinators, from the outside in
    /// (``Coordinator/transition(toLinked:)``). Changes nothing when all of it is in front already. Refused as
    /// ``Refusal/linkEnds(before:_:)`` where nothing on the way leads to the next destination.
    ///
    /// Guards are asked as for any request, and may have something come first, a login say. A newer link supersedes one
    /// that still waits, and one waits for what is being restored; so a link may come at any time, also before there is a host.
    /// Notifications, shortcuts and user activities are links too.
    @discardableResult
    public func follow(_ path: LinkPath) -> Request { ask(.link(path), from: tree.root.id) }

    /// Reads a link by a table, as a rule the root coordinator's, and goes where it leads. What cannot be read is refused, with
    /// the part that failed: ``Refusal/badLink(_:why:)``. The refusal and the journal have such a link without the values of its
    /// query and its fragment: a login's answer has a code there.
    @discardableResult
    public func follow<Destination>(_ link: String, by table: LinkTable<Destination>) -> Request {
        do throws(LinkRefusal) {
            return follow(try table.parse(link))
        } catch {
            let link = link.withoutValues
            return refuse(.unread(link), from: tree.root.id, .badLink(link, why: error))
        }
    }
}

extension String {
    /// As a link, with `…` in the place of what its query's items and its fragment say.
    fileprivate var withoutValues: String {
        let (rest, fragment) = self[...].parted(at: "#")
        let (path, query) = rest.parted(at: "?")
        let items = query?.split(separator: "&", omittingEmptySubsequences: false).map { item in
            let (name, value) = item.parted(at: "=")
            return value == nil ? "…" : name + "=…"
        }
        return path + (items.map { "?" + $0.joined(separator: "&") } ?? "")
            + (fragment.map { _ in "#…" } ?? "")
    }
}
