import Foundation
import Testing

@testable import CairnInspector
@testable import CairnStudio

/// A screen in small: everything in its frame, and what can be touched where it is drawn.
struct ThumbnailTests {
    @Test func `whatever is on screen, nothing is drawn beside it`() {
        for screen in RandomMap.make(seed: 11, screens: 60, ways: 0).screens {
            let thumbnail = Thumbnail(of: screen.stage)
            for mark in thumbnail.marks {
                switch mark.shape {
                case .rect:
                    #expect(mark.x >= -0.1 && mark.x + (mark.width ?? 0) <= thumbnail.width + 0.1)
                    #expect(mark.y >= -0.1 && mark.y + (mark.height ?? 0) <= thumbnail.height + 0.1)
                case .text:
                    let width = TextWidth.of(
                        mark.text ?? "", size: mark.size ?? 10, isBold: mark.isBold == true)
                    let left =
                        mark.anchor == .middle
                        ? mark.x - width / 2 : mark.anchor == .end ? mark.x - width : mark.x
                    #expect(left >= -0.5 && left + width <= thumbnail.width + 0.5, "\(mark)")
                    #expect(mark.size ?? 0 >= 7)
                case .path: break
                }
            }
        }
    }

    @Test func `a text is cut where the room ends`() {
        #expect(TextWidth.fitting("Matches", in: 100, size: 10) == "Matches")
        #expect(TextWidth.fitting("A very long name", in: 40, size: 10).hasSuffix("…"))
        #expect(TextWidth.fitting("Matches", in: 2, size: 10) == "")
        #expect(TextWidth.lines(of: "one two three four", in: 40, size: 10, most: 2).count == 2)
    }

    @Test func `an alert is drawn over what it covers, and only its buttons can be touched`() {
        var stage = SmallMap.map.screens[1].stage
        var alert = Wire.Screen(controller: "A", elements: [RandomMap.text("Discard?")])
        for (label, role) in [("Discard", "destructive"), ("Keep", "cancel")] {
            var button = Wire.Element(kind: .button, label: label, isEnabled: true)
            button.button = .init(style: "plain", role: role, showsActivity: false, opensMenu: false)
            button.acts.tap = "tap \"\(label)\""
            alert.elements.append(button)
        }
        stage.windows[0].layers.append(
            .init(style: "alert", canBePulledAway: false, hasGrabber: false, screen: alert))
        let thumbnail = Thumbnail(of: stage)
        #expect(Set(thumbnail.controls.keys) == ["tap \"Discard\"", "tap \"Keep\""])
        #expect(thumbnail.marks.contains { $0.ink == .dim })
        #expect(thumbnail.marks.contains { $0.text == "Ana – Bo" })
    }
}
