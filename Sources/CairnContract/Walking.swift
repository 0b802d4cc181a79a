import Cairn
import CairnTesting

extension HostContract {
    /// Puts a new host through a random walk of requests, fingers and foreign calls over an app with coordinators and
    /// guards of all shapes, and checks the laws 1, 2, 3, 7, 8 and 9, after each fifth step, and law 6 at its end. The same seed
    /// walks the same way.
    /// - Parameters:
    ///   - containers: What is walked beside stacks and modals: no more than the host shows.
    ///   - shapes: What is drawn beside plain screens.
    ///   - windows: How many windows with one store there are, each on a host of its own: one or two.
    ///   - laws: Those that are checked: leave one out to look for what it hides.
    ///   - endsApps: Whether the app is ended now and then, and started again with what was saved of it: law 5.
    /// - Returns: How many requests were made.
    /// - Throws: ``ContractViolation``, with the law and a short walk that breaks it.
    @discardableResult
    package func walk(
        seed: UInt64, steps count: Int, containers: HostContainers = .none,
        shapes: WalkShapes = .all, windows: Int = 1, laws: Set<Int> = Set(1...9), endsApps: Bool = false
    ) async throws -> Int {
        var plan = WalkPlan(
            seed: seed, containers: containers, shapes: shapes, windows: windows, laws: laws)
        plan.endsApps = endsApps
        return try await withTasksInOrder { try await walk(WalkStep.steps(count, seed: seed), plan) }
    }

    private func walk(_ steps: [WalkStep], _ plan: WalkPlan) async throws -> Int {
        let (walks, fault) = await walked(steps, plan)
        guard let fault else { return walks.reduce(0) { $0 + $1.requestCount } }
        let law = fault.law
        let taken = Array(steps.prefix { $0.number <= fault.step })
        let short = await shrunk(taken) { await walked($0, plan).fault?.law == law }
        let (last, lastFault) = await walked(short, plan, isTold: true)
        throw ContractViolation(
            """
            \((lastFault ?? fault).text)
            at step \(fault.step) of seed \(plan.seed), and in \(short.count) steps, from \(plan.start):
                \(last.flatMap(\.trail).map { "\($0.what)   \($0.tree)" }.joined(separator: "\n    "))
            """, steps: short.count)
    }

    /// What a walk does, told line by line: to be compared with another of the same seed.
    package func trail(
        seed: UInt64, steps count: Int, containers: HostContainers = .none, shapes: WalkShapes = .all,
        windows: Int = 1, laws: Set<Int> = []
    ) async -> [String] {
        let plan = WalkPlan(
            seed: seed, containers: containers, shapes: shapes, windows: windows, laws: laws)
        let (walks, fault) = await withTasksInOrder {
            await walked(WalkStep.steps(count, seed: seed), plan, isTold: true)
        }
        return walks.flatMap(\.trail).map { "\($0.what)   \($0.tree)" } + [fault?.text ?? "no law was broken"]
    }

    private struct Fault {
        let text: String
        let step: Int
        var law: Substring { text.prefix { $0 != ":" } }
    }

    private func walked(
        _ steps: [WalkStep], _ plan: WalkPlan, isTold: Bool = false
    ) async -> (walks: [Walk], fault: Fault?) {
        let store = SketchStore()
        let trials = (0..<plan.windows).map { _ in Trial(plan.root, store: store, view: view, stage: stage) }
        var walks = trials.map { Walk($0, plan, isTold: isTold) }
        defer { for walk in walks { walk.stage.leave() } }
        for step in steps {
            let index = walks.count > 1 && step.seed.isMultiple(of: 4) ? 1 : 0
            if let fault = await walks[index].take(step) {
                return (walks, Fault(text: fault, step: step.number))
            }
            if plan.endsApp(after: step), let fault = await startAgain(&walks[index]) {
                return (walks, Fault(text: fault, step: step.number))
            }
        }
        for index in walks.indices {
            if let fault = await walks[index].faultAtRest() ?? walks[index].unlikeItsJournal {
                return (walks, Fault(text: fault, step: steps.last?.number ?? 0))
            }
        }
        return (walks, nil)
    }
}

