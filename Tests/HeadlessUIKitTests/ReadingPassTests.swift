import Observation
import Testing

@testable import UIKit

@Observable @MainActor
private final class Model {
    var inside = 0
    var outside = 0
}

/// Lays out by what a model says, and at once what is in it.
@MainActor
private final class ReadingView: UIView {
    var read: () -> Void = {}
    var layouts = 0

    override func layoutSubviews() {
        layouts += 1
        read()
        for view in subviews { view.layoutIfNeeded() }
    }
}

@MainActor @Suite(.simulator)
final class ReadingPassTests: World {
    /// Lives as long as a model may call what holds it.
    private final class Token: Sendable {}
    private final class Owner { var pass: ReadingPass? }
    private struct Held { weak var token: Token? }

    private let model = Model()

    @Test func `a model holds on to no more than the first update and the last of those that read it`() {
        let owner = Owner()
        var held: [Held] = []
        for _ in 0..<100 {
            let token = Token()
            held.append(Held(token: token))
            ReadingPass.run(
                of: owner, \.pass, { _ = model.inside + model.outside },
                changed: { [record] in record.lines.append("changed \(type(of: token))") })
        }
        #expect(held.indices.filter { held[$0].token != nil } == [0, 99])
        model.outside = 1
        #expect(held.allSatisfy { $0.token == nil } && record.lines == ["changed Token"])
    }

    @Test func `a view is laid out once for a change, however often it was before`() {
        let view = ReadingView()
        view.read = { [model] in _ = model.inside }
        host(a)
        a.view.addSubview(view)
        for _ in 0..<1_000 {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        view.layouts = 0
        for _ in 0..<3 {
            model.inside += 1
            simulator.settle()
        }
        #expect(view.layouts == 3)
    }

    @Test func `a view that was laid out in another's layout is laid out without it the next time`() {
        let (outer, inner) = (ReadingView(), ReadingView())
        inner.read = { [model] in _ = model.inside }
        outer.read = { [model] in _ = model.outside }
        outer.addSubview(inner)
        host(a)
        a.view.addSubview(outer)
        for round in 1...5 {
            for view in [outer, inner] { view.setNeedsLayout() }
            simulator.settle()
            outer.layouts = 0
            for _ in 0..<3 {
                inner.setNeedsLayout()
                simulator.settle()
            }
            #expect(outer.layouts == 0, "\(round)")
            model.outside += 1
            simulator.settle()
            #expect(outer.layouts == 1, "\(round)")
        }
        inner.layouts = 0
        model.inside += 1
        simulator.settle()
        #expect(inner.layouts == 1)
    }
}
