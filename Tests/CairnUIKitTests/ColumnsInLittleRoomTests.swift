#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Columns in places that have as little room as a phone, in a pad's window that has much: one stack on both hosts as they come,
    /// and no host has to say so afterwards.
    @MainActor
    struct ColumnsInLittleRoomTests {
        private let simulator = Simulator.current
        private let columns = Tree.Root<Place>.split(primary: .stack("l"), secondary: .stack("s"))

        @Test(
            .simulator(.pad),
            arguments: [
                (
                    "a",
                    "split[stack[a + currentContext(split[*stack[l], stack[s]])], stack[m], stack[d]]"
                ),
                ("m", "split[stack[a], stack[m + currentContext(split[*stack[l], stack[s]])], stack[d]]"),
                ("d", "split[stack[a], stack[m], stack[d + currentContext(split[stack[l], stack[s]])]]"),
            ])
        func `in what covers a column beside the main one they are one stack`(name: String, expected: String)
            throws
        {
            for host in [true, false] {
                let root = Tree.Root<Place>.split(
                    primary: .stack("a"), supplementary: .stack("m"), secondary: .stack("d"))
                let navigator = Navigator(root: SketchCoordinator(root))
                let window = UIWindow(frame: UIScreen.main.bounds)
                navigator.attach(host ? UIKitHost(window: window) : TestHost())
                simulator.settle()
                try #require(navigator.sketch(name)).router
                    .trigger(.present(columns, as: .currentContext))
                simulator.settle()
                navigator.lookAgain()
                #expect(navigator.tree.notation == expected)
                #expect(navigator.disagreement == nil)
                #expect(!navigator.journal.entries.contains { $0.cause == .outside })
            }
        }

        @Test(
            .simulator(.pad),
            arguments: [
                ([.popover], "*stack[l]"), ([.formSheet], "*stack[l]"), ([.sheet], "stack[l]"),
                ([.popover, .popover], "stack[l]"), ([.formSheet, .popover], "stack[l]"),
                ([.popover, .formSheet], "*stack[l]"), ([.popover, .popover, .popover], "*stack[l]"),
            ] as [([Tree.ModalStyle], String)])
        func `in a form sheet they are one stack, and in a popover that does not become a sheet`(
            styles: [Tree.ModalStyle], first: String
        ) {
            for host in [true, false] {
                let navigator = Navigator(root: SketchCoordinator(.stack("a")))
                let window = UIWindow(frame: UIScreen.main.bounds)
                navigator.attach(host ? UIKitHost(window: window) : TestHost())
                simulator.settle()
                for (index, style) in styles.enumerated() {
                    let isLast = index == styles.count - 1
                    navigator.front?.router.trigger(
                        .present(isLast ? columns : .screen(Place("s\(index)")), as: style))
                    simulator.settle()
                }
                navigator.lookAgain()
                #expect("\(navigator.tree)".hasSuffix("(split[\(first), stack[s]])"), "\(navigator.tree)")
                #expect(!navigator.journal.entries.contains { $0.cause == .outside })
            }
        }
    }
#endif
