#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Columns that were beside each other, and become one stack while nobody sees them: what a person was reading stays.
    @MainActor
    @Suite(.simulator(.pad))
    struct NarrowedColumnsTests {
        private let simulator = Simulator.current

        private static let columns = Tree.Root<Place>.split(
            primary: .stack("list"), secondary: .stack("detail"))

        /// What is done before the room gets less, and once it has.
        enum Cover: String, CaseIterable {
            case nothing, modal, tab

            var before: Tree.Transition<Place, Never> {
                switch self {
                case .nothing: .none
                case .modal: .present("video", as: .fullScreen)
                case .tab: .select("b")
                }
            }

            var after: Tree.Transition<Place, Never> {
                switch self {
                case .nothing: .none
                case .modal: .dismiss
                case .tab: .none
                }
            }
        }

        @Test(arguments: [true, false])
        func `columns that a finger has held up are one stack where there is little room by then`(
            finish: Bool
        ) throws {
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a", above: ["b"])) { SimulatorStage.view(named: $0) })
            let stage = SimulatorStage(navigator)
            simulator.settle()
            try simulator.user.beginSwipeBack()
            let request = navigator.sketch("a")?.router.trigger(.replaceAll(Self.columns))
            #expect(request?.result == nil)
            simulator.resize(isCompact: true)
            simulator.user.endSwipe(finish: finish)
            simulator.settle()
            #expect(request?.result == .performed)
            #expect(navigator.tree.notation == "split[*stack[list], stack[detail]]")
            navigator.lookAgain()
            #expect(navigator.disagreement == nil && simulator.log.raises == [] && stage.window.isKeyWindow)
        }

        @Test(arguments: Cover.allCases)
        func `what a person was reading stays in front`(cover: Cover) throws {
            let navigator = Navigator(
                root: SketchCoordinator(.tabs(Self.columns, [.stack("b")])) {
                    SimulatorStage.view(named: $0)
                })
            let stage = SimulatorStage(navigator)
            simulator.settle()
            navigator.sketch("detail")?.router.trigger(.push("deeper"))
            simulator.settle()
            navigator.sketch("deeper")?.router.trigger(cover.before)
            simulator.settle()
            simulator.resize(isCompact: true)
            simulator.settle()
            if cover == .tab { #expect(stage.tapTab(0)) }
            navigator.front?.router.trigger(cover.after)
            simulator.settle()
            navigator.lookAgain()
            #expect(
                navigator.tree.notation
                    == "tabs[*split[stack[list], *stack[detail > deeper]], stack[b]]")
            #expect(navigator.disagreement == nil && simulator.log.raises == [])
        }
    }
#endif
