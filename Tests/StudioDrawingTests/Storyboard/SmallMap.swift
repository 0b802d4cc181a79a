@testable import CairnInspector
@testable import CairnStudio

/// A map of four screens: two tabs, a match that is guarded, and what is said when it cannot be shown.
enum SmallMap {
    static let map: AppMap = {
        var map = AppMap(
            app: "small \"app\"", exploration: .init(seed: 1, steps: 10, shards: [0], device: .phone))
        map.screens = [
            screen("failed alert", "Failed <again>", "alert", ["app", "matches"], depth: 3),
            screen("list", "Matches", "root", ["app", "matches"], depth: 0, row: "Ana – Bo"),
            screen("match", "Match #1", "pushed", ["app", "matches"], depth: 1),
            screen("settings", "Settings", "root", ["app"], depth: 1),
        ]
        map.ways = [
            way("list", "match", "tap \"Ana – Bo\"", .push, control: "Ana – Bo", guards: ["AppCoordinator"]),
            way("list", "settings", "tap \"Settings\"", .select, control: "Settings"),
            way("match", "failed alert", "tap \"Save\"", .present, control: "Save"),
            way("match", "list", "back", .back),
        ]
        return map
    }()

    static func screen(
        _ id: String, _ title: String, _ placement: String, _ coordinators: [String], depth: Int,
        row: String? = nil
    ) -> AppMap.Screen {
        var shown = Wire.Screen(controller: "C", bar: .init(title: title, hasLargeTitle: false))
        if let row {
            var element = Wire.Element(kind: .row, label: row, isEnabled: true)
            element.row = .init(
                accessory: "disclosure", isSelected: false, swipeActions: [], canBeMoved: false)
            element.acts.tap = "tap \"\(row)\""
            shown.elements = [element]
        }
        var stage = Wire.Stage()
        let style = placement == "pushed" ? "root" : placement
        let layer = Wire.Layer(style: style, canBePulledAway: false, hasGrabber: false, screen: shown)
        stage.windows = [.init(isKey: true, layers: [layer])]
        return AppMap.Screen(
            id: id, destination: String(id.prefix { $0 != " " }), title: title, placement: placement,
            coordinators: coordinators, stage: stage, script: Array(repeating: "tap \"x\"", count: depth),
            visits: 1)
    }

    static func way(
        _ from: String, _ to: String, _ act: String, _ kind: AppMap.Way.Kind, control: String? = nil,
        guards: [String] = []
    ) -> AppMap.Way {
        .init(
            from: from, to: to, act: act, trial: act, control: control, kind: kind, guards: guards, count: 1)
    }
}
