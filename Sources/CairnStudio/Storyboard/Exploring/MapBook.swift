import Cairn
import CairnInspector
import UIKit

/// What the explorer has seen so far, until a map is made of it.
struct MapBook {
    var places = ScreenPlaces()
    private(set) var screens: [AppMap.Screen.ID: AppMap.Screen] = [:]
    private(set) var ways: [WayKey: AppMap.Way] = [:]
    private(set) var attempts: [AttemptKey: AppMap.Attempt] = [:]
    private(set) var links: [String: AppMap.Link] = [:]
    private(set) var trials: [AppMap.Screen.ID: [String: AppMap.Trial]] = [:]
    private(set) var noted: [Finding] = []
    var guards = GuardBook()
    /// The names of the coordinators' destinations around each screen.
    private(set) var owners: [AppMap.Screen.ID: Set<String>] = [:]
    /// How much could be seen of a screen when its picture was taken.
    private var richness: [AppMap.Screen.ID: Int] = [:]

    struct WayKey: Hashable {
        var from, to: AppMap.Screen.ID
        var kind: String
        var transition: String?
        var way: AppMap.Way.Kind
    }

    struct AttemptKey: Hashable {
        var screen: AppMap.Screen.ID
        var kind: String
        var reason: String
    }

    /// Something that was done, and the lines from a launch up to it, itself last.
    struct Deed {
        var possibility: Possibility
        var script: [Action]
        /// The screen on which it was done.
        var screen: AppMap.Screen.ID = ""
        var line: String { possibility.action.description }
    }

    /// Notes that a screen lies in front.
    /// - Parameter script: leads there.
    mutating func visit(
        _ places: [ScreenPlace], _ look: SeenScreen, script: [Action], isBusy: Bool,
        stage: () -> Wire.Stage, link: () -> String?
    ) {
        guard let place = places.last else { return }
        let id = place.id
        notePile(places, script)
        // What is still on its way may be the less.
        let worth = isBusy ? 0 : 1 + look.outline.worth
        owners[id, default: []].formUnion(place.ownerNames)
        guard var screen = screens[id] else {
            richness[id] = worth
            screens[id] = AppMap.Screen(
                id: id, destination: place.name, title: look.outline.frontTitle ?? "",
                placement: place.placement, coordinators: place.coordinators, tab: look.outline.tabTitle,
                below: places.dropLast().map(\.id), stage: stage(), script: script.lines, link: link(),
                visits: 1)
            return
        }
        screen.visits += 1
        if script.count < screen.script.count { screen.script = script.lines }
        let title = look.outline.frontTitle ?? ""
        if worth > richness[id] ?? 0 {
            richness[id] = worth
            screen.stage = stage()
            screen.retitle(title)
        } else if !isBusy, title != screen.title {
            screen.note(titles: [title])
        }
        if screen.tab == nil { screen.tab = look.outline.tabTitle }
        if screen.link == nil, screen.visits % 8 == 0 { screen.link = link() }
        screens[id] = screen
    }

    /// Modals on modals on modals.
    private mutating func notePile(_ places: [ScreenPlace], _ script: [Action]) {
        let modals = places.filter(\.isModal)
        guard modals.count >= 3, let place = places.last else { return }
        note(
            Finding(
                kind: .modals, screen: place.id, about: place.id,
                text: "\(modals.count) modals lie over each other: "
                    + modals.map(\.id).joined(separator: ", "), script: script.lines))
    }

    /// Screens on a stack that stand on the same with the same values.
    mutating func noteDoubles(in tree: Tree, _ place: ScreenPlace, by script: [Action]) {
        for node in tree.nodes {
            for (below, above) in zip(node.children, node.children.dropFirst()) {
                guard node.holdsInStack, let destination = above.destination, destination == below.destination
                else {
                    continue
                }
                let name = places.names.name(of: destination)
                note(
                    Finding(
                        kind: .doubled, screen: place.id, about: name,
                        text: "\(name) stands on itself: \(destination.label) twice", script: script.lines))
            }
        }
    }

    mutating func tried(_ possibility: Possibility, on screen: AppMap.Screen.ID, hadEffect: Bool) {
        var trial =
            trials[screen, default: [:]][possibility.kind]
            ?? AppMap.Trial(act: possibility.kind, count: 0, effects: 0)
        trial.count += 1
        if hadEffect { trial.effects += 1 }
        trials[screen, default: [:]][possibility.kind] = trial
    }

    /// Notes what a control, or whoever asked, did not get.
    mutating func attempted(_ deed: Deed, on screen: AppMap.Screen.ID, _ reason: String) {
        let key = AttemptKey(screen: screen, kind: deed.possibility.kind, reason: reason)
        guard var known = attempts[key] else {
            attempts[key] = AppMap.Attempt(
                screen: screen, act: deed.line, trial: deed.possibility.kind,
                control: deed.possibility.control, reason: reason, count: 1,
                script: deed.script.lines)
            return
        }
        known.count += 1
        if deed.script.count < known.script.count {
            (known.act, known.script) = (deed.line, deed.script.lines)
        }
        attempts[key] = known
    }

    /// Notes what a link led to, or why it led nowhere.
    mutating func opened(_ link: String, by script: [Action], to screen: AppMap.Screen.ID?, _ reason: String?)
    {
        var known = links[link] ?? AppMap.Link(link: link, script: script.lines)
        known.count += 1
        if let screen, !known.to.contains(screen) {
            // The script shows what it leads to, if it leads anywhere.
            if known.to.isEmpty { known.script = script.lines }
            known.to.append(screen)
        }
        if let reason, !known.reasons.contains(reason) { known.reasons.append(reason) }
        links[link] = known
    }

    mutating func went(
        from: AppMap.Screen.ID, to: AppMap.Screen.ID, by deed: Deed?, _ transition: String?,
        _ kind: AppMap.Way.Kind
    ) {
        let key = WayKey(
            from: from, to: to, kind: deed?.possibility.kind ?? "", transition: transition, way: kind)
        var way =
            ways[key]
            ?? AppMap.Way(
                from: from, to: to, act: deed?.line ?? "", trial: key.kind,
                control: deed?.possibility.control,
                transition: transition, kind: kind, count: 0)
        way.count += 1
        if let row = deed?.possibility.row { way.note(rows: [row: 1]) }
        ways[key] = way
    }

    mutating func note(_ finding: Finding) {
        guard let index = noted.firstIndex(where: { $0.isSame(as: finding) }) else {
            return noted.append(finding)
        }
        if finding.script.count < noted[index].script.count { noted[index] = finding }
    }
}

extension [Action] {
    /// As a script has them.
    var lines: [String] { map(\.description) }
}

extension Simulator.Outline {
    /// How much there is to see in front.
    fileprivate var worth: Int { top?.screen.worth ?? 0 }

    /// The title of the tab that is selected.
    fileprivate var tabTitle: String? {
        windows.last?.layers.lazy.compactMap(\.screen.selectedTab).first
    }
}

extension Simulator.Outline.Screen {
    fileprivate var worth: Int {
        let busy = elements.contains { $0.kind == .activity }
        return (busy ? 0 : elements.count) + embedded.reduce(0) { $0 + $1.worth }
    }

    fileprivate var selectedTab: String? {
        tabBar?.items.first { $0.isSelected }?.title ?? embedded.lazy.compactMap(\.selectedTab).first
    }
}
