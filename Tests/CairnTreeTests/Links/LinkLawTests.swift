import CairnTesting
import CairnTree
import Foundation
import Testing

private enum Inner: Destination {
    case first, note(String), pair(Int8, Tab?)
}

private enum Outer: Destination {
    case home, area, number(Int), text(String), flags(Bool, Tab), maybe(String?, Int?), long(
        UInt64, String, Int?)
    case real(Double)
}

/// Law 4 for links: over random tables and destinations, what is printed is read as what it was, and what is read is
/// printed as it was. `CAIRN_SEED` plays one again.
struct LinkLawTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = SeededRandom.seedOfTests
    private static let tables = environment["CAIRN_STEPS"].flatMap(Int.init).map { $0 / 100 } ?? 300

    @Test func `parse and print undo each other`() throws {
        var random = SeededRandom(seed: Self.seed)
        var (sound, printed) = (0, 0)
        for _ in 0..<Self.tables {
            let links = randomTable(&random)
            if links.problems.isEmpty { sound += 1 }
            for _ in 0..<20 {
                let path = randomPath(&random)
                guard let link = try? links.print(path, as: .scheme) else {
                    try #require(
                        !links.problems.isEmpty || path == LinkPath(Outer.area)
                            // No path can say an empty text, or dots alone.
                            || [#""""#, #""."#, #""..""#].contains { "\(path)".contains($0) },
                        "CAIRN_SEED=\(Self.seed): \(path) has a pattern and no link")
                    continue
                }
                printed += 1
                try #require(try links.parse(link) == path, "CAIRN_SEED=\(Self.seed): \(link) of \(path)")
                let sloppy = sloppy(link, &random)
                try #require(try links.parse(sloppy) == path, "CAIRN_SEED=\(Self.seed): \(sloppy) of \(path)")
                try #require(try links.print(links.parse(link), as: .scheme) == link)
                try #require(
                    URL(string: link)?.absoluteString == link, "CAIRN_SEED=\(Self.seed): \(link) is no URL")
            }
        }
        print("law 4: seed \(Self.seed), \(Self.tables) tables, \(sound) sound, \(printed) links")
        #expect(sound > 0 && sound < Self.tables, "tables with and without problems")
        #expect(printed > Self.tables)
    }

    @Test func `no link is too broken to be refused`() {
        var random = SeededRandom(seed: Self.seed)
        var followed = 0
        let links = Route.links
        let pieces = [
            "kickabout", ":", "//", "/", "?", "#", "%", "%4", "%zz", "%C3", "%C3%BC", "matches", "7", "edit",
            "=", "&",
            "draft", "true", "é", "\u{0}", "😀", "search", "..", "https", "kickabout.example", "@", "[", " ",
            "players",
        ]
        for _ in 0..<20_000 {
            let link = (0..<Int.random(in: 0...9, using: &random)).reduce(into: "") { text, _ in
                text += pieces.randomElement(using: &random) ?? ""
            }
            guard let path = try? links.parse(link) else { continue }
            followed += 1
            guard let canonical = try? links.print(path) else { continue }
            #expect((try? links.parse(canonical)) == path, "CAIRN_SEED=\(Self.seed): \(link)")
        }
        #expect(followed > 0)
        let deep = "kickabout://" + String(repeating: "a/", count: 200_000)
        #expect(throws: LinkRefusal.self) { try links.parse(deep) }
    }

    private func randomTable(_ random: inout SeededRandom) -> LinkTable<Outer> {
        let words = ["a", "ü", "new", "x y", "50%", "ö/ä", "t", "area", "note", "7"]
        func path(_ values: String...) -> String {
            var segments = values.map { "{\($0)}" }
            let fixed = Int.random(in: 0...2, using: &random)
            for _ in 0..<fixed {
                segments.insert(
                    words.randomElement(using: &random)!, at: .random(in: 0...segments.count, using: &random))
            }
            return segments.joined(separator: "/")
        }
        let inner = LinkTable<Inner>([
            .link(path(), to: .first), .link("note/" + path("text"), to: Inner.note),
            .link("p?x={a}&y={b}", to: Inner.pair),
        ])
        // Two that take little or nothing of the path, and go on elsewhere, or end there.
        var home = LinkEntry<Outer>.link(Bool.random(using: &random) ? "" : path(), to: .home)
        if Bool.random(using: &random) { home = home.then(LinkTable<Inner>([.link("z", to: .first)])) }
        var real = LinkEntry<Outer>.link(
            Bool.random(using: &random) ? "?ö={x}" : "r?ö={x}", to: Outer.real)
        if Bool.random(using: &random) { real = real.then(LinkTable<Inner>([.link("w", to: .first)])) }
        var entries: [LinkEntry<Outer>] = [
            home, real, .link("area/" + path(), to: .area).then(inner),
            .link(path("n") + "/n", to: Outer.number), .link(path("s"), to: Outer.text),
            .link(path("yes", "tab"), to: Outer.flags), .link("m/\(path())?s={s}&n={n}", to: Outer.maybe),
            .link("l/{u}/{s}/{n}", to: Outer.long),
        ]
        entries.shuffle(using: &random)
        return LinkTable(scheme: "app", entries)
    }

    private func randomPath(_ random: inout SeededRandom) -> LinkPath {
        let tab = Tab.allCases.randomElement(using: &random)!
        let number = Int.random(in: -9...9, using: &random)
        let maybe = Bool.random(using: &random) ? number : nil
        let text = randomText(&random)
        return switch Int.random(in: 0..<11, using: &random) {
        case 0: LinkPath(Outer.home)
        case 1: LinkPath(Outer.area)
        case 2: LinkPath(Outer.number(number))
        case 3: LinkPath(Outer.text(text))
        case 4: LinkPath(Outer.flags(.random(using: &random), tab))
        case 5: LinkPath(Outer.maybe(Bool.random(using: &random) ? text : nil, maybe))
        case 6: LinkPath(Outer.long(.random(in: 0...UInt64.max, using: &random), text, maybe))
        case 7: LinkPath(Outer.real(.random(in: -1e9...1e9, using: &random)))
        case 8: LinkPath(Outer.area, Inner.first)
        case 9: LinkPath(Outer.area, Inner.note(text))
        default: LinkPath(Outer.area, Inner.pair(Int8(number), maybe == nil ? nil : tab))
        }
    }

    private func randomText(_ random: inout SeededRandom) -> String {
        let scalars: [Character] = [
            "a", "Z", "7", "-", ".", "/", "%", "?", "#", "&", "=", "+", " ", "ü", "😀", "\u{301}", "中",
        ]
        return String(
            (0..<Int.random(in: 0...6, using: &random)).map { _ in scalars.randomElement(using: &random)! })
    }

    /// The same link as somebody else might write it.
    private func sloppy(_ link: String, _ random: inout SeededRandom) -> String {
        var text = link.replacingOccurrences(of: "app://", with: "")
        if let cut = text.firstIndex(where: { $0 == "?" || $0 == "#" }) {
            if text[cut] == "?" { text.insert(contentsOf: "?utm=%zz&", at: cut) }
            text = text.replacingOccurrences(of: "&?", with: "&")
        } else {
            text += ["/", "?utm=1", "#x", ""].randomElement(using: &random)!
        }
        text = text.replacingOccurrences(of: "%C3", with: "%c3").replacingOccurrences(of: "a", with: "%61")
        return ["APP:", "app:///", "app:////", "/"].randomElement(using: &random)! + text
    }
}
