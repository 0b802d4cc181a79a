import CairnTree
import Foundation
import Testing

struct ModalStyleTests {
    @Test(arguments: [
        ("card", "card"), ("side card", "side_20_card"), ("side_card", "side_card"),
        ("sheet", "own_sheet"), ("", "own_"),
        ("2up", "own_2up"),
    ])
    func `a style of the app's own has a name that notation reads`(_ name: String, _ read: String) throws {
        let style = Tree.ModalStyle.custom(name)
        #expect(style.description == read && style.isCustom)
        #expect(try Tree(notation: "a + \(style)(b)").modals.map(\.style) == [style])
    }

    @Test(arguments: ["sheet", "formSheet", "overFullScreen", "currentContext", "card"])
    func `a style is saved as its name`(_ name: String) throws {
        let json = Data("\"\(name)\"".utf8)
        let style = try JSONDecoder().decode(Tree.ModalStyle.self, from: json)
        #expect(style.description == name)
        #expect(try JSONEncoder().encode(style) == json)
        #expect(style.isCustom == (name == "card"))
    }

    @Test func `a sheet with heights is saved with them and with the one where it rests`() throws {
        let style = Tree.ModalStyle.sheet(
            detents: [.medium, .height(700)], selected: .height(700), grabber: true)
        let json = try JSONEncoder().encode([style])
        #expect(String(decoding: json, as: UTF8.self) == "[\"sheet[medium, *height(700), grabber]\"]")
        #expect(try JSONDecoder().decode([Tree.ModalStyle].self, from: json) == [style])
    }

    @Test func `a sheet rests at the first of its heights, and at none that it does not have`() {
        let style = Tree.ModalStyle.sheet(detents: [.medium, .large])
        #expect(style.detent == .medium && style.resting(at: .large).detent == .large)
        #expect(style.resting(at: .height(2)) == style)
        #expect(Tree.ModalStyle.sheet(detents: [.medium], selected: .large).detent == .medium)
        #expect(Tree.ModalStyle.sheet(detents: []) == .sheet && style.plain == .sheet)
    }

    @Test func `what is no name is no style`() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Tree.ModalStyle.self, from: Data("\"a b\"".utf8))
        }
    }
}
