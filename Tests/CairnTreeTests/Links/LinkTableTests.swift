import CairnTree
import Testing

enum Tab: String, LinkParameter, CaseIterable { case goals, cards }

struct PlayerID: RawRepresentable, LinkParameter {
    let rawValue: Int
}

enum PlayersRoute: Destination {
    case all
    case player(PlayerID, tab: Tab?)

    static let links = LinkTable<PlayersRoute>([
        .link("", to: .all),
        .link("{id}/{tab}", to: PlayersRoute.player),
    ])
}

enum Route: Destination {
    case list, rules
    case match(Int)
    case edit(id: Int, asDraft: Bool?)
    case search(String, page: Int?, section: String?)
    case players
    case team(String)
    case secret(Int)

    static let links = LinkTable<Route>(
        scheme: "kickabout", host: "kickabout.example",
        [
            .link("matches", to: .list),
            .link("matches/{id}", to: Route.match),
            .link("matches/{id}/edit?draft={asDraft}", to: Route.edit),
            .link("search/{text}?page={page}#{section}", to: Route.search),
            .link("spieler/größe", to: .rules),
            .link("m/{id}", to: Route.match).parseOnly,
            .link("teams/{name}", to: Route.team),
            .link("players", to: .players).then(PlayersRoute.links),
        ])
}

/// One table, declared once, reads links and writes them.
struct LinkTableTests {
    private let links = Route.links

    @Test(arguments: [
        ("kickabout://matches", LinkPath(Route.list)),
        ("kickabout://matches/7", LinkPath(Route.match(7))),
        ("kickabout://matches/7/edit", LinkPath(Route.edit(id: 7, asDraft: nil))),
        ("kickabout://matches/7/edit?draft=true", LinkPath(Route.edit(id: 7, asDraft: true))),
        ("kickabout://search/a%20b?page=2#top", LinkPath(Route.search("a b", page: 2, section: "top"))),
        ("kickabout://search/a#top", LinkPath(Route.search("a", page: nil, section: "top"))),
        ("kickabout://spieler/gr%C3%B6%C3%9Fe", LinkPath(Route.rules)),
        ("kickabout://teams/50%25%2F50%20%F0%9F%98%80", LinkPath(Route.team("50%/50 😀"))),
        (
            "kickabout://players/9/goals",
            LinkPath(Route.players, PlayersRoute.player(.init(rawValue: 9), tab: .goals))
        ),
        ("kickabout://players/9", LinkPath(Route.players, PlayersRoute.player(.init(rawValue: 9), tab: nil))),
    ])
    func `a link is read and written`(_ link: String, _ path: LinkPath) throws {
        #expect(try links.parse(link) == path)
        #expect(try links.print(path, as: .scheme) == link)
        let rest = link.dropFirst("kickabout://".count)
        #expect(try links.parse("https://kickabout.example/\(rest)") == path)
        #expect(try links.print(path) == "https://kickabout.example/\(rest)")
        #expect(try links.print(path, as: .path) == "/\(rest)")
        #expect(try links.parse("/\(rest)") == path)
    }

