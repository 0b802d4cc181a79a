import Observation
import Testing
import UIKit

@Observable @MainActor
private final class Score {
    var home = 0
    var away = 0
}

/// A view that shows a score, and writes down when it was asked to.
@MainActor
private final class ScoreView: UIView {
    let score: Score
    var record: Record?
    var showsAway = false

    init(_ score: Score, _ record: Record? = nil) {
        self.score = score
        self.record = record
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        record?.lines.append("view \(score.home)" + (showsAway ? ":\(score.away)" : ""))
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        record?.lines.append("view lays out")
    }
}

@MainActor
private final class ScoreScreen: UIViewController {
    let score: Score
    let record: Record
    var readsInLayout = false

    init(_ score: Score, _ record: Record) {
        self.score = score
        self.record = record
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        record.lines.append("screen \(readsInLayout ? 0 : score.home)")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        record.lines.append(readsInLayout ? "screen lays out \(score.home)" : "screen lays out")
    }
}

@MainActor @Suite(.simulator)
final class ObservationTests: World {
    private let score = Score()

    @Test func `properties are asked for before layout, the controller's before its view's and those in it`()
    {
        let screen = ScoreScreen(score, record)
        screen.view = ScoreView(score, record)
        screen.view.addSubview(ScoreView(score, record))
        host(screen)
        #expect(
            record.take() == [
                "screen 0", "view 0", "screen lays out", "view lays out", "view 0", "view lays out",
            ])
        #expect(simulator.settle())
        #expect(record.take() == [])
    }

    @Test func `what was read of a model is asked for again when it changes, without a layout`() {
        let screen = ScoreScreen(score, record)
        host(screen)
        record.lines = []
        score.home = 1
        score.home = 2
        #expect(record.take() == [])
        simulator.settle()
        #expect(record.take() == ["screen 2"])
        score.away = 1
        simulator.settle()
        #expect(record.take() == [])
        score.home = 3
        simulator.settle()
        #expect(record.take() == ["screen 3"])
    }

    @Test func `only what was read the last time counts`() {
        let view = ScoreView(score, record)
        view.showsAway = true
        host(a)
        a.view.addSubview(view)
        simulator.settle()
        view.showsAway = false
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        simulator.settle()
        record.lines = []
        score.away = 1
        simulator.settle()
        #expect(record.take() == [])
        score.home = 1
        simulator.settle()
        #expect(record.take() == ["view 1"])
    }

    @Test func `what was read for layout is laid out again when it changes`() {
        let screen = ScoreScreen(score, record)
        screen.readsInLayout = true
        host(screen)
        record.lines = []
        score.home = 1
        simulator.settle()
        #expect(record.take() == ["screen lays out 1"])
    }

    @Test func `properties can be updated at once, from a view or a controller downwards`() {
        let screen = ScoreScreen(score, record)
        let inner = ScoreView(score, record)
        host(screen)
        screen.view.addSubview(inner)
        simulator.settle()
        record.lines = []
        score.home = 1
        screen.updatePropertiesIfNeeded()
        #expect(record.take() == ["screen 1", "view 1"])
        screen.updatePropertiesIfNeeded()
        simulator.settle()
        #expect(record.take() == [])
        inner.setNeedsUpdateProperties()
        inner.updatePropertiesIfNeeded()
        #expect(record.take() == ["view 1"])
    }

    @Test func `a cell shows its state once it has a handler, and again when a model changes that it read`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { [score, record] cell, state in
            cell.textLabel?.text = "\(score.home)"
            record.lines.append("cell \(score.home) \(state.isSelected)")
        }
        #expect(record.take() == ["cell 0 false"])
        score.home = 1
        simulator.settle()
        #expect(record.take() == ["cell 1 false"])
        cell.setSelected(true, animated: false)
        #expect(record.take() == ["cell 1 true"])
        score.home = 2
        simulator.settle()
        #expect(record.take() == ["cell 2 true"])
        let item = UICollectionViewCell()
        item.configurationUpdateHandler = { [score, record] _, _ in
            record.lines.append("item \(score.home)")
        }
        score.home = 3
        simulator.settle()
        #expect(Set(record.take()) == ["item 2", "item 3", "cell 3 true"])
    }

    @Test
    func `a model that changes on another thread is shown as soon as the main actor is free`() async {
        let counter = Counter()
        let view = CountView(counter)
        host(a)
        a.view.addSubview(view)
        await simulator.settle()
        #expect(view.shown == 0)
        await Task.detached { counter.value = 1 }.value
        await simulator.settle()
        #expect(view.shown == 1)
    }

    @Test func `a button shows its state once it has a handler, when that changes, and with a model it read`()
    {
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { [score, record] button in
            button.configuration?.title = "\(score.home)"
            record.lines.append("button \(score.home) \(button.isEnabled)")
        }
        #expect(record.take() == ["button 0 true"])
        button.isEnabled = true
        button.isEnabled = false
        #expect(record.take() == ["button 0 false"])
        score.home = 1
        simulator.settle()
        #expect(record.take() == ["button 1 false"] && button.currentTitle == "1")
        button.setNeedsUpdateConfiguration()
        #expect(record.take() == ["button 1 false"])
    }

    @Test func `an animation that flushes updates shows on its line what the model says`() {
        let screen = ScoreScreen(score, record)
        host(screen)
        record.lines = []
        UIView.animate(withDuration: 0.3, delay: 0) { self.score.home = 1 }
        #expect(record.take() == [])
        UIView.animate(withDuration: 0.3, delay: 0, options: .flushUpdates) { self.score.home = 2 }
        #expect(record.take() == ["screen 1", "screen 2"])
        simulator.settle()
        #expect(record.take() == [])
    }

    @Test func `a view that is gone is not held by what it has read`() {
        host(a)
        weak var gone: ScoreView?
        do {
            let view = ScoreView(score)
            a.view.addSubview(view)
            simulator.settle()
            gone = view
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        score.home = 1
        #expect(simulator.settle())
    }
}

@Observable
private final class Counter: @unchecked Sendable {
    var value = 0
}

@MainActor
private final class CountView: UIView {
    let counter: Counter
    var shown: Int?

    init(_ counter: Counter) {
        self.counter = counter
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        shown = counter.value
    }
}
