import Testing
import UIKit

@Suite(.simulator)
final class FlowControllersTests {
    private let simulator = Simulator.current
    private let delegate: FlowControllers.AppDelegate

    init() {
        delegate = simulator.launch(FlowControllers.AppDelegate.self)
        simulator.settle()
    }

    private var labels: [String] {
        simulator.outline().top?.screen.elements.map(\.label) ?? []
    }

    @Test func `the flow begins with the entry screen`() {
        #expect(shownTitle == "Entry")
        #expect(delegate.mainNavigationController.viewControllers.count == 1)
    }

    @Test func `what the view model fetched is bound to the label`() throws {
        try simulator.user.tap("Fetch")
        simulator.clock.advance(by: .milliseconds(900))
        #expect(!labels.contains("Ada"))
        simulator.settle()
        #expect(labels.contains("Ada"))
    }

    @Test func `the view model's output decides the next screen`() throws {
        try simulator.user.tap("Select")
        simulator.settle()
        #expect(shownTitle == "Entry")
        try simulator.user.tap("Fetch")
        simulator.settle()
        try simulator.user.tap("Select")
        simulator.settle()
        #expect(shownTitle == "Hello, Ada")
        try simulator.user.tapBack()
        simulator.settle()
        #expect(shownTitle == "Entry")
    }

    // The trap: flow, view model, closure, flow.
    @Test func `a flow that is let go lives on in its own view model's closure`() {
        weak var flow: FlowControllers.MainFlowController?
        flow = delegate.mainFlowController
        delegate.mainNavigationController.viewControllers = []
        delegate.mainFlowController = nil
        simulator.settle()
        #expect(flow != nil)
    }
}
