/// The ids in a journal in a file: whatever stands there, no two places come to bear one id.
extension Tree.IDs {
    /// Deals what follows the highest number that a file says, below which all ids of its tree are.
    init(after last: Int, in tree: Tree) throws(SavedTextError) {
        guard last <= Tree.Node.ID.highestSaved, tree.nodes.allSatisfy({ $0.id.number <= last }) else {
            throw .foreign("count of ids")
        }
        self.init()
        skip(to: last)
    }
}

extension SavedValue {
    /// What is wrong with the ids that an entry says its change dealt.
    struct WrongIDs: Error, CustomStringConvertible {
        let description: String
    }

    /// The ids that an entry says its change dealt; empty where it says nothing, as they follow those before.
    func dealtIDs(notIn tree: Tree) throws(WrongIDs) -> [Tree.Node.ID] {
        guard let saved = self["ids"] else { return [] }
        guard let list = saved.list, !list.isEmpty else {
            throw WrongIDs(description: "its ids are no list of numbers")
        }
        var known = Set(tree.nodes.map(\.id))
        var ids: [Tree.Node.ID] = []
        for value in list {
            guard let number = value.int, (0...Tree.Node.ID.highestSaved).contains(number) else {
                throw WrongIDs(description: "\(value.json()) is no id")
            }
            guard known.insert(Tree.Node.ID(number)).inserted else {
                throw WrongIDs(description: "the id \(number) is there twice")
            }
            ids.append(Tree.Node.ID(number))
        }
        return ids
    }
}
