#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Sheets that rest at several heights, under a finger and by request.
    @MainActor
    @Suite(.simulator)
    struct SheetHeightTests {
        private let simulator = Simulator.current
        private let trial = Trial(.stack("a"), view: SimulatorStage.view) { SimulatorStage($0) }
        private let large = "stack[a] + sheet[medium, *large, grabber](b)"

        private func present() throws -> UISheetPresentationController {
            let style = Tree.ModalStyle.sheet(detents: [.medium, .large], grabber: true)
            try trial.ask(.present("b", as: style), from: "a")
            try trial.expect("stack[a] + sheet[*medium, large, grabber](b)")
            return try #require((trial.stage as? SimulatorStage)?.top?.sheetPresentationController)
        }

        @Test func `a sheet comes with its heights and its grabber`() throws {
            let sheet = try present()
            #expect(sheet.detents.map(\.identifier) == [.medium, .large])
            #expect(sheet.selectedDetentIdentifier == .medium && sheet.prefersGrabberVisible)
        }

        @Test(arguments: ["sheet", "formSheet"])
        func `a sheet may have a grabber and no heights of its own`(_ name: String) throws {
            let style = Tree.ModalStyle(notation: "\(name)[grabber]")
            try trial.ask(.present("b", as: #require(style)), from: "a")
            try trial.expect("stack[a] + \(name)[grabber](b)")
            let sheet = try #require((trial.stage as? SimulatorStage)?.top?.sheetPresentationController)
            #expect(sheet.prefersGrabberVisible)
            #expect(trial.navigator.journal.entries.count == 2)
        }

        @Test func `a finger that drags a sheet to another height is in the tree, once`() throws {
            _ = try present()
            let entries = trial.navigator.journal.entries.count
            try simulator.user.dragSheet(to: .large)
            try trial.expect(large)
            #expect(trial.navigator.journal.entries.count == entries + 1)
            #expect(trial.navigator.journal.entries.last?.cause == .finger)
            try simulator.user.pullSheet()
            try trial.expect("stack[a]")
        }

        @Test func `a request drags it as well`() throws {
            let sheet = try present()
            try trial.ask(.rest(at: .large), from: "b")
            try trial.expect(large)
            #expect(sheet.selectedDetentIdentifier == .large)
        }

        @Test func `code of others that drags it is seen`() throws {
            let sheet = try present()
            sheet.selectedDetentIdentifier = .large
            try trial.expect(large)
        }

        @Test func `a height in points is one of UIKit's own`() throws {
            try trial.ask(.present("b", as: .sheet(detents: [.height(300), .large])), from: "a")
            try trial.expect("stack[a] + sheet[*height(300), large](b)")
            #expect((trial.stage as? SimulatorStage)?.top?.view.frame.height == 300)
            #expect(trial.stage.dragSheet(to: .large))
            try trial.expect("stack[a] + sheet[height(300), *large](b)")
            try trial.ask(.rest(at: .height(300)), from: "b")
            try trial.expect("stack[a] + sheet[*height(300), large](b)")
        }

        @Test func `the settings of a plain sheet are its controller's own`() throws {
            let own = UIViewController()
            own.sheetPresentationController?.detents = [.medium()]
            let trial = Trial(.stack("a"), view: { $0 == "b" ? own : SimulatorStage.view(named: $0) }) {
                SimulatorStage($0)
            }
            trial.navigator.sketch("a")?.ask(.present("b", as: .sheet))
            trial.stage.settle()
            #expect(own.sheetPresentationController?.detents.map(\.identifier) == [.medium])
            #expect(trial.navigator.tree.notation == "stack[a] + sheet(b)")
        }
    }
#endif