/// What a walk is drawn from.
struct WalkPlan: Sendable {
    let seed: UInt64
    let containers: HostContainers
    let shapes: WalkShapes
    let windows: Int
    let laws: Set<Int>
    /// Whether there are steps to come; a flow that a window has to wait for comes to its end then.
    let isWalked: Bool
    /// What the windows begin with.
    let root: Tree.Root<Place>
    /// Whether the app is ended now and then, and started again.
    var endsApps = false

    /// A walk of no steps at all, from this root.
    init(root: Tree.Root<Place>) {
        (seed, containers, shapes) = (0, .all, .all)
        (windows, laws, self.root, isWalked) = (1, Set(1...9), root, false)
    }

    /// Whether the guard of its first place lets the window begin with something, sooner or later.
    var beginsSomehow: Bool {
        var place = root.places[0]
        while let name = PlaceName(place) {
            if let guarding = name.guarding {
                let isOwn = guarding.guardian == .own
                return guarding.verdict == .allow || isWalked && guarding.verdict == .interpose
                    || isOwn && [.push, .set, .replaceAll].contains(guarding.verdict)
            }
            guard let next = name.root?.places.first else { break }
            place = next
        }
        return true
    }

    /// Whether the app is ended once this step has come to rest.
    func endsApp(after step: WalkStep) -> Bool { endsApps && step.settles && step.seed.isMultiple(of: 3) }

    /// What the windows begin with, in words.
    var start: String {
        let places = root.places.map(\.description).joined(separator: ", ")
        return switch root {
        case .choice(let kind, _, _, _): "\(kind)[\(places)]"
        default: places
        }
    }

    /// The first of these that breaks a law which counts.
    func counted(_ faults: [String?]) -> String? {
        faults.compactMap(\.self).first { fault in laws.contains { fault.hasPrefix("law \($0):") } }
    }

    init(
        seed: UInt64, containers: HostContainers, shapes: WalkShapes, windows: Int,
        laws: Set<Int>
    ) {
        (self.seed, self.containers, self.shapes) = (seed, containers, shapes)
        (self.windows, self.laws, isWalked) = (windows, laws, true)
        var random = SeededRandom(seed: seed &+ 1)
        var draw = PlaceDraw(shapes, containers, number: -100)
        if containers == .columns {
            let columns = [
                containers.root,
                .split(primary: .stack("a"), supplementary: .stack("b"), secondary: .stack("c")),
                .split(primary: .stack("a"), secondary: .screen("flow0")),
            ].randomElement(using: &random)!
            root = Bool.random(using: &random) ? columns : .tabs(columns, [.stack("d")])
        } else if shapes.contains(.guardedStart), Int.random(in: 0..<4, using: &random) == 0 {
            // A window that is refused what it begins with has nobody who could go on.
            var guarding = draw.guarding(by: .own, using: &random)
            let verdicts: [SketchGuard.Verdict] = [.allow, .interpose, .push, .set, .replaceAll]
            guarding.verdict = verdicts.randomElement(using: &random)!
            root = .stack(Place("s1_\(guarding.word)"))
        } else if shapes.contains(.guardedTabs), containers != .none {
            let own = draw.guarding(by: .own, using: &random).word
            let top = draw.guarding(by: [.own, .top].randomElement(using: &random)!, using: &random).word
            let others: [Tree.Root<Place>] = [
                .screen(Place("co1_stack_s2_\(own)")), .stack(Place("s3_\(top)")),
                .screen(draw.freePlace(using: &random)), .screen("flow0"),
            ]
            root =
                containers == .all && Bool.random(using: &random)
                ? .pages(.stack("a"), others) : .tabs(.stack("a"), others)
        } else if !shapes.isEmpty, containers == .all {
            let column = draw.asker(using: &random)
            let columns = Tree.Root<Place>.split(
                primary: .stack("d"), supplementary: .stack("e"), secondary: .stack(column))
            root =
                Int.random(in: 0..<3, using: &random) == 0
                ? .choice(.drawer, .stack("a"), [.stack("flow0"), columns])
                : .tabs(.stack("a"), [.screen("flow0"), .pages("b", "c"), columns])
        } else {
            root = containers.root
        }
    }
}
