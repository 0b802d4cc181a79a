#if canImport(UIKit)
    import UIKit

    /// Elements in order, each found by its id.
    @MainActor
    struct IdentifiedList<Element: Identifiable & Equatable> where Element.ID: Sendable {
        private(set) var elements: [Element] = []
        private var byID: [Element.ID: Element] = [:]

        subscript(id: Element.ID) -> Element? { byID[id] }

        /// Holds other elements from now on; of those with the same id the first.
        /// - Returns: What UIKit has to show now. It finds out what came, left and moved, but not whose content is
        ///   another: that is said.
        mutating func change(to new: [Element]) -> NSDiffableDataSourceSnapshot<Int, Element.ID> {
            let old = byID
            (elements, byID) = ([], [:])
            for element in new where byID[element.id] == nil {
                elements.append(element)
                byID[element.id] = element
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Element.ID>()
            snapshot.appendSections([0])
            snapshot.appendItems(elements.map(\.id))
            snapshot.reconfigureItems(
                elements.filter { element in old[element.id].map { $0 != element } ?? false }.map(\.id))
            return snapshot
        }
    }
#endif
