import CairnInspector
import UIKit

// A launch that a page asks for, which begins with an empty script: what became of the one before is said.
extension Hub {
    /// How it stood before a launch.
    struct Before {
        var device: Wire.Device
        /// Whether the app had ended by itself.
        var hasEnded: Bool
        /// The number of the session that was left last.
        var branch: Int?
    }

    var before: Before {
        .init(
            device: status.device, hasEnded: [.trapped, .ended].contains(status.app),
            branch: script.list.branches.last?.number)
    }

    /// Launches the app anew, on another device with the settings that a person has chosen on this one.
    func relaunch(_ ask: Wire.Ask, _ page: PageLink) {
        let before = before
        let device = ask.device ?? before.device
        let isOther = device != before.device
        let lines = isOther ? stage?.looks.lines(on: device) : nil
        launch(device, by: ask.link, lines ?? [], ask, page)
        tell(since: before)
    }

    /// Says something that is no trouble, in the place of what was said before.
    func say(_ text: String, branch: Int? = nil) {
        status.notice = notices.notice(text, branch: branch)
    }

    /// What the app waits for by a clock on the wall, or from other threads, is seen when it comes; no line makes it come. Said once a
    /// launch, and not in the place of the way back to a session.
    func wentOnByItself() {
        guard notices.saidOfItself != status.launch, status.notice?.branch == nil else { return }
        notices.saidOfItself = status.launch
        say(
            "The app went on by itself: it waited by a clock on the wall, or for another thread. A script does not wait for that. "
                + "Give the app the simulator's clock where its Studio says prepare:, and it does."
        )
    }

    func tell(since before: Before) {
        let isOther = status.device != before.device
        let left = script.list.branches.last.flatMap { $0.number == before.branch ? nil : $0 }
        guard isOther || left != nil else { return }
        var text = isOther ? "Launched again on a \(status.device)." : "Launched again."
        if let left {
            let which = before.hasEnded ? "up to where the app ended" : "before it"
            text += " The script \(which), \(left.lines.counted("line")), is in “Sessions that were left”."
        }
        say(text, branch: left?.number)
    }
}

extension Wire.Looks {
    /// The lines that make another device look like this one, as far as that makes sense there.
    fileprivate func lines(on other: Wire.Device) -> [Wire.ScriptList.Line] {
        var actions: [Action] = []
        if isDark { actions.append(.appearance(isDark: true)) }
        if let size = TextSize(rawValue: textSize), size != .large { actions.append(.textSize(size)) }
        // No app of a phone turns upside down.
        let known = Self.orientations.first { $0.word == orientation }?.orientation ?? .portrait
        if known.isLandscape || known == .portraitUpsideDown && other == .tablet {
            actions.append(.rotate(known))
        }
        return actions.map { .init($0) }
    }
}
