import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ViewHearingTests: World {
    private final class Interaction: NSObject, UIInteraction {
        weak var view: UIView?
        func willMove(to view: UIView?) {}
        func didMove(to view: UIView?) { self.view = view }
    }

    @Test func `the recognizers of a view may be set, and are none when the last has gone`() {
        let (view, other) = (UIView(), UIView())
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        #expect(view.gestureRecognizers == nil)
        other.addGestureRecognizer(pan)
        view.addGestureRecognizer(tap)
        view.gestureRecognizers = [pan, tap]
        #expect(view.gestureRecognizers == [pan, tap] && other.gestureRecognizers == [])
        #expect(pan.view === view && tap.view === view)
        view.gestureRecognizers?.removeAll { $0 === pan }
        #expect(view.gestureRecognizers == [tap] && pan.view == nil)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
    }

    @Test func `the interactions of a view may be set`() {
        let view = UIView()
        let (one, other) = (Interaction(), Interaction())
        view.interactions = [one]
        view.interactions = [other]
        #expect(one.view == nil && other.view === view && view.interactions.count == 1)
        view.interactions = []
        #expect(other.view == nil && view.interactions.isEmpty)
    }

    @Test func `an action's title and image may be set`() {
        let action = UIAction(title: "Follow") { _ in }
        action.title = "Unfollow"
        let image = UIImage(systemName: "star")
        action.image = image
        action.attributes = .destructive
        action.state = .on
        #expect(action.title == "Unfollow" && action.image === image)
        #expect((action as UIMenuElement).title == "Unfollow")
    }
}
