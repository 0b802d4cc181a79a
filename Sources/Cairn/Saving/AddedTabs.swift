/// Tabs that came with a new version of the app.
extension Restoration {
    /// Gives the tabs of a coordinator that saves by another version now those that it begins with and that were not saved:
    /// whoever had a snapshot would never see them. Not where one that was saved has no place among those.
    mutating func addTabs(to outdated: Set<Tree.Node.ID>) {
        for id in outdated.sorted() {
            guard case .choice(let kind, let first, let others, _)? = record(of: id)?.coordinator?.anyRoot,
                case .choice(kind, let saved, _)? = draft.tree[id]?.content
            else { continue }
            var (ids, rest) = (draft.ids, saved[...])
            let dealt = ids.dealt.count
            var tabs: [Tree.Node] = []
            for root in [first] + others {
                var unused = ids
                let new = root.node(ids: &unused)
                if let next = rest.first, next.begins == new.begins {
                    tabs.append(rest.removeFirst())
                } else {
                    tabs.append(new)
                    ids = unused
                }
            }
            guard rest.isEmpty, tabs.count > saved.count else { continue }
            hold(tabs, in: id, ids: ids, new: Array(ids.dealt[dealt...]))
        }
    }
}
