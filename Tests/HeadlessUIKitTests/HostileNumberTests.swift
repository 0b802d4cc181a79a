import Testing
import UIKit

/// Numbers that are none, or that nothing has room for: said in UIKit's words, or borne.
@MainActor @Suite(.simulator)
final class HostileNumberTests: World {
    private final class Rows: NSObject, UITableViewDataSource {
        var counts = [3]
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let source = Rows()

    private func table() -> UITableView {
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        a.view.addSubview(table)
        host(a)
        return table
    }

    @Test func `a frame that is no number raises, and the view stays where it was`() {
        host(a)
        let frame = a.view.frame
        a.view.frame.size.width = .nan
        a.view.bounds.origin.y = .nan
        #expect(simulator.log.takeRaises().map { $0.prefix(16) } == ["CALayer position", "CALayer bounds c"])
        #expect(a.view.frame == frame && a.view.bounds.origin == .zero)
    }

    @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, -1e300])
    func `a list scrolled beyond its end shows what there is`(offset: CGFloat) {
        let table = table()
        table.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
        simulator.settle()
        #expect(table.indexPathsForVisibleRows?.count == 3)
        #expect(table.indexPathForRow(at: CGPoint(x: 0, y: offset)) == nil)
    }

    @Test func `a data source that says less than nothing is a programmer's error`() {
        source.counts = [-3, Int.max, Int.max]
        let table = table()
        #expect(simulator.log.takeRaises().count == 1)
        #expect(table.numberOfRows(inSection: 0) == 0 && table.numberOfRows(inSection: 2) > 0)
    }

    @Test func `sections that are not there cannot be moved`() {
        table().moveSection(5, toSection: 0)
        simulator.settle()
        #expect(
            simulator.log.takeRaises()
                == ["attempt to move section 5, but there are only 1 sections before the update"])
    }

    @Test func `what is shown of no number is nothing`() {
        let (bar, slider) = (UIProgressView(), UISlider())
        (bar.progress, slider.value) = (.nan, .nan)
        a.view.addSubview(bar)
        a.view.addSubview(slider)
        host(a)
        #expect(bar.progress == 0 && slider.value == 0)
        #expect("\(simulator.outline())".contains("0 %"))
    }

    @Test func `a slider without an end stands nowhere`() {
        let slider = UISlider()
        (slider.maximumValue, slider.value) = (.infinity, .infinity)
        a.view.addSubview(slider)
        host(a)
        let parts = simulator.outline().top?.screen.elements.map(\.kind)
        #expect(parts?.contains(.slider(0)) == true)
    }

    @Test func `time ends, but does not overflow`() {
        simulator.clock.advance(by: .seconds(Int64.max))
        simulator.clock.advance(by: .seconds(9_000_000_000))
        UIView.animate(withDuration: .infinity) {}
        #expect(simulator.settle(limit: .seconds(Int64.max)))
    }

    @Test func `a paused or stopped property animator may not be let go`() {
        for use in [
            { $0.pauseAnimation() }, { $0.fractionComplete = 0.5 },
            {
                $0.startAnimation()
                $0.stopAnimation(false)
            },
        ] as [@MainActor (UIViewPropertyAnimator) -> Void] {
            use(UIViewPropertyAnimator(duration: 1, curve: .linear) {})
        }
        #expect(simulator.log.takeRaises().count == 3)
        UIViewPropertyAnimator(duration: 1, curve: .linear) {}.startAnimation()
        simulator.settle()
        #expect(simulator.log.raises.isEmpty)
    }
}
