import Dispatch
import Foundation
import Testing
import UIKit

@MainActor @Suite(.simulator)
final class CurrentTraitTests: World {
    private final class Dark: UIView {
        var seen: [UIUserInterfaceStyle] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            seen.append(UITraitCollection.current.userInterfaceStyle)
        }
        override func updateProperties() {
            super.updateProperties()
            seen.append(UITraitCollection.current.userInterfaceStyle)
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            seen.append(UITraitCollection.current.userInterfaceStyle)
        }
    }

    private final class Room: UIViewController {
        var seen: [UIUserInterfaceStyle] = []
        override func viewWillLayoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
        override func viewDidLayoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
    }

    @Test func `while something is updated its traits are the current ones`() {
        let (room, dark) = (Room(), Dark())
        room.view.addSubview(dark)
        dark.overrideUserInterfaceStyle = .dark
        host(room)
        #expect(Set(dark.seen) == [.dark] && dark.seen.count > 2)
        #expect(Set(room.seen) == [.light])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        room.overrideUserInterfaceStyle = .dark
        room.seen = []
        room.view.setNeedsLayout()
        room.view.layoutIfNeeded()
        #expect(room.seen == [.dark, .dark])
    }

    @Test func `the current traits may be set, for each thread its own`() {
        let before = UITraitCollection.current
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
        let done = DispatchSemaphore(value: 0)
        Thread {
            #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
            done.signal()
        }.start()
        done.wait()
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        UITraitCollection.current = before
    }
}
