import Cairn

/// A view that tells its screen what a toolkit tells it, as those of many apps do.
@MainActor
package protocol SketchView: Presentable {
    /// Whom to tell.
    var tell: (@MainActor (SketchViewEvent) -> Void)? { get nonmutating set }
}

package enum SketchViewEvent { case loaded, hiding }

/// A screen that asks without being asked: as it is made, when its view is loaded or about to be hidden, when a person
/// sees it, when it is told that it is seen no longer, or as it goes. With the word `early` it asks by a router that it
/// has from its `init`.
@MainActor
package final class SketchAsker: SketchModel, Activatable {
    package enum Moment: String, CaseIterable, Sendable {
        case made, closesWhenMade, loaded, hiding, closesWhenHiding, active, inactive, gone, readsWhenGone
        /// In a dialog of its own, as it is made or seen.
        case question, questionWhenMade
    }

    private let moments: Set<Moment>
    private let asked: Place
    /// What it was told last.
    package private(set) var isActive = false
    private var wasSeen = false
    private var wasHidden = false

    init?(
        _ name: PlaceName, _ place: Place, router: Router<SketchScene.Route>, scene: SketchScene,
        finish: (@MainActor () -> Request)?
    ) {
        let moments = name.words.compactMap(Moment.init)
        guard !moments.isEmpty else { return nil }
        self.moments = Set(moments)
        asked = Place("s\(name.number)_asked")
        super.init(
            name: place.description, router: router, scene: scene, isEarly: name.words.contains("early"),
            finish: finish)
        if self.moments.contains(.made) { ask(.push(asked)) }
        if self.moments.contains(.closesWhenMade) { close() }
        if self.moments.contains(.questionWhenMade) { question(for: asked) }
    }

    /// Its view was told something.
    package func hear(_ event: SketchViewEvent) {
        switch event {
        case .loaded: if moments.contains(.loaded) { ask(.push(asked)) }
        case .hiding:
            if moments.contains(.closesWhenHiding) { close() }
            if moments.contains(.hiding), !wasHidden {
                wasHidden = true
                ask(.push(asked))
            }
        }
    }

    /// Asks once each, or there would be no end to it.
    package func didBecomeActive() { isSeen(true) }
    package func didBecomeInactive() { isSeen(false) }

    private func isSeen(_ isActive: Bool) {
        self.isActive = isActive
        if isActive, !wasSeen {
            wasSeen = true
            if moments.contains(.active) { ask(.push(asked)) }
            if moments.contains(.question) { question(for: asked) }
        } else if !isActive, wasSeen, !wasHidden {
            wasHidden = true
            if moments.contains(.inactive) { ask(.push(asked)) }
        }
    }

    deinit {
        let (moments, router, node, asked, scene) = (moments, router, node, asked, scene)
        // A view model is let go where it lived.
        MainActor.assumeIsolated {
            if moments.contains(.gone) { scene.ask(.push(asked), by: router, at: node) }
            if moments.contains(.readsWhenGone) { _ = router.navigator?.made(for: node) }
        }
    }
}
