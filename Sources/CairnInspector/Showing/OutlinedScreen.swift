#if CAIRN_INSPECTOR && HEADLESS_UIKIT
    import Cairn
    import UIKit

    /// The double's screen: its outline.
    final class OutlinedScreen: InspectedScreen {
        private let simulator = Simulator.current

        var device: String { "HeadlessUIKit" }
        var shows: Inspection.Shows { .outline }

        func look(at tree: Tree) -> Sight? {
            // It is looked at only: no line of a script belongs to what is on it.
            var stage = StageReading.read(simulator.outline()) { _ in "" }
            stage.gestures = []
            stage.looks = .init(of: simulator)
            stage.place(tree)
            return .stage(stage)
        }
    }
#endif
