import Cairn
import CairnBinding
import Foundation
import Testing

@testable import CairnInspector

/// What a page is told of a view model's properties, and of what these hold.
@MainActor
struct PropertiesTests {
    func read(_ object: Any) -> [Wire.Property] {
        var properties = Properties()
        return properties.read(object).0
    }

    @Test func `an object is opened, with what it inherits and what it holds`() throws {
        let shop = Shop()
        let all = read(ShopViewModel(shop))
        #expect(all.map(\.name) == ["shop", "onClose", "later", "missing", "people", "title"])
        #expect(all.map(\.value) == ["Shop", "a closure", "a closure", "nil", "nil", "\"Bikes\""])
        let members = try #require(all[0].members)
        #expect(members.map(\.name) == ["prices", "owner", "views", "name"])
        #expect(members[3].value == "\"Corner\"" && members[3].members == nil)
        #expect(members[2].value == "Views(home: a closure, list: a closure)" && members[2].members == nil)
        #expect(members[1].members?.map(\.name) == ["age", "shop"])
    }

    @Test func `passwords by their names, and what is Redacting, are not shown`() {
        let all = read(LoginViewModel())
        #expect(
            all.map { "\($0.name) \($0.value)" } == [
                "email \"ana@example.org\"", "password •••", "newPassword \"\"", "token token",
                "tokens [token]", "maybe token", "property token", "step challenge(token)",
                "steps [begun, sent(to: 2, by: token)]",
            ])
        #expect(all.allSatisfy { !"\($0)".contains("s3cret") })
    }

    @Test func `a circle is cut where it closes`() throws {
        let shop = Shop()
        shop.owner?.shop = shop
        let owner = try #require(read(ShopViewModel(shop))[0].members?[1])
        #expect(owner.members?[1].value == "Shop, as above" && owner.members?[1].members == nil)
        // The same object twice beside each other is no circle.
        let owners = [shop.owner, shop.owner].compactMap { $0 }
        let pair = read(owners)
        #expect(pair.map { $0.members?.first?.value } == ["7", "7"])
    }

    @Test func `three levels are opened, and no more`() throws {
        var box = Box(inner: nil)
        for _ in 0..<10 { box = Box(inner: box) }
        var (depth, next) = (0, read(box).first)
        while let members = next?.members {
            depth += 1
            next = members.first
        }
        #expect(depth == 3 && next?.value == "Box")
    }

    @Test func `what is left out is counted, for one object and for all together`() throws {
        let many = (0..<100).map { Person($0) }
        let all = read(ShopViewModel(Shop(), many))
        let list = try #require(all.first { $0.name == "people" })
        #expect(list.members?.count == 20 && list.omitted == 80)
        #expect(list.value.hasSuffix(", … 100 in all]"))
        var count = 0
        var queue = all[...]
        while let one = queue.popFirst() {
            count += one.members?.count ?? 0
            queue += one.members ?? []
        }
        #expect(count <= Wire.Limit.properties)
        var properties = Properties()
        let box = Box(inner: Box(inner: nil))
        for _ in 0..<Wire.Limit.members { _ = properties.read(box, isSeen: false) }
        let closed = properties.read(box, isSeen: false).0.first
        #expect(closed?.members == nil && closed?.omitted == 1)
        #expect(properties.read(box).0.first?.members != nil)
        for _ in 0..<Wire.Limit.members { _ = properties.read(box) }
        #expect(properties.read(Box(inner: Box(inner: nil))).0.first?.members == nil)
    }

    @Test func `of a long dictionary no more is read than is told`() throws {
        Key.read = 0
        let all = read(Register(people: Dictionary(uniqueKeysWithValues: (0..<1_000).map { (Key($0), $0) })))
        #expect(all[0].members?.count == 20 && all[0].omitted == 980)
        #expect((20..<100).contains(Key.read))
    }

    @Test func `what an actor or a lock guards, and what is not the app's, stays closed`() {
        let all = read(Guarded())
        #expect(all.map(\.name) == ["counter", "locked", "object", "day"])
        #expect(all.allSatisfy { $0.members == nil }, "\(all)")
    }
}

@MainActor
private class Shape {
    var title = "Bikes"
}

private final class ShopViewModel: Shape {
    let shop: Shop
    var onClose: @MainActor @Sendable (Int, String) -> Void = { _, _ in }
    var later: (() -> Void)? = {}
    var missing: (() -> Void)?
    let people: [Person]?

    init(_ shop: Shop, _ people: [Person]? = nil) {
        (self.shop, self.people) = (shop, people)
    }
}

@MainActor
private class Named {
    let name = MutableProperty("Corner")
}

private final class Shop: Named {
    var prices = [1: "one"]
    var owner: Person? = Person(7)
    var views = Views()
}

private struct Views {
    var home: () -> Void = {}
    var list: (Int) -> Void = { _ in }
}

@MainActor
private final class Person {
    let age: Int
    weak var shop: Shop?
    init(_ age: Int) { self.age = age }
}

@MainActor
private final class Box {
    let inner: Box?
    init(inner: Box?) { self.inner = inner }
}

@MainActor
private final class Register {
    let people: [Key: Int]
    init(people: [Key: Int]) { self.people = people }
}

private struct Key: Hashable, CustomStringConvertible {
    /// How often one was written out.
    nonisolated(unsafe) static var read = 0
    let number: Int
    init(_ number: Int) { self.number = number }

    var description: String {
        Self.read += 1
        return "key \(number)"
    }
}

private actor Counter { var count = 0 }

private final class Locked: @unchecked Sendable {
    let lock = NSLock()
    var secret = 1
}

@MainActor
private final class Guarded {
    let counter = Counter()
    let locked = Locked()
    let object = NSObject()
    let day = Date(timeIntervalSince1970: 0)
}

@MainActor
private final class LoginViewModel {
    let email = MutableProperty("ana@example.org")
    let password = MutableProperty("s3cret")
    let newPassword = ""
    let token = Token(text: "s3cret")
    let tokens = [Token(text: "s3cret")]
    let maybe: Token? = Token(text: "s3cret")
    let property = MutableProperty(Token(text: "s3cret"))
    let step = Step.challenge(Token(text: "s3cret"))
    let steps = [Step.begun, .sent(to: 2, by: Token(text: "s3cret"))]
}

private enum Step { case begun, challenge(Token), sent(to: Int, by: Token) }

private struct Token: Redacting {
    var text: String
    var redacted: String { "token" }
}
