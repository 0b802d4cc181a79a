import CairnTree
import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

@MainActor
struct StoryboardCommandTests {
    private let sitting = Sitting()
    private let shop = Studio(Shop.self, name: "shop") { $0.navigator }
    private let newShop = Studio(NewShop.self, name: "shop") { $0.navigator }

    private func exploreBoth() async {
        #expect(await sitting.run(shop, "explore", "--budget", "640", "--json", "old.json") == 0)
        #expect(await sitting.run(newShop, "explore", "--budget", "640", "--json", "new.json") == 0)
        sitting.output = ""
    }

    @Test func `a comparison says what is new, gone and changed`() async {
        await exploreBoth()
        #expect(await sitting.run(shop, "storyboard", "new.json", "--compare", "old.json") == 0)
        #expect(
            sitting.output == """
                screens: 1 new, 1 gone, 1 changed; ways: 3 new, 3 gone; findings: 2 new, 1 gone

                New screens
                  + ShopCoordinator.basket sheet

                Gone screens
                  - ShopCoordinator.help sheet

                Changed screens
                  ~ ShopCoordinator.article: title: Article, now One
                    article; guards: none, now ShopCoordinator

                New ways
                  + ShopCoordinator.basket sheet → ShopCoordinator.list,
                    pull
                  + ShopCoordinator.basket sheet → ShopCoordinator.list, tap
                    "Done"
                  + ShopCoordinator.list → ShopCoordinator.basket sheet, tap
                    "Basket"

                Gone ways
                  - ShopCoordinator.help sheet → ShopCoordinator.list, pull
                  - ShopCoordinator.help sheet → ShopCoordinator.list, tap
                    "Done"
                  - ShopCoordinator.list → ShopCoordinator.help sheet, tap
                    "Help"

                New findings
                  + unreached: ShopCoordinator.help is declared and was not
                    reached in 640 steps
                  + mute: tap "I am of age" does nothing on
                    ShopCoordinator.list

                Findings that are gone
                  - unreached: ShopCoordinator.basket is declared and was
                    not reached in 640 steps

                """)
        sitting.output = ""
        let code = await sitting.run(
            shop, "storyboard", "new.json", "--compare", "old.json", "--markdown", "-", "--fail-on-changes")
        #expect(code == 1)
        #expect(
            sitting.output == """
                **shop**: screens: 1 new, 1 gone, 1 changed; ways: 3 new, 3 gone; findings: 2 new, 1 gone.

                #### New screens

                - ShopCoordinator.basket sheet

                #### Gone screens

                - ShopCoordinator.help sheet

                #### Changed screens

                - ShopCoordinator.article: title: Article, now One article; guards: none, now ShopCoordinator

                #### New ways

                - ShopCoordinator.basket sheet → ShopCoordinator.list, pull
                - ShopCoordinator.basket sheet → ShopCoordinator.list, tap "Done"
                - ShopCoordinator.list → ShopCoordinator.basket sheet, tap "Basket"

                #### Gone ways

                - ShopCoordinator.help sheet → ShopCoordinator.list, pull
                - ShopCoordinator.help sheet → ShopCoordinator.list, tap "Done"
                - ShopCoordinator.list → ShopCoordinator.help sheet, tap "Help"

                #### New findings

                - unreached: ShopCoordinator.help is declared and was not reached in 640 steps
                - mute: tap "I am of age" does nothing on ShopCoordinator.list

                #### Findings that are gone

                - unreached: ShopCoordinator.basket is declared and was not reached in 640 steps

                """)
    }

    @Test
    func `without a map the app is explored as it was before, and an app that is the same has the same map`()
        async
    {
        await exploreBoth()
        let same = await sitting.run(shop, "storyboard", "--compare", "old.json", "--fail-on-changes")
        #expect(same == 0)
        #expect(sitting.output.hasSuffix("the storyboard is the same\n"))
        sitting.output = ""
        let other = await sitting.run(newShop, "storyboard", "--compare", "old.json", "--fail-on-changes")
        #expect(other == 1)
        #expect(sitting.output.contains("+ ShopCoordinator.basket sheet"))
    }

    @Test func `both are drawn in one, what is new and what is gone`() async throws {
        await exploreBoth()
        let code = await sitting.run(
            shop, "storyboard", "new.json", "--compare", "old.json", "--out", "o")
        #expect(code == 0)
        for name in StoryboardFiles.names { #expect(sitting.files["o/" + name] != nil) }
        let graph = String(decoding: try #require(sitting.files["o/storyboard.dot"]), as: UTF8.self)
        #expect(graph.contains("basket") && graph.contains("help"))
        sitting.output = ""
        #expect(await sitting.run(shop, "storyboard", "old.json", "--out", "p") == 0)
        #expect(sitting.output == "the storyboard is drawn in p, to be opened: p/storyboard.html\n")
        #expect(sitting.files["p/storyboard.json"] == sitting.files["old.json"])
    }

    @Test func `a studio shows its own storyboard only, and refuses others before anything is served`()
        async throws
    {
        await exploreBoth()
        sitting.files["odd.json"] = Data("{\"version\": 99}".utf8)
        #expect(await sitting.run(shop, "studio", "--storyboard", "odd.json") == 65)
        #expect(await sitting.run(shop, "studio", "--storyboard", "none.json") == 66)
        #expect(await sitting.run(club, "studio", "--storyboard", "old.json") == 65)
        #expect(sitting.errors.hasSuffix("old.json: this is the storyboard of shop\n"))
        let map = try AppMap(json: try #require(sitting.files["old.json"]))
        let content = try SavedValue(json: String(decoding: StoryboardFiles.content(of: map), as: UTF8.self))
        #expect(content["app"]?.text == "shop" && content["device"]?.text == "phone")
        guard case .list(let screens)? = content["screens"] else {
            Issue.record("no screens")
            return
        }
        #expect(screens.count == map.screens.count)
    }

    @Test func `what is no map is named`() async {
        await exploreBoth()
        sitting.files["odd.json"] = Data("{\"version\": 99}".utf8)
        #expect(await sitting.run(shop, "storyboard", "odd.json", "--compare", "old.json") == 65)
        #expect(await sitting.run(shop, "storyboard", "none.json", "--compare", "old.json") == 66)
        #expect(
            sitting.errors == """
                odd.json: this storyboard is of version 99, and known is 1; explore writes such a file anew
                none.json: there is no such file

                """)
        #expect(await sitting.run(shop, "storyboard") == 64)
        #expect(await sitting.run(shop, "storyboard", "old.json", "--fail-on-changes") == 64)
    }

    @Test(arguments: [["--markdown", "nowhere/diff.md"], ["--out", "nowhere/o"]])
    func `what cannot be written is said before anything is explored`(_ arguments: [String]) async {
        await exploreBoth()
        let code = await Simulator.run { _ in
            await shop.run(["storyboard", "--compare", "old.json"] + arguments, on: sitting.console)
        }
        #expect(code == 73 && sitting.output == "")
    }

    @Test func `where the app takes the older map's script no more, nothing is compared`() async throws {
        sitting.files["help.script"] = Data("tap Help\n".utf8)
        let code = await sitting.run(
            shop, "explore", "--budget", "160", "--after", "help.script", "--json", "old.json")
        #expect(code == 0)
        #expect(await sitting.run(newShop, "storyboard", "--compare", "old.json") == 1)
        #expect(
            sitting.errors
                == "the script of old.json:1: could not tap \"Help\": it is not there\n    tap \"Help\"\n")
        sitting.errors = ""
        let map = String(decoding: try #require(sitting.files["old.json"]), as: UTF8.self)
        sitting.files["old.json"] = Data(map.replacing("\"tap \\\"Help\\\"\"", with: "\"poke Help\"").utf8)
        #expect(await sitting.run(shop, "storyboard", "--compare", "old.json") == 65)
        #expect(sitting.errors.hasPrefix("the script of old.json:1:1: unknown command 'poke'"))
    }

    @Test func `a storyboard is not compared with one of another app`() async throws {
        await exploreBoth()
        let map = String(decoding: try #require(sitting.files["old.json"]), as: UTF8.self)
        sitting.files["club.json"] = Data(map.replacing("\"shop\"", with: "\"club\"").utf8)
        #expect(sitting.files["club.json"] != sitting.files["old.json"])
        #expect(await sitting.run(shop, "storyboard", "new.json", "--compare", "club.json") == 65)
        #expect(
            sitting.errors
                == "what is compared is a storyboard of club, and this is one of shop: name one of shop\n")
    }
}
