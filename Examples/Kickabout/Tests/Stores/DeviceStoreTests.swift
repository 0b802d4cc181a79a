import Foundation
import KickaboutCore
import Testing

@MainActor
struct DeviceStoreTests {
    private let files = MemoryFiles()
    private var store: DeviceStore { DeviceStore(files: files) }

    @Test func `begins with an empty league`() async throws {
        #expect(try await store.load() == League())
        #expect(files.contents.isEmpty)
    }

    @Test func `what was changed is there the next time`() async throws {
        let changed = try await store.perform(.addPlayer("Zoé 🥇"))
        #expect(changed.players.map(\.name) == ["Zoé 🥇"])
        #expect(try await store.load() == changed)
        #expect(Array(files.contents.keys) == ["league.json"])
    }

    @Test func `a change that makes no sense changes nothing`() async throws {
        await #expect(throws: StoreError.refused(.name(" "))) { try await store.perform(.addPlayer(" ")) }
        #expect(files.contents.isEmpty)
    }

    @Test func `a change that cannot be written changes nothing`() async throws {
        let before = try await store.perform(.addPlayer("Ana"))
        files.isFull = true
        await #expect(throws: StoreError.noAccess("It cannot be written.")) {
            try await store.perform(.addPlayer("Bo"))
        }
        #expect(try await store.load() == before)
    }

    @Test(arguments: [
        "", "{", "[]", "null", #"{"players":[{"id":1,"name":"A"#, #"{"players": 7, "matches": []}"#,
    ])
    func `a corrupt or half-written file is kept aside, and said so once`(_ text: String) async throws {
        files.contents["league.json"] = Data(text.utf8)
        await #expect(throws: StoreError.setAside(as: "league.json.damaged-1")) { try await store.load() }
        #expect(files.contents == ["league.json.damaged-1": Data(text.utf8)])
        #expect(try await store.load() == League())
    }

    @Test func `a second damaged file is kept beside the first`() async throws {
        files.contents["league.json.damaged-1"] = Data("first".utf8)
        files.contents["league.json"] = Data("second".utf8)
        await #expect(throws: StoreError.setAside(as: "league.json.damaged-2")) { try await store.load() }
        #expect(files.contents.count == 2)
    }

    @Test func `a change never overwrites a damaged file`() async throws {
        files.contents["league.json"] = Data("precious".utf8)
        await #expect(throws: StoreError.setAside(as: "league.json.damaged-1")) {
            try await store.perform(.addPlayer("Ana"))
        }
        #expect(files.contents["league.json.damaged-1"] == Data("precious".utf8))
    }

    @Test func `ten thousand matches are written and read`() async throws {
        let matches = (1...10_000).map { Match(id: $0, home: [1], away: [2]) }
        let league = League(players: League.sample.players, matches: matches)
        files.contents["league.json"] = try JSONEncoder().encode(league)
        let changed = try await store.perform(.delete(5_000))
        #expect(changed.matches.count == 9_999)
        #expect(try await store.load() == changed)
    }
}
