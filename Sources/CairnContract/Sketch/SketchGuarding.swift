import Cairn

/// What all coordinators of a sketch have in common: they answer for places by what the names say, and make what the
/// names say.
@MainActor
package protocol SketchGuarding: EnterGuard where Destination == Place {
    var sketch: Sketch { get }
}

/// What every coordinator of a sketch is made of.
package struct Sketch {
    let root: Tree.Root<Place>
    let scene: SketchScene
    /// The coordinators around it, the nearest first.
    let around: [ObjectIdentifier]
}

extension SketchGuarding {
    package var root: Tree.Root<Place> { sketch.root }
    package var scene: SketchScene { sketch.scene }
    /// The coordinators that answer for what this one makes: itself first, then those around.
    var guardians: [ObjectIdentifier] { [ObjectIdentifier(self)] + sketch.around }
    /// Whether it is the window's own.
    private var isTop: Bool { sketch.around.isEmpty }

    package func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
        judge(place, from: asker, isOwn: true)
    }

    package func mayEnter(inside destination: AnyDestination, from asker: Asker) -> Verdict<Place> {
        guard let place = destination.base as? Place else { return .allow }
        return judge(place, from: asker, isOwn: false)
    }

    func judge(_ place: Place, from asker: Asker, isOwn: Bool) -> Verdict<Place> {
        guard scene.store.isToAnswer() else { return .refuse("asked without end") }
        guard let name = PlaceName(place) else { return isOwn ? judgePlainly(place) : .allow }
        guard let guarding = name.guarding, answers(for: guarding.guardian, isOwn: isOwn) else {
            return .allow
        }
        let who = asker.id
        switch guarding.delay {
        case .none where guarding.verdict != .run:
            return answer(guarding, name, place)
        case .none, .soon:
            return .wait { await self.answerLate(guarding, name, place, from: who) }
        case .wait:
            return .wait {
                await self.scene.wait()
                return await self.answerLate(guarding, name, place, from: who)
            }
        }
    }

    private func judgePlainly(_ place: Place) -> Verdict<Place> {
        if place.description.hasPrefix("closed") { return .refuse("it is closed") }
        if place.description.hasPrefix("moved") { return .redirect(.push(Place("new\(place)"))) }
        return .allow
    }

    private func answers(for guardian: SketchGuard.Guardian, isOwn: Bool) -> Bool {
        switch guardian {
        case .own: isOwn
        case .out: !isOwn
        case .top: isTop
        }
    }

    private func answer(_ guarding: SketchGuard, _ name: PlaceName, _ place: Place) -> Verdict<Place> {
        let target = guarding.target(from: name.number)
        switch guarding.verdict {
        case .refuse: return .refuse("it is shut")
        case .refuseLocked where scene.store.isLocked: return .refuse("it is locked")
        case .push, .circle, .circleBack: return .redirect(.push(target))
        case .set: return .redirect(.set(target))
        case .replaceTop: return .redirect(.replaceTop(target))
        case .replaceAll: return .redirect(.replaceAll(.stack(target)))
        case .select: return .redirect(.select(root.places[0]))
        case .present: return .redirect(.present(target, as: .sheet))
        case .interpose, .interposeRefused, .interposeWaiting, .unexempt:
            if scene.store.isLocked {
                return .interpose(
                    guarding.flow(before: name.number),
                    as: name.number.isMultiple(of: 3) ? .fullScreen : .sheet)
            }
        case .allow, .refuseLocked, .run: break
        }
        scene.allow(place)
        return .allow
    }

    private func answerLate(
        _ guarding: SketchGuard, _ name: PlaceName, _ place: Place, from asker: Tree.Node.ID
    ) async -> Verdict<Place> {
        guard guarding.verdict == .run, scene.store.isLocked else { return answer(guarding, name, place) }
        // Who is only on its way shows nobody anything.
        guard let tree = scene.tree,
            let router = (tree.contains(asker) ? scene.router(of: asker) : nil)
                ?? scene.router(of: tree.visible.id)
        else { return .refuse("nobody could be asked") }
        scene.noteFlow(before: place, by: router)
        let flow = ResultRoute<SketchScene.Route, String>(
            .present(guarding.flow(before: name.number), as: .sheet))
        guard (try? await router.run(flow)) != nil else { return .refuse("nobody logged in") }
        return answer(guarding, name, place)
    }

    /// What shows a place.
    func make(
        _ place: Place, _ router: Router<SketchScene.Route>,
        routes: (@MainActor (SketchScene.Route) -> Route)? = nil, finish: (@MainActor () -> Request)? = nil
    ) -> any Presentable {
        scene.note(
            SketchScene.Handed(id: router.asker, place: place, router: router, guardians: guardians))
        if let name = PlaceName(place) { return make(name, place, router, routes, finish) }
        if place.description.hasPrefix("flow") {
            return SketchCoordinator(inside(.stack(Place("in" + place.description))))
        }
        if place.description.hasPrefix("dialog") { return dialog(place) }
        guard place.description.hasPrefix("form") else {
            return screen(SketchModel(name: place.description, router: router, scene: scene, finish: finish))
        }
        let way: SketchForm.Way =
            if place.description.hasPrefix("formAlert") {
                .route("dialogQuestion")
            } else if place.description.hasPrefix("formSheet") {
                .route("dialogSheetQuestion")
            } else if place.description.hasPrefix("formAsk") { .returning } else { .waiting }
        return screen(
            SketchForm(
                name: place.description, router: router, scene: scene, finish: finish, way: way))
    }

    private func make(
        _ name: PlaceName, _ place: Place, _ router: Router<SketchScene.Route>,
        _ routes: (@MainActor (SketchScene.Route) -> Route)?, _ finish: (@MainActor () -> Request)?
    ) -> any Presentable {
        guard let root = name.root else {
            return screen(
                SketchAsker(name, place, router: router, scene: scene, finish: finish)
                    ?? SketchModel(name: place.description, router: router, scene: scene, finish: finish),
                routes)
        }
        switch name.kind {
        case .screen, .coordinator: return SketchCoordinator(inside(root))
        case .waiting: return WaitingSketch(inside(root))
        case .flow: return SketchFlow(inside(root))
        }
    }

    /// What a coordinator is made of that this one makes.
    private func inside(_ root: Tree.Root<Place>) -> Sketch {
        Sketch(root: root, scene: scene, around: guardians)
    }

    /// - Parameter routes: Which of the coordinator's routes those of the model are, where they are of another type.
    private func screen(
        _ model: SketchModel, _ routes: (@MainActor (SketchScene.Route) -> Route)? = nil
    ) -> Screen {
        let view = { @MainActor (model: SketchModel) -> any Presentable in
            let view = model.scene.view(model.name)
            if let asker = model as? SketchAsker, let view = view as? any SketchView {
                view.tell = { [weak asker] event in asker?.hear(event) }
            }
            return view
        }
        return routes.map { Screen(model, routes: $0, view) } ?? Screen(model, view)
    }

    private func dialog(_ place: Place) -> any Presentable {
        switch place.description {
        case "dialogWithAName":
            Dialog<SketchScene.Route>(
                place.description, fields: [.field("Name", rule: .filled)],
                .button("Push", text: { .push(Place($0)) }), .cancel)
        case "dialogQuestion":
            Dialog<SketchScene.Route>(
                place.description, .button("Push", .popTo(.leave)), .button("Cancel", .popTo(.stay)))
        case "dialogSheetQuestion":
            Dialog<SketchScene.Route>(place.description, .button("Push", .popTo(.leave)))
        case "dialogNoCancel": Dialog<SketchScene.Route>(place.description, .button("Push", .push("pushed")))
        default: Dialog<SketchScene.Route>(place.description, .button("Push", .push("pushed")), .cancel)
        }
    }

    /// The decision: what was asked for. A dialog's answer to a form's question changes nothing but the form.
    func decide(_ route: SketchScene.Route, from asker: Asker) throws -> SketchScene.Route {
        guard case .popTo(let place) = route, [.leave, .stay].contains(place) else { return route }
        try asker.model(SketchForm.self).answer(place == .leave)
        return .none
    }
}

extension Place {
    /// What the buttons of a form's question ask for.
    static let leave: Place = "leave"
    static let stay: Place = "stay"
}
