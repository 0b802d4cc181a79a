import CairnTesting
import Testing

@testable import CairnInspector
@testable import CairnStudio
@testable import UIKit

@MainActor
struct StageReadingTests {
    /// The thing of that kind and name that a window shows, and what can be done with it.
    func acts(_ stage: Wire.Stage, _ kind: Wire.Element.Kind, _ name: String) -> [Wire.Acts] {
        stage.windows.flatMap(\.layers).flatMap(\.screen.elements).filter {
            $0.kind == kind && $0.label == name
        }
        .map(\.acts)
    }

    func outline(_ elements: [Simulator.Outline.Element], _ actions: [Simulator.Outline.Action])
        -> Simulator.Outline
    {
        let screen = Simulator.Outline.Screen(controller: "A", elements: elements)
        let layer = Simulator.Outline.Layer(style: .root, canBePulledAway: false, screen: screen)
        return .init(windows: [.init(isKey: true, layers: [layer])], actions: actions)
    }

    @Test func `a line belongs to the button, and not to a text that reads the same`() {
        let stage = StageReading.read(
            outline(
                [
                    .init(kind: .text(nil), label: "Delete"), .init(kind: .button(.init()), label: "Delete"),
                    .init(kind: .text(nil), label: "Alone"),
                ],
                [.tap("Delete"), .tap("Alone")]))
        #expect(acts(stage, .text, "Delete").map(\.tap) == [nil])
        #expect(acts(stage, .button, "Delete").map(\.tap) == ["tap \"Delete\""])
        #expect(acts(stage, .text, "Alone").map(\.tap) == ["tap \"Alone\""])
    }

    @Test func `of several that read the same each has its own line`() {
        let button = Simulator.Outline.Element(kind: .button(.init()), label: "Go")
        let field = Simulator.Outline.Element(
            kind: .field(.init(text: "", isSecure: false, isEditing: false)), label: "Go")
        let stage = StageReading.read(
            outline(
                [button, field, button, field],
                [.tap("Go", at: 0), .type("Go", at: 0), .tap("Go", at: 1), .type("Go", at: 1)]))
        #expect(acts(stage, .button, "Go").map(\.tap) == ["tap \"Go\" 1", "tap \"Go\" 2"])
        #expect(acts(stage, .field, "Go").map(\.type) == ["type \"Go\" 1 \"…\"", "type \"Go\" 2 \"…\""])
    }

    @Test func `a tab that something else reads like has a line of its own`() {
        var outline = outline(
            [.init(kind: .button(.init()), label: "Go")], [.tap("Go"), .tab("Go", isNamesake: true)])
        outline.windows[0].layers[0].screen.tabBar = .init(items: [
            .init(title: "Go", badge: nil, isSelected: false, isEnabled: true)
        ])
        let stage = StageReading.read(outline)
        #expect(acts(stage, .button, "Go").map(\.tap) == ["tap \"Go\""])
        #expect(stage.windows[0].layers[0].screen.tabs?.map(\.tap) == ["tab \"Go\""])
    }

    @Test func `a row that can be moved has a line without a goal, and its place in a long list`() {
        var row = Simulator.Outline.Row()
        (row.canBeMoved, row.place) = (true, .init(index: 41, count: 100_000))
        let element = Simulator.Outline.Element(kind: .row(row), label: "Bo")
        let stage = StageReading.read(
            outline(
                [element, element],
                [.moveRow("Bo", at: 0, to: "Bo", toIndex: 1), .moveRow("Bo", at: 1, to: "Bo", toIndex: 0)]))
        #expect(acts(stage, .row, "Bo").map(\.move) == ["move \"Bo\" 1 to \"…\"", "move \"Bo\" 2 to \"…\""])
        let told = stage.windows[0].layers[0].screen.elements[0].row
        #expect(told?.index == 41 && told?.count == 100_000)
    }

    @Test func `what lies beneath a modal has no lines`() {
        let button = Simulator.Outline.Element(kind: .button(.init()), label: "OK")
        var outline = outline([button], [.alertButton("OK")])
        outline.windows[0].layers.append(outline.windows[0].layers[0])
        outline.windows[0].layers[1].style = .alert
        let stage = StageReading.read(outline)
        #expect(acts(stage, .button, "OK").map(\.tap) == [nil, "tap \"OK\""])
    }

    @Test func `of very much as much is told as can be drawn`() {
        let many = (0..<1_000).map {
            Simulator.Outline.Element(kind: .text(nil), label: String(repeating: "x", count: 5_000) + "\($0)")
        }
        let screen = StageReading.read(outline(many, [])).windows[0].layers[0].screen
        #expect(screen.elements.count == Wire.Limit.elements && screen.omitted == 600)
        #expect(screen.elements.allSatisfy { $0.label.count == Wire.Limit.text })
    }

    /// Each line that the terminal offers stands somewhere on the stage, and no other does.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func `everything that can be done stands on the stage`(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let house = House()
        let guest = await house.guest()
        for step in 0..<120 {
            let stage = try #require(guest.shown.stage)
            if !stage.possible.isEmpty {
                #expect(stage.lines == Set(stage.possible), "seed \(seed), step \(step): \(guest.lines)")
            }
            guard let line = stage.possible.randomElement(using: &random) else {
                await guest.do("wait 1")
                continue
            }
            await guest.do(line)
        }
    }
}
