import Cairn
import CairnTesting
import Testing

/// A screen of other code's is in front, of which no coordinator knows.
@MainActor
struct ForeignInFrontTests {
    @Test func `a tab that is guarded is asked about`() async throws {
        let office = Office(.tabs(.stack(.list), [.stack(.gold)]))
        office.gold = .redirect(.present(.tip, as: .sheet))
        try await TestApp.run(office) { app in
            app.host.pushForeign()
            app.navigator.lookAgain()
            try app.expect("tabs[*stack[list > ~Foreign], stack[gold]]")
            app.host.tapTab(1)
            await app.rest()
            try app.expect("tabs[*stack[list > ~Foreign], stack[gold]] + sheet(tip by list)")
        }
    }

    @Test(arguments: [true, false])
    func `a guard below it is asked on a pull and on the second tap of a tab`(_ isPulled: Bool) async throws {
        let office = Office(isPulled ? .stack(.list) : .tabs(.stack(.list), [.stack(.more)]))
        let front = isPulled ? "sheet(stack[home > form > ~Foreign])" : "*stack[list > form > ~Foreign]"
        try await TestApp.run(office) { app in
            if isPulled { await app.trigger(Office.Route.present(.stack(.home), as: .sheet)) }
            try app.expect(isPulled ? "stack[list] + sheet(stack[home])" : "tabs[*stack[list], stack[more]]")
            await app.trigger(Office.Route.push(.form))
            office.isArmed = true
            app.host.pushForeign()
            app.navigator.lookAgain()
            let before = isPulled ? "stack[list] + \(front)" : "tabs[\(front), stack[more]]"
            try app.expect(before)
            for (count, answer) in [false, true].enumerated() {
                office.answers = [answer]
                _ = isPulled ? app.host.pullSheet() : app.host.tapTab(0)
                await app.rest()
                #expect(office.asked == count + 1)
                if !answer { try app.expect(before) }
            }
            try app.expect(isPulled ? "stack[list]" : "tabs[*stack[list], stack[more]]")
        }
    }

    @Test func `the buttons of a dialog that a link presents over it are heard`() async throws {
        let office = Office(.stack(.list))
        office.afterSaved = .push(.tip)
        try await TestApp.run(office) { app in
            app.host.pushForeign()
            app.navigator.lookAgain()
            try app.expect("stack[list > ~Foreign]")
            app.navigator.follow(LinkPath(Office.Destination.saved))
            await app.rest()
            try app.expect("stack[list > ~Foreign] + alert(saved by list)")
            app.host.tap("Show")
            await app.rest()
            try app.expect("stack[list > ~Foreign > tip]")
        }
    }
}
