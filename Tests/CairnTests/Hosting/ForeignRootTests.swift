import Cairn
import CairnContract
import CairnTesting
import Testing

/// Other code gives the window another root, and perhaps sets the old one back.
@MainActor
struct ForeignRootTests {
    private let host: TestHost
    private let trial: Trial

    init() {
        let host = TestHost()
        self.host = host
        trial = Trial(
            .stack("a"), view: { NoView($0) },
            stage: { navigator in
                navigator.attach(host)
                return host
            })
    }

    @Test func `the tree says what is shown, and keeps what was there`() throws {
        let model = try #require(trial.navigator.sketch("a"))
        host.setForeignRoot()
        try trial.expect("~Foreign over stack[a]")
        host.setRootBack()
        try trial.expect("stack[a]")
        #expect(trial.navigator.sketch("a") === model)
    }

    @Test func `what is asked meanwhile is shown once the root is back`() throws {
        host.setForeignRoot()
        #expect(try trial.ask(.push("b"), from: "a").result == .performed)
        #expect(try trial.ask(.present("c", as: .sheet), from: "b").result == .performed)
        try trial.expect("~Foreign over stack[a > b] + sheet(c)")
        host.setRootBack()
        try trial.expect("stack[a > b] + sheet(c)")
        #expect(try trial.ask(.dismiss, from: "b").result == .performed)
        try trial.expect("stack[a > b]")
    }

    @Test func `nobody behind it is active`() throws {
        #expect(trial.navigator.tree.shown.visible.count == 1)
        host.setForeignRoot()
        try trial.expect("~Foreign over stack[a]")
        #expect(trial.navigator.tree.shown.visible.isEmpty)
    }

    @Test func `a root that is given up leaves with all that was made for it`() throws {
        host.setForeignRoot()
        #expect(try trial.ask(.push("form"), from: "a").result == .performed)
        host.giveUpRoot()
        try trial.expect("~Foreign")
        #expect(trial.ledger.live.isEmpty && trial.ledger.leaks.isEmpty)
        // Nobody could hold it up, and the journal says whom it passed by.
        #expect(trial.navigator.journal.entries.last?.unguarded == ["form"])
    }

    @Test func `a journal of it is replayed`() throws {
        host.setForeignRoot()
        try trial.ask(.push("b"), from: "a")
        host.setRootBack()
        try trial.ask(.push("c"), from: "b")
        host.setForeignRoot()
        trial.navigator.lookAgain()
        host.giveUpRoot()
        trial.navigator.lookAgain()
        var replay = try Replay(text: trial.navigator.journal.text())
        var trees: [String] = []
        while let step = try replay.next() { trees.append(step.tree.notation) }
        #expect(trees == trial.navigator.journal.entries.map(\.tree.notation))
        #expect(trees.last == "~Foreign" && trees.contains("~Foreign over stack[a > b > c]"))
    }

    @Test func `a journal that begins behind it is replayed`() throws {
        host.setForeignRoot()
        try trial.ask(.push("b"), from: "a")
        let tree = trial.navigator.tree
        let labelled = try Tree(labelled: tree.labelled)
        #expect(labelled.notation == "~Foreign over stack[a > b]" && labelled.shown == tree.shown)
        let back = tree.setBack.shown
        #expect(labelled.absorbing(back, since: tree.shown).notation == "stack[a > b]")
        #expect(try Tree(notation: tree.notation).notation == tree.notation)
    }

    @Test func `another host begins with what the tree keeps`() throws {
        host.setForeignRoot()
        try trial.expect("~Foreign over stack[a]")
        let other = TestHost()
        trial.navigator.attach(other)
        #expect(trial.navigator.tree.notation == "stack[a]" && other.look() == trial.navigator.tree.shown)
    }
}
