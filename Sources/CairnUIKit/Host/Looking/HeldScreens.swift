#if canImport(UIKit)
    import Cairn
    import UIKit

    /// What a stack held when it was last looked at. What stands where it stood needs no second look, so a look costs by
    /// what has changed.
    @MainActor
    final class HeldScreens {
        private var all: [KnownController] = []
        /// Where they lie, side by side: a deep stack is looked over at each request.
        private var places: [ObjectIdentifier] = []
        /// How many controllers had gone when it was last looked at. As long as there are no more, none of these has.
        private var goneBefore = 0
        /// What they are shown as; where columns are one stack, without those that UIKit put on it.
        private(set) var parts: [Shown.Part] = []
        /// What the stack is shown as with nothing over it; nil until it is asked for, and once something has changed.
        private var stack: Shown.Part?
        /// Whether not all of them are screens.
        private(set) var isLookedInto = false

        /// Takes note of what the stack holds now.
        /// - Parameter gone: How many of all known controllers have gone.
        func look(
            at now: ArraySlice<UIViewController>, gone: Int,
            knownAs known: (UIViewController) -> KnownController, part: (UIViewController) -> Shown.Part
        ) {
            var same = Self.count(of: places, standingIn: now)
            if gone != goneBefore {
                same = all.prefix(same).firstIndex(where: \.isOver) ?? same
                goneBefore = gone
            }
            guard same < max(all.count, now.count) || isLookedInto else { return }
            stack = nil
            all.removeSubrange(same...)
            places.removeSubrange(same...)
            // Each had one part, in the same place.
            let kept = isLookedInto ? 0 : same
            parts.removeSubrange(kept...)
            for controller in now.dropFirst(same) {
                all.append(known(controller))
                places.append(ObjectIdentifier(controller))
            }
            let new = zip(all[kept...], now.dropFirst(kept))
            // A stack on this one is another column, also where the app has returned it for a screen.
            isLookedInto = new.contains { held, controller in
                held.part == nil || controller is UINavigationController
            }
            for (held, controller) in new where !(controller is UINavigationController) {
                parts.append(held.part ?? part(controller))
            }
        }

        /// What a stack is shown as that holds this, the same in memory as long as nothing has changed.
        func stack(_ node: Tree.Node.ID, over covers: [Shown.Part]) -> Shown.Part {
            guard covers.isEmpty else { return .stack(node, parts, over: covers) }
            let stack = stack ?? .stack(node, parts, over: [])
            self.stack = stack
            return stack
        }

        /// How many of the lowest still stand there. Runs over all of a stack, so it holds nothing, calls nothing, and does
        /// not make sure that it is on the main actor each time.
        private nonisolated static func count(
            of places: [ObjectIdentifier], standingIn now: ArraySlice<UIViewController>
        ) -> Int {
            now.withUnsafeBufferPointer { now in
                places.withUnsafeBufferPointer { places in
                    let most = min(places.count, now.count)
                    // Nearly always all of them: looked over at once, several in one step.
                    var difference: UInt = 0
                    for index in 0..<most {
                        difference |=
                            UInt(bitPattern: places[index]) ^ UInt(bitPattern: ObjectIdentifier(now[index]))
                    }
                    if difference == 0 { return most }
                    var count = 0
                    while count < most, places[count] == ObjectIdentifier(now[count]) { count += 1 }
                    return count
                }
            }
        }

        /// How many of the lowest are what is wanted there, whatever may have been made since.
        func count(fitting wanted: [Shown.Part]) -> Int {
            var count = 0
            while count < min(all.count, wanted.count), all[count].isShown(as: wanted[count]) { count += 1 }
            return count
        }
    }
#endif
