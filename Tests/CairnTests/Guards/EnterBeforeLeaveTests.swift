import Cairn
import CairnContract
import CairnTesting
import Testing

/// A person is asked about leaving last, and only about what will happen then.
@MainActor
struct EnterBeforeLeaveTests {
    private let vault = Vault()
    private let stage: Stage

    init() throws {
        stage = Stage(vault)
        try stage.ask(vault: .push(.form))
    }

    @Test func `a form is asked once a guard that takes its time has let in what comes`() async throws {
        let request = try stage.ask(vault: .replaceAll(.stack(.slow)))
        await vault.whenAsked()
        #expect(vault.forms.questions == 0)
        vault.answer(.allow)
        await vault.forms.whenAsked()
        #expect(stage.tree == "stack[plain > form]")
        vault.forms.answer(true)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[slow]" && vault.forms.questions == 1)
        stage.expectAtRest()
    }

    @Test func `it is asked once the login that comes first is over`() async throws {
        let request = try stage.ask(vault: .replaceAll(.stack(.secret)))
        #expect(stage.tree == "stack[plain > form] + sheet(login:stack[credentials])")
        let login: Router<Login.Route> = try stage.model(of: "credentials")
        #expect(vault.forms.questions == 0)
        login.trigger(.done)
        await vault.forms.whenAsked()
        vault.forms.answer(true)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[secret]" && vault.forms.questions == 1)
        stage.expectAtRest()
    }

    @Test func `it is not asked about what is refused`() throws {
        let request = try stage.ask(vault: .replaceAll(.stack(.closed)))
        #expect(request.result == .refused(.guarded("closed", why: "it is Sunday")))
        #expect(vault.forms.questions == 0)
    }

    @Test func `it is not asked where a guard leads to what leaves it on screen`() throws {
        let request = try stage.ask(vault: .replaceAll(.stack(.moved)))
        #expect(request.result == .performed)
        #expect(stage.tree == "stack[plain > form > plain]" && vault.forms.questions == 0)
    }

    /// That guard comes with what the form has let in: there was nobody to wait for when the form was asked.
    @Test(arguments: [true, false])
    func `a yes does not outlive the wait for a guard further in`(isArmed: Bool) async throws {
        let request = try stage.ask(vault: .replaceAll(.stack(.inner)))
        await vault.forms.whenAsked()
        vault.forms.answer(true)
        try await waitUntil { vault.inner != nil }
        let inner = try #require(vault.inner)
        await inner.whenAsked()
        #expect(stage.tree == "stack[plain > form]" && vault.forms.questions == 1)
        vault.forms.isArmed = isArmed
        inner.answer(.allow)
        if isArmed {
            await vault.forms.whenAsked()
            vault.forms.answer(false)
        }
        let refused = Outcome.refused(.leaveRefused("form"))
        #expect(await request.outcome == (isArmed ? refused : .performed))
        #expect(stage.tree == (isArmed ? "stack[plain > form]" : "stack[inner(slow)]"))
        stage.expectAtRest()
    }

    @Test(arguments: [Vault.Destination.closed, .secret, .slow, .child])
    func `a link that pops a form asks it last, and once`(destination: Vault.Destination) async throws {
        let link = stage.navigator.follow(LinkPath(Vault.Destination.plain, destination))
        switch destination {
        case .closed:
            #expect(link.result == .refused(.guarded("closed", why: "it is Sunday")))
            #expect(vault.forms.questions == 0)
            return
        case .secret:
            #expect(vault.forms.questions == 0)
            let login: Router<Login.Route> = try stage.model(of: "credentials")
            login.trigger(.done)
        case .slow:
            await vault.whenAsked()
            #expect(vault.forms.questions == 0)
            vault.answer(.allow)
        default: break
        }
        await vault.forms.whenAsked()
        vault.forms.answer(true)
        #expect(await link.outcome == .performed)
        #expect(vault.forms.questions == 1)
        stage.expectAtRest()
    }
}
