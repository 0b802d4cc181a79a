/// The calls to the coordinators of an app while a change is under way. What is asked meanwhile comes after it.
@MainActor
struct CoordinatorCalls {
    let door: any PlacedDoor
    /// Why a screen of the system's cannot be shown; nil when it can.
    let obstacle: @MainActor (any SystemScreen) -> String?
    /// Why a modal cannot be shown in a style; nil when it can.
    let obstacleToStyle: @MainActor (Tree.ModalStyle) -> String?
    /// Told of each answer of a guard.
    let judged: @MainActor (EnterQuestion, Judgement) -> Void

    /// Puts questions to guards, up to the first that is not answered with yes.
    func judge(_ questions: [EnterQuestion]) -> (index: Int, judgement: Judgement)? {
        for (index, question) in questions.enumerated() {
            let asker = Asker(id: question.opener, door: door)
            let judgement =
                question.known
                ?? question.guardRecord?.enterGuard?.judge(
                    question.destination, from: asker, isOwn: question.isOwn)
            guard let judgement else { continue }
            judged(question, judgement)
            if case .allow = judgement { continue }
            return (index, judgement)
        }
        return nil
    }

    /// Has the coordinators make what is to be seen, up to the first that cannot be made.
    func make(_ makings: [Making]) -> (made: [Made], refusal: Refusal?) {
        var made: [Made] = []
        made.reserveCapacity(makings.count)
        do throws(Refusal) {
            for making in makings { made.append(try make(making)) }
        } catch {
            return (made, error)
        }
        return (made, nil)
    }

    /// Makes what shows a destination, and gives it back what it saved.
    /// - Parameter readsRoot: Whether a coordinator is to say what it begins with.
    func make(_ making: Making, readsRoot: Bool = true) throws(Refusal) -> Made {
        guard let coordinator = making.maker.coordinator else { throw .coordinatorLeft }
        if let style = making.style, let obstacle = obstacleToStyle(style) {
            throw .unavailable(making.destination.label, why: obstacle)
        }
        let shown = try coordinator.make(making.destination, as: making.node, door: door)
        if let screen = shown as? Screen {
            let place = try place(of: screen.model, making, coordinator, embed: screen.embed)
            let record = Record(made: shown, owner: making.owner, opener: making.opener, place: place)
            return Made(node: making.node, record: record, loss: giveBack(making, to: screen.model))
        }
        let finishing = shown as? ReportingFlow
        let made = (shown as? any SystemScreen)?.flow ?? finishing?.coordinator ?? shown
        if let flow = made as? any AnySystemFlow, let obstacle = obstacle(flow.shown) {
            throw .unavailable(making.destination.label, why: obstacle)
        }
        let place = try place(of: made, making, coordinator)
        // What it begins with may follow from what it was given back.
        let loss = giveBack(making, to: made)
        let root = readsRoot ? (made as? any Coordinator)?.anyRoot : nil
        let record = Record(
            made: bound(made, making), owner: making.owner, opener: making.opener,
            finishing: finishing?.route, root: root, place: place)
        return Made(node: making.node, record: record, loss: loss)
    }

    /// Where the router of a view model or coordinator asks from now on, if it was made before.
    private func place(
        of made: Any, _ making: Making, _ coordinator: any Coordinator,
        embed: (@MainActor (Any) -> Any)? = nil
    ) throws(Refusal) -> RouterPlace? {
        guard TypeSet.routed.contains(made), let routed = made as? any Routed else { return nil }
        if made is any Coordinator { return routed.placeOfItsOwn(at: making.node, by: door) }
        return try routed.place(at: making.node, by: door, made: coordinator, embed: embed)
    }

    private func giveBack(_ making: Making, to model: Any?) -> Snapshot.Loss? {
        guard let part = making.part else { return nil }
        return Snapshot.Loss.giving(back: part, to: model, called: making.destination.label)
    }

    /// A dialog is bound to its opener, in whose name its buttons ask.
    private func bound(_ made: any Presentable, _ making: Making) -> any Presentable {
        guard let dialog = made as? any AnyDialog else { return made }
        let (node, opener, owner) = (making.node, making.opener, making.owner)
        return dialog.bound { [door] route in
            door.ask(route, from: opener, owner: owner, dialog: node)
        }
    }
}

extension Snapshot.Loss {
    /// Gives back to a view model or coordinator what it saved. That alone is lost when it cannot be decoded.
    @MainActor
    static func giving(back part: SavedValue, to model: Any?, called label: String) -> Self? {
        do {
            try (model as? any Restorable)?.give(back: part)
            return nil
        } catch {
            return Self("what \(label) saved", "it could not be decoded: \(words(of: error))")
        }
    }
}
