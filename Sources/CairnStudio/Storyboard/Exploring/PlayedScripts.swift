import Cairn

/// What is known of the scripts that were played: after the same acts the same can be done, and leads to the same screen. To make a
/// script shorter plays it again and again with a few acts less, and most of what is left out was left out before.
@MainActor
final class PlayedScripts {
    /// The app after some acts that could be done.
    private struct Moment {
        /// Where acts lead to; back here where they could not be done, since those have done nothing.
        var next: [Action: Int] = [:]
        /// Nil as long as nobody has looked.
        var front: AppMap.Screen.ID?
    }

    private var moments = [Moment()]
    private var places = ScreenPlaces()

    /// The one right after a launch.
    static let launch = 0

    /// Notes an act.
    /// - Returns: the moment after it.
    func did(_ action: Action, at moment: Int, couldBeDone: Bool) -> Int {
        if let known = moments[moment].next[action] { return known }
        let next = couldBeDone ? moments.count : moment
        if couldBeDone { moments.append(Moment()) }
        moments[moment].next[action] = next
        return next
    }

    /// Notes what lies in front. Nothing where that takes a look at the screen.
    func look(at navigator: Navigator?, moment: Int) {
        guard moments[moment].front == nil, let tree = navigator?.tree else { return }
        // Another launch deals the same ids again.
        places.forget()
        moments[moment].front = places.places(in: tree).last?.id ?? ""
    }

    /// What lies in front then; nil where nobody has looked.
    func front(at moment: Int) -> AppMap.Screen.ID? { moments[moment].front }

    /// What can be done of a script, and what lies in front after that; nil where it was not played, or led to an end of the app.
    /// - Parameter last: How many of the last acts have to be among what can be done.
    func outcome(of script: [Action], last: Int = 0) -> (performed: [Action], front: AppMap.Screen.ID?)? {
        var performed: [Action] = []
        var moment = Self.launch
        for (index, action) in script.enumerated() {
            guard let next = moments[moment].next[action] else { return nil }
            if next != moment { performed.append(action) } else if script.count - index <= last { return nil }
            moment = next
        }
        return (performed, moments[moment].front)
    }
}
