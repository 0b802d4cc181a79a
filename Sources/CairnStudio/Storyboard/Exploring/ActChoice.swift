import CairnInspector
import CairnTesting
import UIKit

/// Chooses what to do next in a state: what was tried least there, each thing once before any twice.
struct ActChoice {
    let texts: [String]
    let links: [String]
    /// What the system does, the person to the device, and the network.
    private let system: [Possibility]
    /// How often each link was opened, by its place in the list.
    private var opened: [Int]
    /// What was read on screens that may be a code or an address, to be typed elsewhere.
    private var read: [String] = []
    private static let mostRead = 20

    init(texts: [String], links: [String], networks: [String] = [], device: Wire.Device = .phone) {
        system =
            Self.system + (device == .tablet ? Self.sizes : [])
            + networks.map { Possibility(.network($0)) }
        self.texts = texts
        self.links = links
        opened = links.map { _ in 0 }
    }

    mutating func choose(
        in state: ExploredState, _ screen: SeenScreen, _ archive: Archive, isKilled: Bool,
        isInBackground: Bool,
        _ random: inout SeededRandom
    ) -> Possibility {
        if isKilled {
            if !links.isEmpty, random.roll(3) == 0 { return link(&random) }
            return Possibility(.launch)
        }
        if isInBackground {
            if !links.isEmpty, random.roll(4) == 0 { return link(&random) }
            return Possibility(.foreground)
        }
        read(screen)
        // Now and then something happens that no screen has to do with.
        if random.roll(40) == 0 { return system[random.roll(system.count)] }
        if !links.isEmpty, random.roll(25) == 0 { return link(&random) }
        var kinds: [(kind: String, score: Int)] = []
        var byKind: [String: [Possibility]] = [:]
        var menus: Set<String> = []
        for possibility in screen.possible + (state.isBusy ? [Self.wait] : []) {
            let kind = possibility.kind
            if byKind[kind] == nil {
                kinds.append((kind, score(of: possibility, in: state, screen, archive)))
            }
            byKind[kind, default: []].append(possibility)
            if archive.isNewInMenu(possibility, on: state.front) { menus.insert(kind) }
        }
        for index in kinds.indices where menus.contains(kinds[index].kind) { kinds[index].score = 0 }
        for possibility in system where archive.tries(possibility.kind, on: state.front) == 0 {
            kinds.append((possibility.kind, 8))
            byKind[possibility.kind] = [possibility]
        }
        if !links.isEmpty, archive.tries(Self.linkKind, on: state.front) == 0 {
            kinds.append((Self.linkKind, 6))
        }
        let lowest = kinds.map(\.score).min() ?? 0
        let best = kinds.filter { $0.score == lowest }.map(\.kind)
        guard !best.isEmpty else { return Self.wait }
        let kind = best[random.roll(best.count)]
        if kind == Self.linkKind { return link(&random) }
        let found = archive.leastTried(byKind[kind] ?? [], on: state.front)
        var chosen = found[random.roll(found.count)]
        if case .type(let name, let index, _) = chosen.action {
            let tried = archive.tries(kind, on: state.front)
            chosen.action = .type(name, at: index, text: text(for: name, in: screen, tried, &random))
        }
        return chosen
    }

    /// The lower the sooner: each kind once before any twice, and what was tried on this screen in other states later. What was
    /// tried thrice is tried as often as anything else.
    private func score(
        of possibility: Possibility, in state: ExploredState, _ screen: SeenScreen, _ archive: Archive
    ) -> Int {
        let tries = archive.tries(possibility.kind, in: state)
        if possibility.kind == Self.wait.kind, tries < 4 { return -1 }
        let delay =
            switch possibility.action {
            // What is typed twice is rarely what is asked for.
            case .type(let name, _, _): screen.fields[name]?.text.isEmpty == false ? 2 : 0
            case .clear, .scroll, .refresh, .menu, .returnKey, .press: 1
            default: 0
            }
        return 4 * min(tries, 3) + min(archive.tries(possibility.kind, on: state.front), 4) + 2 * delay
    }

    private static let wait = Possibility(action: .wait(seconds: 3), kind: "wait")

    /// What the system does, and the person to the device.
    private static let system = [
        Possibility(.background), Possibility(.memory),
        Possibility(action: .rotate(.landscapeLeft), kind: "rotate"), Possibility(.kill),
    ]

    /// How much room a tablet's windows may have.
    private static let sizes = [true, false].map { Possibility(.resize(isNarrow: $0)) }

    private static let linkKind = "open a link"

    private mutating func read(_ screen: SeenScreen) {
        guard read.count < Self.mostRead else { return }
        for word in screen.reading.split(whereSeparator: \.isWhitespace) {
            let word = word.trimmingPrefix { !$0.isLetter && !$0.isNumber }
            let text = String(word.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
            let isOfUse = text.contains("@") || text.count > 2 && text.contains(where: \.isNumber)
            if isOfUse, !read.contains(text), !texts.contains(text) { read.append(text) }
        }
    }

    /// One of the links that were opened least.
    private mutating func link(_ random: inout SeededRandom) -> Possibility {
        let lowest = opened.min() ?? 0
        let least = opened.indices.filter { opened[$0] == lowest }
        let index = least[random.roll(least.count)]
        opened[index] += 1
        return Possibility(action: .open(links[index]), kind: Self.linkKind)
    }

    /// What the field asks for: a text of the app's that looks like it, or one of no meaning.
    private func text(
        for name: String, in look: SeenScreen, _ tried: Int, _ random: inout SeededRandom
    ) -> String {
        let field = look.fields[name]
        let asksForAddress = name.lowercased().contains("mail")
        var fitting = (texts + read).filter { text in
            if asksForAddress { return text.contains("@") }
            if field?.isSecure == true { return !text.contains("@") }
            return true
        }
        if fitting.isEmpty { fitting = texts }
        fitting += asksForAddress ? ["a@b.c"] : ["Word", "12"]
        // Now what opens doors, now one that nobody knows.
        return fitting[(tried + random.roll(2)) % fitting.count]
    }
}
