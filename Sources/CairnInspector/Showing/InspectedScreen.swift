#if CAIRN_INSPECTOR
    import Cairn
    import Foundation

    /// What a person sees of the app.
    @MainActor
    protocol InspectedScreen: AnyObject {
        var device: String { get }
        var shows: Inspection.Shows { get }
        /// - Returns: Nil when there is nothing to see.
        func look(at tree: Tree) -> Sight?
    }

    enum Sight: Hashable, Sendable {
        case stage(Wire.Stage)
        /// PNG.
        case picture(Data)
    }
#endif
