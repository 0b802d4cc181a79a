import Cairn

/// Reading and writing links, among ten patterns and among ten thousand, and against a plain trie.
@MainActor
enum Links {
    static let costs = [
        Cost("parse a link, 10,000 patterns / 10", bound: 1.3) {
            interleaved(parse(many, places(in: 10_000)), parse(few, places(in: 10)))
        },
        Cost("parse a link, 10,000 / plain trie", bound: 1.2) {
            interleaved(parse(many, places(in: 10_000)), walk(PlainTrie(10_000), places(in: 10_000)))
        },
        Cost("print a link, 10,000 patterns / 10", bound: 1.3) {
            interleaved(print(many, places(in: 10_000)), print(few, places(in: 10)))
        },
        Cost("print a link / join its parts") {
            interleaved(print(many, places(in: 10_000)), join(places(in: 10_000)))
        },
        Cost("a link followed on the main actor / a push", bound: 2.5) {
            interleaved(rounds: shortRounds, follow(), push())
        },
        Cost("build a table of 10,000") {
            let took = clock.measure { precondition(table(10_000).problems.isEmpty) }
            return .figure("\(microseconds(took / 1000)) ms")
        },
    ]

    /// From the link to rest, all of it on the main actor: reading, the coordinator's say, and the change.
    private static func follow() -> () -> Duration {
        let window = Window.stack(10)
        let table = LinkTable<Place>(scheme: "app", [.link("pages/{number}", to: Place.page)])
        return average {
            let took = clock.measure { window.navigator.follow("app://pages/1000", by: table) }
            window.front.router.trigger(.back)
            return took
        }
    }

    private static func push() -> () -> Duration {
        let window = Window.stack(10)
        return average {
            let model = window.front
            let took = clock.measure { model.router.trigger(.open(1)) }
            window.front.router.trigger(.back)
            return took
        }
    }

    private static let few = table(10)
    private static let many = table(10_000)

    /// Patterns like `area17/items/{id}/part`; every second ends in a value, every tenth has a query.
    private static func table(_ count: Int) -> LinkTable<Spot> {
        LinkTable(
            scheme: "app",
            (0..<count).map { number in
                .link("area\(number)/items", to: Spot.area(number)).then(
                    LinkTable<Item>([
                        .link(pattern(number), to: Item.part)
                    ]))
            })
    }

    fileprivate nonisolated static func pattern(_ number: Int) -> String {
        number % 2 == 0 ? "{id}/part" : "{id}"
    }

    /// Ten places, spread over that many patterns.
    private static func places(in count: Int) -> [LinkPath] {
        (0..<10).map {
            LinkPath(Spot.area(min($0 * (count / 10) + $0 % 2, count - 1)), Item.part(1_000 + $0))
        }
    }

    private static func parse(_ table: LinkTable<Spot>, _ places: [LinkPath]) -> () -> Duration {
        let links = places.map { try! table.print($0) }
        for (link, place) in zip(links, places) { precondition(try! table.parse(link) == place) }
        return average(of: 1) {
            clock.measure {
                for _ in 0..<100 { for link in links { _ = try? table.parse(link) } }
            } / (100 * links.count)
        }
    }

    private static func print(_ table: LinkTable<Spot>, _ places: [LinkPath]) -> () -> Duration {
        average(of: 1) {
            clock.measure {
                for _ in 0..<100 { for place in places { _ = try? table.print(place) } }
            } / (100 * places.count)
        }
    }

    private static func walk(_ trie: PlainTrie, _ places: [LinkPath]) -> () -> Duration {
        let links = places.map { try! many.print($0) }
        for (link, place) in zip(links, places) { precondition(trie.find(link) == place) }
        return average(of: 1) {
            clock.measure {
                for _ in 0..<100 { for link in links { _ = trie.find(link) } }
            } / (100 * links.count)
        }
    }

    private static func join(_ places: [LinkPath]) -> () -> Duration {
        let parts = places.map { place -> [String] in
            try! many.print(place).split(separator: "/").dropFirst().map(String.init)
        }
        var length = 0
        return average(of: 1) {
            clock.measure {
                for _ in 0..<100 {
                    for parts in parts { length += ("app://" + parts.joined(separator: "/")).utf8.count }
                }
            } / (100 * parts.count)
        }
    }

    private static let clock = ProcessorClock()
}

enum Spot: Destination { case area(Int) }
enum Item: Destination { case part(Int) }

/// The least that finds a link among many in time by its length: dictionaries of segments. No percent-encoding, no
/// query, no reasons.
private struct PlainTrie {
    private struct Node {
        var words: [Substring: Int] = [:]
        var value: Int?
        var area: Int?
    }

    private var nodes = [Node()]

    init(_ count: Int) {
        for number in 0..<count {
            var node = 0
            for word in "area\(number)/items/\(Links.pattern(number))".split(separator: "/") {
                let next = word == "{id}" ? nodes[node].value : nodes[node].words[word]
                if next == nil {
                    nodes.append(Node())
                    if word == "{id}" {
                        nodes[node].value = nodes.count - 1
                    } else {
                        nodes[node].words[word] = nodes.count - 1
                    }
                }
                node = next ?? nodes.count - 1
            }
            nodes[node].area = number
        }
    }

    func find(_ link: String) -> LinkPath? {
        guard link.hasPrefix("app://") else { return nil }
        var node = 0
        var values: [Substring] = []
        for word in link.dropFirst(6).split(separator: "/") {
            if let next = nodes[node].words[word] {
                node = next
            } else if let next = nodes[node].value {
                values.append(word)
                node = next
            } else {
                return nil
            }
        }
        guard let area = nodes[node].area, let id = values.first.flatMap({ Int($0) }) else { return nil }
        return LinkPath(Spot.area(area), Item.part(id))
    }
}
