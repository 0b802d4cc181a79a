#if canImport(UIKit)
    import Cairn
    import UIKit

    /// What a stack held when it was last looked at. What stands where it stood needs no second look, so a look costs by
    /// what has changed.
    @MainActor
    final class HeldScreens {
        private(set) var all: [KnownController] = []
        /// What they are shown as; where columns are one stack, without those that UIKit put on it.
        private(set) var parts: [Shown.Part] = []
        /// Whether not all of them are screens.
        private(set) var isLookedInto = false

        /// Takes note of what the stack holds now.
        func look(
            at now: ArraySlice<UIViewController>, knownAs known: (UIViewController) -> KnownController,
            part: (UIViewController) -> Shown.Part
        ) {
            let same = count(standingIn: now)
            guard same < max(all.count, now.count) || isLookedInto else { return }
            all.removeSubrange(same...)
            all += now.dropFirst(same).map(known)
            isLookedInto = all.contains { $0.part == nil }
            parts = zip(all, now).compactMap { held, controller in
                held.part ?? (controller is UINavigationController ? nil : part(controller))
            }
        }

        /// How many of the lowest still stand there. Runs over all of a stack, so it keeps nothing and calls nothing.
        private func count(standingIn now: ArraySlice<UIViewController>) -> Int {
            now.withUnsafeBufferPointer { now in
                all.withUnsafeBufferPointer { all in
                    var count = 0
                    while count < min(all.count, now.count), all[count].isOf(now[count]) { count += 1 }
                    return count
                }
            }
        }

        /// How many of the lowest are what is wanted there, whatever may have been made since.
        func count(fitting wanted: [Shown.Part]) -> Int {
            var count = 0
            while count < min(all.count, wanted.count), all[count].part == wanted[count] { count += 1 }
            return count
        }
    }
#endif