    @Test func `links of other hosts of the app are read, and its first is printed`() throws {
        let links = LinkTable<PlayersRoute>(
            host: "club.example", otherHosts: ["www.Club.example", "club.test"], [.link("", to: .all)])
        for host in ["club.example", "www.club.example", "CLUB.test"] {
            #expect(try links.parse("https://\(host)/") == LinkPath(PlayersRoute.all))
        }
        #expect(try links.print(.all) == "https://club.example/")
        #expect(throws: LinkRefusal.otherHost("www.club.test", known: "club.example")) {
            try links.parse("https://www.club.test/")
        }
    }

    @Test(arguments: [
        "KickAbout://matches/7", "kickabout:matches/7", "kickabout:///matches//7/",
        "HTTP://KICKABOUT.example/matches/7",
        "https://kickabout.example/matches/7?utm_source=mail&x", "kickabout://matches/%37#whatever",
        "/matches/7", "matches/7", "kickabout://m/7", "kickabout://matches/07",
    ])
    func `other ways to write a link are read as well, and printed in one`(_ link: String) throws {
        #expect(try links.parse(link) == LinkPath(Route.match(7)))
        #expect(try links.print(.match(7), as: .scheme) == "kickabout://matches/7")
    }

    @Test func `a letter may be composed in either way`() throws {
        #expect(try links.parse("kickabout://spieler/gro%CC%88%C3%9Fe") == LinkPath(Route.rules))
        #expect(try links.parse("kickabout://spieler/größe") == LinkPath(Route.rules))
    }

    @Test func `a link to a coordinator is one to what it begins with, where its table says so`() throws {
        let first = LinkPath(Route.players, PlayersRoute.all)
        #expect(try links.parse("/players") == first)
        #expect(try links.print(first, as: .path) == "/players")
        #expect(throws: LinkRefusal.self) { try links.print(.players) }
    }

    @Test func `a value is read as it was written, to the letter`() throws {
        for text in ["o\u{308}", "ö", "+ &=#?/", "...", "%2F", "a\u{0}b", "\r\n"] {
            let link = try links.print(.team(text))
            guard case .team(let read)? = try links.parse(link).destinations[0].base as? Route else {
                Issue.record("\(link) is no team")
                continue
            }
            #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
        }
    }

    @Test func `a dot alone would be this place or the one above, and is not printed`() throws {
        for text in [".", ".."] {
            let refusal = #expect(throws: LinkRefusal.self) { try links.print(.team(text), as: .path) }
            #expect("\(try #require(refusal))".contains("a text in the path of 'teams/{name}' is '\(text)'"))
        }
        #expect(try links.print(.team("..."), as: .path) == "/teams/...")
    }

    @Test(arguments: [
        ("other://matches", LinkRefusal.otherScheme("other", known: ["kickabout", "https"])),
        ("https://other.example/matches", .otherHost("other.example", known: "kickabout.example")),
        ("kickabout://matches/7/delete", .unknown("delete", in: "matches/7/delete")),
        ("kickabout://teams", .unknown("", in: "teams")),
        (
            "kickabout://matches/x",
            .wrongValue("x", parameter: "id", type: "Int", pattern: "matches/{id}")
        ),
        (
            "kickabout://players/9/x",
            .wrongValue("x", parameter: "tab", type: "Tab", pattern: "players/{id}/{tab}")
        ),
        ("kickabout://teams/%C3", .malformed("%C3")),
        ("kickabout://teams/%2", .malformed("%2")),
        ("kickabout://teams/%zz", .malformed("%zz")),
    ])
    func `a link that cannot be followed is refused with the part that failed`(
        _ link: String, _ why: LinkRefusal
    ) {
        #expect(throws: why) { try links.parse(link) }
        #expect(!why.description.isEmpty)
    }

    @Test func `an optional value is left out by an empty text as well, but for a text`() throws {
        enum Search: Destination { case page(Int?), named(String?) }
        let links = LinkTable<Search>([
            .link("search?page={page}", to: Search.page), .link("find?name={name}", to: Search.named),
        ])
        #expect(try links.parse("search?page=") == LinkPath(Search.page(nil)))
        #expect(try links.parse("search?page") == LinkPath(Search.page(nil)))
        #expect(try links.parse("find?name=") == LinkPath(Search.named("")))
        #expect(throws: LinkRefusal.self) { try links.parse("search?page=x") }
    }

    @Test func `a query item that is needed and missing is named`() {
        enum Search: Destination { case text(String) }
        let links = LinkTable<Search>([.link("search?q={text}", to: Search.text)])
        #expect(throws: LinkRefusal.missing(parameter: "text", pattern: "search?q={text}")) {
            try links.parse("/search?p=1")
        }
    }

    @Test func `what has no pattern, and what no link can say, is refused by name`() {
        #expect(throws: LinkRefusal.notLinkable("secret(7)")) { try links.print(.secret(7)) }
        #expect(
            throws: LinkRefusal.unprintable(
                #"team("")"#, why: "a text in the path of 'teams/{name}' is empty")
        ) { try links.print(.team("")) }
    }

    @Test func `a destination that is more than a case says itself how it is taken apart`() throws {
        struct Page: Destination {
            var number: Int
            static func numbered(_ number: Int) -> Page { Page(number: number * 10) }
        }
        let links = LinkTable<Page>([.link("page/{n}", to: Page.numbered, from: { $0.number / 10 })])
        #expect(links.problems == [])
        #expect(try links.parse("/page/3") == LinkPath(Page(number: 30)))
        #expect(try links.print(Page(number: 30)) == "/page/3")
        #expect(throws: LinkRefusal.self) { try links.print(Page(number: 31)) }
    }

    @Test func `the fields of a struct are values too`() throws {
        struct Page: Destination {
            var book: String
            var number: Int
        }
        let links = LinkTable<Page>([.link("{book}/{number}", to: Page.init)])
        #expect(links.problems == [])
        #expect(try links.print(Page(book: "a b", number: 3)) == "/a%20b/3")
    }
}
