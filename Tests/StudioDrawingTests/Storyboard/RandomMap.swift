import CairnTesting

@testable import CairnInspector
@testable import CairnStudio

/// Maps that no app has: any number of screens, in coordinators within coordinators, with ways wherever chance puts them.
enum RandomMap {
    static func make(seed: UInt64, screens count: Int, ways: Int) -> AppMap {
        var random = SeededRandom(seed: seed)
        var map = AppMap(
            app: "random \(seed)", exploration: .init(seed: seed, steps: 0, shards: [0], device: .phone))
        let flows = max(1, count / 12)
        for number in 0..<count {
            let flow = Int.random(in: 0..<flows, using: &random)
            var coordinators = ["AppCoordinator"]
            // A quarter of the flows lie in another.
            if flow % 4 == 3 { coordinators.append("Flow\(flow - 1)Coordinator") }
            if flow > 0 { coordinators.append("Flow\(flow)Coordinator") }
            map.screens.append(screen(number, coordinators, &random))
        }
        for number in 0..<ways {
            // Each but the first is led to by one before it, so that most of it hangs together.
            let isNeeded = number < count - 1
            let to = isNeeded ? number + 1 : Int.random(in: 0..<count, using: &random)
            let near = max(0, to - 25)..<max(1, to)
            let from = Int.random(
                in: isNeeded || Bool.random(using: &random) ? near : 0..<count, using: &random)
            map.ways.append(way(from, to, map, &random))
        }
        return map
    }

    private static func screen(
        _ number: Int, _ coordinators: [String], _ random: inout SeededRandom
    ) -> AppMap.Screen {
        let placement =
            number == 0
            ? "root" : ["pushed", "pushed", "pushed", "sheet", "alert"].randomElement(using: &random)!
        var shown = Wire.Screen(controller: "C\(number)")
        let title = words.randomElement(using: &random)! + " \(number)"
        if placement != "alert" {
            shown.bar = Wire.Bar(
                title: title, hasLargeTitle: Bool.random(using: &random),
                back: placement == "pushed" ? "Back" : nil, backTap: "back")
        } else {
            shown.elements.append(text(title))
        }
        for _ in 0..<Int.random(in: 1..<9, using: &random) {
            shown.elements.append(element(isAlert: placement == "alert", &random))
        }
        var stage = Wire.Stage()
        let style = placement == "pushed" ? "root" : placement
        stage.windows = [
            .init(
                isKey: true,
                layers: [.init(style: style, canBePulledAway: false, hasGrabber: false, screen: shown)])
        ]
        return AppMap.Screen(
            id: "s\(number)", destination: "d\(number)", title: title, placement: placement,
            coordinators: coordinators, stage: stage,
            script: Array(repeating: "tap \"x\"", count: min(number, 9)),
            visits: 1)
    }

    private static func way(_ from: Int, _ to: Int, _ map: AppMap, _ random: inout SeededRandom) -> AppMap.Way
    {
        let target = map.screens[to]
        let kinds: [AppMap.Way.Kind] = [.push, .push, .push, .push, .replace, .back, .select, .outside]
        var kind = kinds.randomElement(using: &random)!
        if kind == .push, target.placement == "sheet" || target.placement == "alert" { kind = .present }
        let acts = map.screens[from].stage.windows[0].layers[0].screen.elements.compactMap(\.acts.tap)
        let act = acts.randomElement(using: &random) ?? "wait"
        let isGuarded = Int.random(in: 0..<6, using: &random) == 0
        return AppMap.Way(
            from: "s\(from)", to: "s\(to)", act: act,
            control: act == "wait" ? nil : String(act.dropFirst(5).dropLast()), kind: kind,
            guards: isGuarded ? ["account"] : [], count: 1)
    }

    static func text(_ label: String) -> Wire.Element { .init(kind: .text, label: label, isEnabled: true) }

    private static func element(isAlert: Bool, _ random: inout SeededRandom) -> Wire.Element {
        let label = words.randomElement(using: &random)! + " " + words.randomElement(using: &random)!
        let kinds: [Wire.Element.Kind] = isAlert ? [.button] : [.row, .row, .button, .text, .field, .toggle]
        var element = Wire.Element(kind: kinds.randomElement(using: &random)!, label: label, isEnabled: true)
        switch element.kind {
        case .row:
            element.row = .init(
                detail: Bool.random(using: &random) ? "a detail" : nil, accessory: "disclosure",
                isSelected: false, swipeActions: [], canBeMoved: false)
            element.acts.tap = "tap \"\(label)\""
        case .button:
            element.button = .init(
                style: "filled", role: "normal", showsActivity: false, opensMenu: false)
            element.acts.tap = "tap \"\(label)\""
        default: break
        }
        return element
    }

    static let words = [
        "Matches", "Players of the season", "Settings", "Add", "Zoé 🥇", "שרה", "試合", "<b>bold</b>",
        "\"quoted\"",
        "A very long name that fits nowhere at all", "Profile", "Log in", "]]>", "Chat", "M", "",
    ]
}
