import Foundation
import Testing

@testable import Cairn

/// Which values keep an object alive.
struct HoldingObjectsTests {
    private final class Token {}
    private protocol Anything {}
    private struct Pair<Value>: Anything {
        var name = "a pair"
        var value: Value
    }
    private enum Case {
        case nothing, number(Int), text(String), any(any Anything), token(Token), closure(() -> Void)
        case several(Int, name: String, [Pair<Token?>]), list([String: Any])
        indirect case inside(Case)
    }
    private struct Secretive: CustomReflectable {
        let token: Token
        var customMirror: Mirror { Mirror(self, children: []) }
    }

    @Test func `bits, texts and lists of them hold none`() {
        #expect(!holdsObject(7) && !holdsObject("a text") && !holdsObject("text".dropFirst()))
        #expect(!holdsObject(Character("x")) && !holdsObject(7...9) && !holdsObject("a"..<"b"))
        #expect(!holdsObject([1, 2]) && !holdsObject(["a": [1]]) && !holdsObject(Set(["a"])))
        #expect(!holdsObject([["a"], ["b"]]) && !holdsObject(AnyHashable("a")))
        #expect(!holdsObject(Optional("a")) && !holdsObject(String?.none) && !holdsObject((1, "a")))
    }

    @Test func `an enum is looked at by what its case holds`() {
        for value: Case in [
            .nothing, .number(7), .text("a"), .any(Pair(value: 7)), .several(7, name: "a", []),
            .several(7, name: "a", [Pair(value: nil)]), .list(["a": 7, "b": ["c"]]), .inside(.text("a")),
        ] {
            #expect(!holdsObject(value), "\(value)")
        }
        for value: Case in [
            .token(Token()), .closure {}, .any(Pair(value: Token())), .inside(.inside(.token(Token()))),
            .several(7, name: "a", [Pair(value: nil), Pair<Token?>(value: Token())]),
            .list(["a": 7, "b": ["c": Token()]]),
        ] {
            #expect(holdsObject(value), "\(value)")
        }
    }

    @Test func `structs, optionals, lists and existentials are looked through`() {
        let token = Token()
        #expect(holdsObject(token) && holdsObject(Optional(token)) && holdsObject([token]))
        #expect(holdsObject(token as Any) && holdsObject([1, "a", token] as [Any]))
        #expect(holdsObject(["a": token]) && holdsObject(Set([ObjectKey(token: token)])))
        #expect(holdsObject(Pair(value: token)) && holdsObject(Pair(value: [Pair(value: token)])))
        #expect(holdsObject(Pair(value: token) as any Anything) && holdsObject(("a", token)))
        #expect(holdsObject(AnyHashable(ObjectKey(token: token))))
        #expect(holdsObject(\String.count) && holdsObject({ token }))
        #expect(!holdsObject(Pair(value: "a")) && !holdsObject(Pair<Token?>(value: nil)))
        #expect(!holdsObject(Pair(value: 7) as any Anything) && !holdsObject([1, "a"] as [Any]))
    }

    @Test func `a type is not judged by one of its values`() {
        for _ in 0..<2 {
            #expect(!holdsObject(Pair<Token?>(value: nil)) && holdsObject(Pair<Token?>(value: Token())))
            #expect(!holdsObject(Pair<Any>(value: 7)) && holdsObject(Pair<Any>(value: Token())))
        }
    }

    @Test func `Foundation's values are values`() throws {
        #expect(try !holdsObject(#require(URL(string: "https://cairn.example/a?b=c"))))
        #expect(!holdsObject(Data([1, 2])) && !holdsObject(Date()) && !holdsObject(UUID()))
        #expect(!holdsObject(Locale(identifier: "de_CH")) && !holdsObject(IndexPath(indexes: [1, 2, 3])))
        #expect(!holdsObject(Calendar(identifier: .gregorian)) && !holdsObject(TimeZone.gmt))
        #expect(try !holdsObject(Pair(value: #require(URLComponents(string: "/a")))))
        #expect(holdsObject(NSObject()) && holdsObject([NSObject()]))
    }

    @Test func `in doubt, one is held`() {
        #expect(holdsObject(Secretive(token: Token())))
        var deep = Case.nothing
        for _ in 0..<100_000 { deep = .inside(deep) }
        #expect(holdsObject(deep))
        #expect(holdsObject((0..<100_000).map { Pair(value: $0) }))
        // Taken apart by hand: a destructor would not come back from so deep.
        while case .inside(let inner) = deep { deep = inner }
    }

    private struct ObjectKey: Hashable {
        let token: Token
        static func == (left: Self, right: Self) -> Bool { left.token === right.token }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }
}
