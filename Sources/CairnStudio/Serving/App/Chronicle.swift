import Cairn
import CairnInspector
import UIKit

/// The entries of all journals of an app in the order in which they were seen.
@MainActor
struct Chronicle {
    /// The line of script that is being played.
    var line: Int?
    /// How many there were since the launch.
    private(set) var count = 0
    private var windows: [Window] = []
    private var opened = 0
    private var new: [Wire.Entry] = []
    /// The newest, to tell more of them.
    private var kept: [Journal.Entry] = []

    private struct Window {
        weak var navigator: Navigator?
        let number: Int
        /// The number of the newest entry that was read.
        var read = -1
    }

    /// Reads what is new in the window in front, and in those that were in front before.
    mutating func look(at player: Player) {
        windows.removeAll { $0.navigator == nil }
        if let front = player.navigator, !windows.contains(where: { $0.navigator === front }) {
            opened += 1
            windows.append(Window(navigator: front, number: opened))
        }
        let time = SimulatorClock.Instant.zero.duration(to: player.simulator.clock.now) / .seconds(1)
        for index in windows.indices {
            let window = windows[index]
            for entry in window.navigator?.journal.entries(after: window.read).entries ?? [] {
                new.append(.init(entry, id: count, window: window.number, time: time, line: line))
                kept.append(entry)
                count += 1
                windows[index].read = entry.number
            }
        }
        if kept.count > Wire.Limit.entries + 500 { kept.removeFirst(kept.count - Wire.Limit.entries) }
    }

    /// What was not told yet.
    mutating func takeNew() -> [Wire.Entry] {
        defer { new = [] }
        return new
    }

    func detail(of id: Int) -> Wire.Detail? {
        guard (0..<count).contains(id) else { return nil }
        let index = id - (count - kept.count)
        return kept.indices.contains(index) ? .init(kept[index], id: id) : nil
    }
}
