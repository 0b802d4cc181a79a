import Foundation
import Testing

@testable import CairnTree

/// What is shown, as journals of older versions have it.
struct OlderShownTests {
    @Test func `columns that do not say which of them is empty lack none`() throws {
        let text = #"{"split":{"_0":0,"_1":[{"screen":{"_0":1}},{"screen":{"_0":2}}]}}"#
        let columns = Shown.Part.split(Tree.Node.ID(0), [.screen(Tree.Node.ID(1)), .screen(Tree.Node.ID(2))])
        #expect(try JSONDecoder().decode(Shown.Part.self, from: Data(text.utf8)) == columns)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(columns), as: UTF8.self) == text)
    }
}
