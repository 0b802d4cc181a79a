import CairnInspector
import CairnTesting
import UIKit

/// Draws what a person, or the system, does next: something that can be done now.
struct Draw {
    private var random: SeededRandom
    private let texts: [String]
    /// Those that look like an address, and all others; all, where there are none.
    private let addresses: [String]
    private let plain: [String]
    private let links: [String]
    private let networks: [String]
    /// Whether a text of the app's own was typed just now: people fill in the rest of a form, then.
    private var isFillingIn = false

    /// - Parameters:
    ///   - texts: what is typed beside random texts: what opens doors in this app.
    ///   - links: what is tapped elsewhere.
    ///   - networks: what the network can be like.
    init(seed: UInt64, texts: [String], links: [String] = [], networks: [String] = []) {
        random = SeededRandom(seed: seed)
        self.texts = texts
        let (addresses, plain) = (texts.filter { $0.contains("@") }, texts.filter { !$0.contains("@") })
        self.addresses = addresses.isEmpty ? texts : addresses
        self.plain = plain.isEmpty ? texts : plain
        self.links = links
        self.networks = networks
    }

    @MainActor
    mutating func action(for player: Player) -> Action {
        if player.isKilled { return roll(3) == 0 ? open() ?? .launch : .launch }
        if player.simulator.finger != nil { return whileHeld() }
        if player.isInBackground {
            switch roll(8) {
            case 0, 1: return wait()
            case 2: return .kill
            case 3: return open() ?? .foreground
            default: return .foreground
            }
        }
        if isFillingIn {
            if roll(4) != 0, let (name, index) = emptyField(of: player) {
                return .type(name, at: index, text: known(for: name))
            }
            isFillingIn = false
        }
        switch roll(100) {
        case 0..<7: return wait()
        case 7: return .background
        case 8: return .memory
        case 9 where player.isTablet && roll(2) == 0: return .resize(isNarrow: roll(2) == 0)
        case 9: return .rotate(Wire.Looks.orientations[roll(4)].orientation)
        case 10..<16: return .close
        case 16: if let link = open() { return link }
        case 17 where !networks.isEmpty: return .network(networks[roll(networks.count)])
        default: break
        }
        guard let action = player.possibleNow({ roll($0) }) else { return wait() }
        return varied(action)
    }

    private mutating func open() -> Action? {
        links.isEmpty ? nil : .open(links[roll(links.count)])
    }

    private mutating func whileHeld() -> Action {
        switch roll(20) {
        case 0..<7: .release(finish: true)
        case 7..<14: .release(finish: false)
        case 14: .background
        case 15: .memory
        default: wait()
        }
    }

    private mutating func varied(_ action: Action) -> Action {
        if action.isNameless { return wait() }
        return switch action {
        case .type(let name, let index, _): .type(name, at: index, text: text(for: name))
        case .swipe: gesture(.swipe)
        case .pull: gesture(.pull)
        case .nextPage: .nextPage(cancelAt: roll(3) == 0 ? progress() : nil)
        case .previousPage: .previousPage(cancelAt: roll(3) == 0 ? progress() : nil)
        default: action
        }
    }

    private mutating func gesture(_ kind: Gesture.Kind) -> Action {
        let end = roll(3)
        if end == 2 { return .hold(kind, at: progress()) }
        let cancelled = end == 1 ? progress() : nil
        return kind == .swipe ? .swipe(cancelAt: cancelled) : .pull(cancelAt: cancelled)
    }

    private mutating func wait() -> Action { .wait(seconds: [0.05, 0.2, 0.5, 1, 3][roll(5)]) }

    private mutating func progress() -> Double { Double(roll(101)) / 100 }

    private mutating func text(for field: String) -> String {
        isFillingIn = !texts.isEmpty && roll(4) != 0
        return isFillingIn ? known(for: field) : Self.oddTexts[roll(Self.oddTexts.count)]
    }

    /// Where a door wants two texts at once, each drawn among all of them, few walks come in: what looks like an address
    /// goes where one is asked for, and the rest elsewhere.
    private mutating func known(for field: String) -> String {
        let known = field.lowercased().contains("mail") ? addresses : plain
        return known[roll(known.count)]
    }

    /// The first field in front that nothing stands in.
    @MainActor
    private func emptyField(of player: Player) -> (name: String, index: Int?)? {
        let (outline, possible) = player.lookAround()
        let fields = SeenScreen(outline, possible).fields
        for case .type(let name, let index, _) in possible
        where !name.isEmpty && fields[name]?.text.isEmpty == true {
            return (name, index)
        }
        return nil
    }

    private mutating func roll(_ count: Int) -> Int { random.roll(count) }

    /// Nothing, a letter, a plain word, and what people forget: emoji of several parts, marks that join, text from
    /// right to left, other scripts, quotation marks, line ends, controls.
    static let oddTexts = [
        "", "a", "swordfish", "👩‍👩‍👧‍👦", "🇵🇹🏳️‍🌈", "e\u{301}\u{327}", "\u{301}", "שלום", "مرحبا\u{202E}", "日本語",
        "\"\\\"", " ",
        "two\nlines", "\u{0}\u{7}", "Ω≈ç√", "a@b.c", "%s%n", "0", "-1",
    ]
}
