import UIKit

/// A state of an app as the explorer tells them apart: what lies on screen, and what can be done there; not what it reads.
struct ExploredState: Hashable, Sendable {
    /// The screens from the root up, one that stands on its like counted once.
    var screens: [AppMap.Screen.ID]
    /// What can be done, in kinds.
    var acts: [String]
    /// What is chosen among a few, such as segments and switches: it may change what the same act leads to.
    var choices: [String]
    /// Whether something is still under way.
    var isBusy: Bool
    /// What can be read besides, for the first few readings of a state that is otherwise the same: a lock may say how much of
    /// its code is right.
    var reading: String?

    /// What lies in front.
    var front: AppMap.Screen.ID { screens.last ?? "" }
}

extension ExploredState {
    init(_ places: [ScreenPlace], _ look: SeenScreen, isBusy: Bool) {
        var screens: [AppMap.Screen.ID] = []
        for place in places where screens.last != place.id { screens.append(place.id) }
        self.screens = screens
        acts = Array(Set(look.possible.map(\.kind))).sorted()
        choices = look.choices
        self.isBusy = isBusy
        reading = look.reading
    }
}
