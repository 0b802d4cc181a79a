import Cairn
import CairnBinding

/// The two sides of a match.
public nonisolated enum Side: String, CaseIterable, Codable, LinkParameter {
    case home, away

    public var other: Side { self == .home ? .away : .home }
    public var title: String { self == .home ? "Home" : "Away" }
}

/// The editor of one match. Nothing of it is in the store before it is saved, and nothing is lost unasked.
@MainActor
public final class EditMatchViewModel: LeaveGuard, Routed {
    public typealias Dependencies = HasBook

    public enum Route: Hashable {
        case save, cancel
        case players(Side)
    }

    public let title: String
    public let isPlayed: MutableProperty<Bool>
    /// As steppers count.
    public let homeGoals: MutableProperty<Double>
    public let awayGoals: MutableProperty<Double>
    public let router = Router<Route>()
    private let home: MutableProperty<[Player.ID]>
    private let away: MutableProperty<[Player.ID]>
    private let saving = MutableProperty(false)
    /// Whether the match is still to be found in the league: a link may come before that was read.
    private let isUnknown: MutableProperty<Bool>
    private let dependencies: any Dependencies
    /// The match as the store has it.
    private var kept: Match

    /// - Parameter id: Nil for a new one.
    init(_ dependencies: any Dependencies, match id: Match.ID?) {
        self.dependencies = dependencies
        let known = id.flatMap { dependencies.book.league.value[match: $0] }
        let match = known ?? Match(id: id ?? 0, home: [], away: [])
        kept = match
        isUnknown = MutableProperty(id != nil && known == nil)
        title = id == nil ? "New match" : "Edit match"
        home = MutableProperty(match.home)
        away = MutableProperty(match.away)
        isPlayed = MutableProperty(match.score != nil)
        homeGoals = MutableProperty(Double(match.score?.home ?? 0))
        awayGoals = MutableProperty(Double(match.score?.away ?? 0))
        if isUnknown.value { look() }
    }

    /// Looks for the match in the league; the list says that there is none, or that the league is out of reach.
    private func look() {
        let book = dependencies.book
        let list = router.parent(MatchesViewModel.Route.self)
        Task { [weak self] in
            do throws(StoreError) {
                try await book.refresh()
                self?.find()
            } catch {
                list.trigger(.failed(.refresh, error))
                guard let self else { return }
                book.state.observe(with: self) { model, state in
                    if state == .read { model.find() }
                }
            }
        }
    }

    private func find() {
        guard isUnknown.value else { return }
        let match = dependencies.book.league.value[match: kept.id]
        if let match {
            found(match)
        } else {
            router.parent(MatchesViewModel.Route.self).trigger(.gone(kept.id))
        }
    }

    private func found(_ match: Match) {
        isUnknown.value = false
        kept = match
        home.value = match.home
        away.value = match.away
        isPlayed.value = match.score != nil
        homeGoals.value = Double(match.score?.home ?? 0)
        awayGoals.value = Double(match.score?.away ?? 0)
    }

    /// Who plays on a side, in words.
    public func players(_ side: Side) -> Property<String> {
        chosen(side).joined(with: dependencies.book.league) { ids, league in
            ids.isEmpty ? "Choose players" : league.names.list(ids)
        }
    }

    public var isSaving: Property<Bool> { saving }
    /// Whether it has to be waited for.
    public var isBusy: Property<Bool> { saving.joined(with: isUnknown) { $0 || $1 } }
    public var canSave: Property<Bool> {
        home.joined(with: away, saving) { !$0.isEmpty && !$1.isEmpty && !$2 }
    }

    /// Does nothing while a side has no players.
    public func saveTapped() {
        if canSave.value { router.trigger(.save) }
    }
    public func playersTapped(_ side: Side) { router.trigger(.players(side)) }

    public func cancelTapped() { router.trigger(.cancel) }

    /// Who can play on a side: what is chosen there streams into this editor.
    func chooser(of side: Side) -> PlayersViewModel {
        PlayersViewModel(
            dependencies, title: side.title, chosen: chosen(side), taken: chosen(side.other))
    }

    /// What a new player's name has to be.
    var nameRule: DialogRule {
        let league = dependencies.book.league.value
        return DialogRule("a name that none of \(league.players.map(\.name)) has") { league.isFree($0) }
    }

    /// When it throws, nothing was saved, and all is still here.
    func save() async throws(StoreError) {
        saving.value = true
        defer { saving.value = false }
        let edited = edited
        try await dependencies.book.perform(.save(edited))
        kept = edited.id > 0 ? edited : dependencies.book.league.value.newest(like: edited)
    }

    public var isArmed: Bool {
        // Who was taken out and put back plays as before, whatever the order.
        let edited = edited
        return Set(edited.home) != Set(kept.home) || Set(edited.away) != Set(kept.away)
            || edited.score != kept.score
    }

    public func mayLeave() -> Dialog<Bool> {
        Dialog(
            "Unsaved changes", message: "They are lost if you leave.", .destructive("Discard", true),
            .cancel("Keep editing"))
    }

    private func chosen(_ side: Side) -> MutableProperty<[Player.ID]> { side == .home ? home : away }

    private var edited: Match {
        Match(
            id: kept.id, home: home.value, away: away.value,
            score: isPlayed.value ? Score(Int(homeGoals.value), Int(awayGoals.value)) : nil)
    }
}

/// What was typed, and what it was typed over: so both are there before the league is.
extension EditMatchViewModel: Restorable {
    public nonisolated struct Draft: Codable {
        fileprivate var kept: Match
        fileprivate var home, away: [Player.ID]
        fileprivate var isPlayed: Bool
        fileprivate var homeGoals, awayGoals: Double
    }

    /// Nil before the match was found.
    public var saved: Draft? {
        guard !isUnknown.value else { return nil }
        return Draft(
            kept: kept, home: home.value, away: away.value, isPlayed: isPlayed.value,
            homeGoals: homeGoals.value, awayGoals: awayGoals.value)
    }

    public func restore(_ saved: Draft?) {
        guard let saved else { return }
        isUnknown.value = false
        kept = saved.kept
        home.value = saved.home
        away.value = saved.away
        isPlayed.value = saved.isPlayed
        homeGoals.value = saved.homeGoals
        awayGoals.value = saved.awayGoals
    }
}

extension League {
    /// A match as it was saved for the first time, with the id that it got.
    fileprivate func newest(like match: Match) -> Match {
        matches.last { $0.home == match.home && $0.away == match.away && $0.score == match.score } ?? match
    }
}
