import CairnTree
import Testing

struct KindTests {
    @Test(arguments: [
        ("drawer", "drawer"), ("side menu", "side_20_menu"), ("side-menu", "side_2d_menu"),
        ("stack", "own_stack"), ("split", "own_split"),
        ("", "own_"), ("2up", "own_2up"), ("tabs", "tabs"),
    ])
    func `has a name that notation reads`(_ name: String, _ read: String) throws {
        #expect(Tree.Kind(name).description == read)
        #expect(try Tree(notation: "\(Tree.Kind(name))[*a]").notation == "\(read)[*a]")
    }
}
