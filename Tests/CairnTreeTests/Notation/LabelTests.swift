import CairnTree
import Foundation
import Testing

private enum Sample: Destination {
    case home
    case match(Int)
    case edit(id: ID, as: Mode)
    case failed(String)
    case tagged([String], Double?)

    case report(Ward?, Ward)

    enum Mode: Hashable { case draft, final(Bool) }
    enum Ward: String { case icu }
    struct ID: Hashable { let raw: Int }
}

/// A value whose rest is a value.
private indirect enum Chain: Destination {
    case end
    case link(Int, Chain)
}

private struct Profile: Destination {
    let name: String
    let age: Int
}

private enum Odd: Destination {
    case edit(user_id: Int)
    case `my case`
    case `my case too`(Int)
    case plain
}

private struct Page<Item: Hashable & Sendable>: Destination { let item: Item }

private struct Empty<Item>: Destination {}

private enum Bare: Destination {
    case held(Nothing), wrapped(Wrapper)
    case field(`a b`: Int)

    struct Nothing: Hashable {}
    struct Wrapper: Hashable { let nothing = Nothing() }
}

private struct Secret: Redacting, Hashable {
    let text: String
    var redacted: String { "secret" }
}

private enum Inner: Destination, Redacting {
    case said(String)
    var redacted: String { "said" }
}

private enum Holder: Destination {
    case one(Secret)
    case more(Secret, of: [Secret])
    case inner(Inner)
}

private struct Spoken: Destination, CustomStringConvertible {
    let description: String
}

struct LabelTests {
    @Test(arguments: [
        (Bare.held(.init()), "held"), (.wrapped(.init()), "wrapped"), (.field(`a b`: 1), "`field("),
    ])
    private func `what cannot be written as it is can be read all the same`(_ place: Bare, _ label: String)
        throws
    {
        #expect(AnyDestination(place).label.hasPrefix(label))
        let tree = Tree(root: Tree.Node(id: Tree.Node.ID(0), destination: AnyDestination(place)))
        #expect(try Tree(notation: tree.notation).notation == tree.notation)
    }

    @Test func `an enum is written by its case and values`() {
        #expect(AnyDestination(Sample.home).label == "home")
        #expect(AnyDestination(Sample.match(-7)).label == "match(-7)")
        #expect(
            AnyDestination(Sample.edit(id: .init(raw: 7), as: .final(true))).label
                == "edit(id: 7, as: .final(true))")
        #expect(AnyDestination(Sample.failed("no \"way\"")).label == #"failed("no \"way\"")"#)
        #expect(AnyDestination(Sample.tagged(["a", "b"], nil)).label == #"tagged(["a", "b"], nil)"#)
    }

    @Test func `an enum with a text is written by its case, also where it may be nil`() {
        #expect(AnyDestination(Sample.report(.icu, .icu)).label == "report(.icu, .icu)")
        #expect(AnyDestination(Sample.report(nil, .icu)).label == "report(nil, .icu)")
    }

    @Test func `a struct is written by its name and fields`() {
        #expect(AnyDestination(Profile(name: "Ana", age: 3)).label == #"Profile(name: "Ana", age: 3)"#)
    }

    @Test func `names with underscores and generic types can be read again`() throws {
        let labels = [Odd.edit(user_id: 7), .`my case`, .`my case too`(1), .plain].map {
            AnyDestination($0).label
        }
        #expect(labels[0] == "edit(user_id: 7)" && labels[3] == "plain")
        // Its space is reflected as one that breaks no line.
        #expect(labels[1].hasPrefix("`my") && labels[2].hasSuffix("too`(1)"))
        let generic = [
            AnyDestination(Page(item: 7)), AnyDestination(Page(item: [Page(item: "a")])),
            AnyDestination(Empty<(Int) -> Double>()),
        ].map(\.label)
        #expect(
            generic.map { $0.prefix { $0 != "(" } } == ["Page<Int>", "Page<Array<Page<String>>>", "Empty<"])
        for label in labels + generic + ["~UIHostingController<ModifiedContent<Text, Padding>>"] {
            #expect(try Tree(notation: "stack[list > \(label)]").notation == "stack[list > \(label)]")
        }
    }

    @Test func `what no log may hold is called what it says, wherever it stands`() {
        let secret = Secret(text: "hunter2")
        #expect(AnyDestination(Holder.one(secret)).label == #"one("secret")"#)
        #expect(AnyDestination(Holder.more(secret, of: [secret])).label == #"more("secret", of: ["secret"])"#)
        #expect(AnyDestination(Holder.inner(.said("hunter2"))).label == #"inner("said")"#)
        #expect(label(of: [secret]) == #"["secret"]"#)
        #expect(
            label(of: Tree.Transition<Holder, Never>.push(.one(secret)).erased()) == #"push(.one("secret"))"#)
        #expect(
            label(of: Tree.Transition<Inner, Never>.present(.said("hunter2"), as: .sheet).erased())
                .contains("hunter2") == false)
    }

    @Test func `what lies deep in others is left out`() throws {
        var chain = Chain.end
        for number in 0..<5_000 { chain = .link(number, chain) }
        let label = AnyDestination(chain).label
        #expect(label.hasPrefix("link(4999, .link(4998, ") && label.contains(#""…""#))
        #expect(label.count < 2_000)
        #expect(try Tree(notation: "stack[\(label)]").notation == "stack[\(label)]")
    }

    @Test func `what describes itself is taken at its word`() {
        #expect(AnyDestination(Spoken(description: "list")).label == "list")
        #expect(AnyDestination(Spoken(description: "a > b")).label == "`a > b`")
        #expect(AnyDestination(Spoken(description: "")).label == "``")
    }

    @Test(arguments: [
        Sample.home, .match(7), .edit(id: .init(raw: 1), as: .draft), .failed(")(\\\" "), .tagged([], 1.5),
    ])
    fileprivate func `every label can be read again`(_ destination: Sample) throws {
        let label = AnyDestination(destination).label
        #expect(try Tree(notation: "stack[\(label)]").notation == "stack[\(label)]")
    }
}
