#if canImport(UIKit)
    import Cairn
    import UIKit

    /// What tabs held when they were last looked at. There may be many, and most stay as they are: those that are one screen
    /// need no second look.
    @MainActor
    final class HeldTabs {
        private var all: [KnownController] = []
        /// What they are shown as.
        private(set) var parts: [Shown.Part] = []

        /// Takes note of what the tabs hold now.
        func look(
            at now: [UIViewController], knownAs known: (UIViewController) -> KnownController,
            part: (UIViewController) -> Shown.Part
        ) {
            if now.count < all.count {
                all.removeSubrange(now.count...)
                parts.removeSubrange(now.count...)
            }
            var next = Self.next(from: 0, in: all, at: now)
            while let index = next {
                let isNew = index == all.count
                if isNew {
                    all.append(known(now[index]))
                } else if !all[index].isOf(now[index]) {
                    all[index] = known(now[index])
                }
                let part = all[index].part ?? part(now[index])
                if isNew {
                    parts.append(part)
                } else if !parts[index].sharesMemory(with: part), parts[index] != part {
                    parts[index] = part
                }
                next = Self.next(from: index + 1, in: all, at: now)
            }
        }

        /// The first that may hold something else than before. Runs over all tabs, so it holds nothing, calls nothing, and does
        /// not make sure that it is on the main actor each time.
        private nonisolated static func next(
            from start: Int, in all: [KnownController], at now: [UIViewController]
        ) -> Int? {
            now.withUnsafeBufferPointer { now in
                all.withUnsafeBufferPointer { all in
                    var index = start
                    while index < now.count {
                        guard index < all.count, all[index].part != nil, all[index].isOf(now[index]) else {
                            return index
                        }
                        index += 1
                    }
                    return nil
                }
            }
        }

        /// Whether the tab at an index shows a part as it is, and nothing in it has to be looked at.
        /// - Parameter isUnmade: Whether nothing was made for a node yet.
        func shows(_ part: Shown.Part, at index: Int, isUnmade: (Tree.Node.ID) -> Bool) -> Bool {
            guard index < all.count else { return false }
            return all[index].isShown(as: part) || all[index].isEmptyPlace(for: part) && isUnmade(part.id)
        }
    }

    extension [UIViewController] {
        /// Where a controller stands among these. To ask UIKit whether two are equal takes longer.
        nonisolated func position(of controller: UIViewController) -> Int? {
            withUnsafeBufferPointer { all in
                for index in all.indices where all[index] === controller { return index }
                return nil
            }
        }
    }
#endif
