#if canImport(UIKit)
    import UIKit

    /// Controllers in the order in which they were met, each once. UIKit lets other code tie them to a ring, so whoever goes from
    /// one to the next has to know where it has been.
    struct VisitedControllers {
        private(set) var inOrder: [UIViewController] = []
        /// The same, once there are so many that to go through them takes longer.
        private var met: Set<ObjectIdentifier> = []

        /// - Returns: Whether it was not met before.
        mutating func insert(_ controller: UIViewController) -> Bool {
            if met.isEmpty {
                if inOrder.contains(where: { $0 === controller }) { return false }
                if inOrder.count == 16 { met = Set(inOrder.map { ObjectIdentifier($0) }) }
            }
            if !met.isEmpty, !met.insert(ObjectIdentifier(controller)).inserted { return false }
            inOrder.append(controller)
            return true
        }
    }
#endif
