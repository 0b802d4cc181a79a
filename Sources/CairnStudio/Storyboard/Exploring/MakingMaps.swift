import Cairn

extension MapBook {
    /// The map of what was seen.
    func map(of app: String, _ exploration: AppMap.Exploration, declaring types: [any Cairn.Destination.Type])
        -> AppMap
    {
        var map = AppMap(app: app, exploration: exploration)
        map.screens = screens.values.map { screen in
            var screen = screen
            screen.guards = guards(of: screen.id)
            screen.trials = (trials[screen.id] ?? [:]).values.sorted { $0.act < $1.act }
            return screen
        }
        .sorted { $0.id < $1.id }
        map.ways = ways.values.map { way in
            var way = way
            way.guards = guards(of: way.to).filter { !guards(of: way.from).contains($0) }
            return way
        }
        .sorted { $0.key < $1.key }
        map.attempts = attempts.values.filter { attempt in
            attempt.reason != AppMap.Attempt.nothing
                || trials[attempt.screen]?[attempt.trial].map { $0.effects == 0 } ?? true
        }
        .sorted { $0.key < $1.key }
        map.links = links.values.map { link in
            var link = link
            link.to.sort()
            link.reasons.sort()
            return link
        }
        .sorted { $0.link < $1.link }
        var names = places.names
        var declared = Set(types.flatMap { names.declared(by: $0) })
        for type in places.names.met.values { declared.formUnion(names.declared(by: type)) }
        map.declared = declared.sorted()
        map.reached = places.reached.sorted()
        map.noted = (noted + guards.findings).sorted { $0.order < $1.order }
        return map
    }

    /// The coordinators that guard a screen, or what it is in.
    private func guards(of screen: AppMap.Screen.ID) -> [String] {
        let names = (owners[screen] ?? []).union(screens[screen].map { [$0.destination] } ?? [])
        return Set(names.flatMap { guards.guards(of: $0) }).sorted()
    }
}
