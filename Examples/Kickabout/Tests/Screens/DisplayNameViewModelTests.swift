import Cairn
import CairnBinding
import KickaboutCore
import Testing

@MainActor
struct DisplayNameViewModelTests {
    @Test func `proposes the name of the account, and goes on with what is typed`() {
        var chosen: [String] = []
        let model = DisplayNameViewModel(user: OpenDoor.ana) { chosen.append($0) }
        #expect(model.name.value == "Ana")
        model.name.value = "  Aña 🥇 "
        model.continueTapped()
        #expect(chosen == ["Aña 🥇"])
    }

    @Test func `does not go on without a name`() {
        var chosen: [String] = []
        let model = DisplayNameViewModel(user: OpenDoor.ana) { chosen.append($0) }
        model.name.value = " \n"
        #expect(!model.canContinue.value)
        model.continueTapped()
        #expect(chosen.isEmpty)
    }
}
