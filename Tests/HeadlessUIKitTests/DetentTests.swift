import Testing
import UIKit

@MainActor @Suite(.simulator)
final class DetentTests: World {
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var changes: [String] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheet: UISheetPresentationController
        ) { changes.append(sheet.selectedDetentIdentifier?.rawValue ?? "nil") }
    }

    private typealias Detent = UISheetPresentationController.Detent
    private let delegate = Delegate()

    private func sheet(_ detents: Detent...) throws -> UISheetPresentationController {
        let sheet = try #require(m.sheetPresentationController)
        sheet.detents = detents
        sheet.delegate = delegate
        present(m, as: .pageSheet)
        return sheet
    }

    private var detent: String? { simulator.outline().top?.detent }

    @Test func `a sheet rests at its smallest detent, unless another is selected`() throws {
        let sheet = try sheet(.large(), .medium())
        #expect(sheet.selectedDetentIdentifier == nil && detent == Detent.Identifier.medium.rawValue)
        #expect(m.view.frame.height == 422 && m.view.frame.maxY == 844)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(detent == Detent.Identifier.large.rawValue && m.view.frame.height == 844)
        #expect(delegate.changes == [])
        sheet.selectedDetentIdentifier = .init("nowhere")
        #expect(detent == Detent.Identifier.medium.rawValue)
    }

    @Test func `a finger drags a sheet from one detent to another, and the delegate is told`() throws {
        let sheet = try sheet(.medium(), .large())
        sheet.prefersGrabberVisible = true
        #expect(simulator.outline().top?.hasGrabber == true)
        #expect(simulator.outline().actions.contains(.detent("com.apple.UIKit.large")))
        try simulator.user.dragSheet(to: .large)
        #expect(delegate.changes == ["com.apple.UIKit.large"] && m.view.frame.height == 844)
        try simulator.user.dragSheet(to: .large)
        #expect(delegate.changes.count == 1)
        try simulator.user.perform(.detent("com.apple.UIKit.medium"))
        #expect(sheet.selectedDetentIdentifier == .medium && record.lines == [])
        #expect(throws: Simulator.UserError.self) { try simulator.user.dragSheet(to: .init("tiny")) }
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(a.presentedViewController == nil)
    }

    @Test func `a detent of the app's own has the height it resolves to, and none where it is inactive`()
        throws
    {
        var height: CGFloat? = 200
        let tiny = Detent.custom(identifier: .init("tiny")) { context in
            height.map { min($0, context.maximumDetentValue) }
        }
        let sheet = try sheet(tiny, .large())
        #expect(detent == "tiny" && m.view.frame.height == 200)
        height = 300
        #expect(m.view.frame.height == 200)
        sheet.invalidateDetents()
        #expect(m.view.frame.height == 300)
        height = nil
        sheet.invalidateDetents()
        #expect(detent == Detent.Identifier.large.rawValue)
        let anonymous = [Detent.custom { _ in 1 }, Detent.custom { _ in 2 }]
        #expect(anonymous[0].identifier != anonymous[1].identifier)
    }

    @Test func `held sideways a phone has no room for half a sheet`() throws {
        _ = try sheet(.medium(), .large())
        simulator.rotate(to: .landscapeLeft)
        simulator.settle()
        #expect(detent == Detent.Identifier.large.rawValue && m.view.frame.height == 390)
    }

    @Test func `a tap beside a sheet that leaves room dismisses it, as a pull does`() throws {
        let watcher = SheetWatcher(record)
        m.presentationController?.delegate = watcher
        let sheet = try #require(m.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        present(m, as: .pageSheet)
        sheet.selectedDetentIdentifier = .large
        #expect(throws: Simulator.UserError.self) { try simulator.user.tapOutside() }
        sheet.selectedDetentIdentifier = .medium
        try simulator.user.tapOutside()
        simulator.settle()
        #expect(a.presentedViewController == nil)
        #expect(record.lines.first == "should" && record.lines.last == "did")
        // Where there is much room, there is some around it.
        sheet.selectedDetentIdentifier = .large
        present(m, as: .pageSheet)
        simulator.resize(to: CGSize(width: 1_024, height: 1_366), horizontal: .regular)
        simulator.settle()
        try simulator.user.tapOutside()
        simulator.settle()
        #expect(a.presentedViewController == nil)
    }

    @Test func `what lies behind an undimmed sheet can be touched`() throws {
        var taps = 0
        a.loadViewIfNeeded()
        a.view.addSubview(UIButton(primaryAction: UIAction(title: "Behind") { _ in taps += 1 }))
        let sheet = try sheet(.medium(), .large())
        #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Behind") }
        sheet.largestUndimmedDetentIdentifier = .medium
        try simulator.user.tap("Behind")
        #expect(taps == 1 && simulator.outline().actions.contains(.tap("Behind")))
        try simulator.user.dragSheet(to: .large)
        #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Behind") }
    }
}
