#if CAIRN_INSPECTOR && !canImport(UIKit)
    import Cairn

    /// Where there is no UIKit: trees, a journal, and nothing to see.
    final class UnseenScreen: InspectedScreen {
        var device: String { "without a screen" }
        var shows: Inspection.Shows { .nothing }
        func look(at _: Tree) -> Sight? { nil }
    }
#endif
