import CairnInspector

// What pages ask of an app that runs elsewhere.
extension Hub {
    func orderRemote(_ what: String, _ ask: Wire.Ask, _ page: PageLink) {
        if what == "link" { awaitFollowing() }
        orders.give(
            .remote, { ($0.what, $0.text, $0.number) = (what, ask.text, ask.number) },
            then: answering(ask, page))
    }
}

extension Wire.Ask.Kind {
    /// Whether an app that runs elsewhere can be asked for it.
    var isForRemoteApps: Bool {
        switch self {
        case .goToEntry, .entry, .export, .remote, .choose: true
        case .do, .type, .finger, .speed, .turn, .launch, .goTo, .branch, .play, .picture: false
        }
    }
}
