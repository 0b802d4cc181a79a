import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ActivityTests: World {
    private final class Translate: UIActivity {
        var prepared: [Any] = []
        var controller: UIViewController?

        override var activityType: ActivityType? { .init("translate") }
        override var activityTitle: String? { "Translate" }
        override var activityViewController: UIViewController? { controller }
        override func canPerform(withActivityItems items: [Any]) -> Bool { items.contains { $0 is String } }
        override func prepare(withActivityItems items: [Any]) { prepared = items }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "a text" }
        func activityViewController(
            _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
        ) -> Any? { "for \(type?.rawValue ?? "")" }
    }

    private let translate = Translate()
    private var ended: [String] = []

    private func share(_ items: [Any], excluding excluded: [UIActivity.ActivityType] = []) {
        let list = UIActivityViewController(activityItems: items, applicationActivities: [translate])
        list.excludedActivityTypes = excluded
        list.completionWithItemsHandler = { [unowned self] type, isCompleted, _, _ in
            ended.append("\(type?.rawValue ?? "none") \(isCompleted) \(a.presentedViewController == nil)")
        }
        host(a)
        a.present(list, animated: true)
        simulator.settle()
    }

    private var buttons: [String] {
        (simulator.outline().top?.screen.elements ?? []).filter {
            if case .button = $0.kind { true } else { false }
        }.map(\.label)
    }

    @Test func `a share sheet lists what can be done with its items, without what is excluded`() {
        share(["Hello"], excluding: [.mail])
        #expect(buttons == ["AirDrop", "Messages", "Copy", "Translate", "Close"])
        #expect(simulator.outline().top?.screen.elements.first?.label == "Hello")
        a.dismiss(animated: false)
        simulator.settle()
        share([7])
        #expect(buttons == ["AirDrop", "Copy", "Close"])
    }

    @Test func `an activity that was chosen is named when the list is gone`() throws {
        share(["Hello"])
        try simulator.user.tap("Copy")
        #expect(ended == [])
        simulator.settle()
        #expect(ended == ["com.apple.UIKit.activity.CopyToPasteboard true true"])
    }

    @Test func `an activity of the app's own gets the items, and says when it is done`() throws {
        share([Source()])
        try simulator.user.tap("Translate")
        simulator.settle()
        #expect(translate.prepared as? [String] == ["for translate"])
        #expect(ended == ["translate true true"])
    }

    @Test func `an activity may show a controller, and come back without having done anything`() throws {
        translate.controller = m
        share(["Hello"])
        try simulator.user.tap("Translate")
        simulator.settle()
        #expect(simulator.outline().top?.screen.controller == "Screen" && ended == [])
        translate.activityDidFinish(false)
        simulator.settle()
        #expect(ended == [] && buttons.contains("Translate"))
        try simulator.user.tap("Translate")
        simulator.settle()
        translate.activityDidFinish(true)
        simulator.settle()
        #expect(ended == ["translate true true"])
    }

    @Test func `a share sheet that is closed, pulled away or dismissed in code ends without an activity`()
        throws
    {
        share(["Hello"])
        try simulator.user.tap("Close")
        simulator.settle()
        share(["Hello"])
        try simulator.user.pullSheet()
        simulator.settle()
        share(["Hello"])
        a.dismiss(animated: true)
        simulator.settle()
        #expect(ended == Array(repeating: "none false true", count: 3))
    }

    @Test(.simulator(.pad)) func `on a pad a share sheet is a popover that needs an anchor`() throws {
        host(a)
        let list = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        a.present(list, animated: true)
        #expect(simulator.log.takeRaises().count == 1)
        list.popoverPresentationController?.sourceView = a.view
        a.present(list, animated: true)
        simulator.settle()
        try simulator.user.tapOutside()
        simulator.settle()
        #expect(a.presentedViewController == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `a share sheet hears that it is gone, whatever covered it`(style: UIModalPresentationStyle) throws {
        translate.controller = m
        m.modalPresentationStyle = style
        share(["Hello"])
        try simulator.user.tap("Translate")
        simulator.settle()
        translate.activityDidFinish(true)
        simulator.settle()
        #expect(ended == ["translate true true"])
        try shareBeneath(style)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(ended == ["translate true true", "none false true"])
    }

    private func shareBeneath(_ style: UIModalPresentationStyle) throws {
        share(["Hello"])
        k.modalPresentationStyle = style
        a.presentedViewController?.present(k, animated: false)
        simulator.settle()
    }
}
