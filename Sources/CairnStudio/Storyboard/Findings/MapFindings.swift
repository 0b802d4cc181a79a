import CairnInspector

extension AppMap {
    /// What the map says that the app's makers may not have meant, by kind.
    var findings: [Finding] {
        (noted + unreached + deadEnds + mute + unlabelled + deadLinks + unlinked + alike)
            .sorted { $0.order < $1.order }
    }

    /// Destinations that are declared and were never in front.
    private var unreached: [Finding] {
        let reached = Set(reached)
        return declared.filter { !reached.contains($0) }.map { name in
            Finding(
                kind: .unreached, about: name,
                text: "\(name) is declared and was not reached in \(exploration.steps.grouped) steps",
                script: [])
        }
    }

    /// Screens that nobody gets out of by what can be done there.
    private var deadEnds: [Finding] {
        guard screens.count > 1 else { return [] }
        let dialogs = Set(screens.filter(\.isDialog).map(\.id))
        // A splash screen goes by itself; what says that something has failed leads back.
        let left = Set(
            ways.filter { way in
                !way.opensLink && way.from != way.to && (way.kind != .outside || !dialogs.contains(way.to))
            }.map(\.from))
        return screens.filter { screen in
            // Where little was tried, little is known.
            !left.contains(screen.id) && screen.trials.reduce(0) { $0 + $1.count } >= 4
        }
        .map { screen in
            let tried = screen.trials.map(\.act).joined(separator: ", ")
            return Finding(
                kind: .deadEnds, screen: screen.id, about: screen.id,
                text: "nothing leads out of \(screen.id); tried were \(tried)", script: screen.script)
        }
    }

    private var mute: [Finding] {
        attempts.filter { $0.reason == Attempt.nothing }.map { attempt in
            Finding(
                kind: .mute, screen: attempt.screen, about: attempt.trial,
                text: "\(attempt.act) does nothing on \(attempt.screen)", script: attempt.script)
        }
    }

    private var deadLinks: [Finding] {
        // A question about unsaved changes is no place that it leads to.
        let dialogs = Set(screens.filter(\.isDialog).map(\.id))
        let dead = links.filter { $0.to.isEmpty || !$0.reasons.isEmpty && dialogs.isSuperset(of: $0.to) }
        return dead.map { link in
            Finding(
                kind: .deadLinks, about: link.link,
                text: "\(link.link) leads nowhere"
                    + (link.reasons.first.map { ": \($0)" } ?? ""), script: link.script)
        }
    }

    /// An app without links has none to miss; a dialog has none.
    private var unlinked: [Finding] {
        guard screens.contains(where: { $0.link != nil }) else { return [] }
        return screens.filter { $0.link == nil && !$0.isDialog }.map { screen in
            Finding(
                kind: .unlinked, screen: screen.id, about: screen.id, text: "\(screen.id) has no link",
                script: screen.script)
        }
    }

    /// Screens of different destinations that look the same.
    private var alike: [Finding] {
        var groups: [(look: Wire.Screen, screens: [Screen])] = []
        var numbers: [Wire.Screen: Int] = [:]
        for screen in screens {
            guard !screen.isDialog, let look = screen.look else { continue }
            if let number = numbers[look] {
                groups[number].screens.append(screen)
            } else {
                numbers[look] = groups.count
                groups.append((look, [screen]))
            }
        }
        return groups.filter { Set($0.screens.map(\.destination)).count > 1 }.map { group in
            let ids = group.screens.map(\.id)
            return Finding(
                kind: .alike, screen: ids[0], about: ids.joined(separator: ", "),
                text: "\(ids.joined(separator: " and ")) look the same", script: group.screens[0].script)
        }
    }

    private var unlabelled: [Finding] {
        screens.flatMap { screen in
            (screen.front?.unlabelled ?? []).map { kind, number in
                Finding(
                    kind: .unlabelled, screen: screen.id, about: "\(kind) \(number)",
                    text: "a \(kind) on \(screen.id) has no label for a screen reader"
                        + (number > 1 ? ", nor have others (\(number))" : ""), script: screen.script)
            }
        }
    }
}

extension AppMap.Screen {
    /// What lies in front in its picture.
    fileprivate var front: Wire.Screen? { stage.windows.last?.layers.last?.screen }

    /// How it looks, wherever it stands; nil for one that shows next to nothing.
    fileprivate var look: Wire.Screen? {
        guard var screen = front, screen.count > 1 else { return nil }
        screen.strip()
        return screen
    }
}

extension Wire.Screen {
    fileprivate var count: Int { elements.count + embedded.reduce(0) { $0 + $1.count } }

    /// Takes out what says where it stands, and by which line it is touched.
    fileprivate mutating func strip() {
        controller = ""
        bar?.back = nil
        bar?.backTap = nil
        bar?.backMenu = []
        tabs = nil
        for index in elements.indices { elements[index].acts = .init() }
        for index in embedded.indices { embedded[index].strip() }
    }

    /// The kinds of controls that have no label, and how many of each.
    fileprivate var unlabelled: [(kind: String, count: Int)] {
        var counts: [String: Int] = [:]
        func look(_ screen: Wire.Screen) {
            for element in screen.elements where element.label.isEmpty && element.kind.isControl {
                counts[element.kind.rawValue, default: 0] += 1
            }
            let buttons = (screen.bar?.left ?? []) + (screen.bar?.right ?? []) + screen.toolbar
            for button in buttons where button.title.isEmpty { counts["bar button", default: 0] += 1 }
            for screen in screen.embedded { look(screen) }
        }
        look(self)
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension Wire.Element.Kind {
    /// Whether a person does something to it by which it has to be called something.
    fileprivate var isControl: Bool {
        switch self {
        case .button, .field, .toggle, .slider, .stepper, .value, .control: true
        case .text, .activity, .image, .row, .segments, .progress: false
        }
    }
}
