import CairnTree
import Testing

/// Columns that are one stack, of which several go at once.
struct LostColumnsTests {
    @Test(arguments: 0..<3, 0..<3)
    func `what is left is in front`(_ front: Int, _ shownFront: Int) throws {
        let known = try Tree(notation: ["split[*a, b, c]", "split[a, *b, c]", "split[a, b, *c]"][front])
        let first = known.root.children[0].id
        let base = known.showing(columns: [known.root.id: shownFront]).shown
        let now = Shown(layers: [.init(.split(known.root.id, [.screen(first)], front: first))])
        let left = known.absorbing(now, since: base)
        #expect(left.root.children.map(\.id) == [first] && left.visible.id == first)
    }
}
