import Cairn
import CairnTesting
import Testing

/// A person who tries one way out and then another, while the guard thinks, means the second.
@MainActor
struct TwoWaysOutTests {
    @Test func `the newest way out is taken`() async throws {
        let office = Office(.stack(.list))
        try await TestApp.run(office) { app in
            await app.trigger(Office.Route.present(.stack(.home, above: [.form]), as: .sheet))
            try app.expect("stack[list] + sheet(stack[home > form])")
            office.isArmed = true
            app.host.tapBack()
            await app.rest()
            app.host.pullSheet()
            await app.rest()
            office.answers = [true]
            await app.rest()
            try app.expect("stack[list]")
            #expect(office.asked == 1)
        }
    }

    @Test func `the same way out is one`() async throws {
        let office = Office(.stack(.list, above: [.form]))
        try await TestApp.run(office) { app in
            office.isArmed = true
            app.host.tapBack()
            app.host.tapBack()
            #expect(app.navigator.pending.count == 1)
            office.answers = [true]
            await app.rest()
            try app.expect("stack[list]")
        }
    }
}
