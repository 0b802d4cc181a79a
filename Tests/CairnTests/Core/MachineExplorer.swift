import CairnTesting
import Foundation
import Testing

@testable import Cairn

/// Tries every order of some moves and of the answers that somebody owes, each followed by everybody's answers.
@MainActor
struct MachineExplorer {
    private var count = 0
    private var faults: Set<String> = []
    /// How many moves and answers more follow each other than a test says: one less, unless all is tried. 1 takes minutes.
    private static let deeper =
        Int(ProcessInfo.processInfo.environment["CAIRN_DEEPER"] ?? "") ?? (Sample.isWhole ? 0 : -1)

    func explore(
        _ world: MachineWorld, _ moves: [MachineMove], depth: Int, _ name: String, _ location: SourceLocation
    ) {
        var explorer = self
        explorer.explore(world, moves, depth + Self.deeper, [], location)
        print("NavigationMachine: \(explorer.count) orders of \(name)")
    }

    private mutating func explore(
        _ world: MachineWorld, _ moves: [MachineMove], _ depth: Int, _ path: [String],
        _ location: SourceLocation
    ) {
        if let fault = world.book.fault { return report(fault, path, world, location) }
        var isLast = true
        if depth > 0 {
            for index in moves.indices {
                var next = world
                guard next.happens(moves[index]) else { continue }
                isLast = false
                var rest = moves
                rest.remove(at: index)
                explore(next, rest, depth - 1, path + ["\(moves[index])"], location)
            }
            for index in world.open.indices where world.isAwaited(index) {
                for option in 0..<world.options(index) {
                    isLast = false
                    var next = world
                    next.answer(index, option)
                    explore(next, moves, depth - 1, path + ["answer \(index): \(option)"], location)
                }
            }
        }
        if isLast { end(world, path, location) }
    }

    /// All answer yes in order, or no with the newest first, or never.
    private mutating func end(_ world: MachineWorld, _ path: [String], _ location: SourceLocation) {
        count += 3
        for ending in [MachineWorld.Ending.yes, .no, .never] {
            var end = world
            end.settle(ending)
            if let fault = end.book.fault { report(fault, path + ["\(ending)"], end, location) }
        }
    }

    private mutating func report(
        _ fault: String, _ path: [String], _ world: MachineWorld, _ location: SourceLocation
    ) {
        guard faults.insert(fault.filter { !$0.isNumber }).inserted, faults.count < 6 else { return }
        Issue.record(
            "\(fault) after:\n\(path.joined(separator: "\n"))\nin \(world.machine.tree.notation)",
            sourceLocation: location)
    }
}

extension MachineWorld {
    /// How those answer who owe an answer at the end.
    enum Ending { case yes, no, never }

    /// Whether anybody still wants the answer.
    func isAwaited(_ index: Int) -> Bool {
        switch open[index].answer {
        case .entering(let id, _, _), .deciding(let id, _, _), .departing(let id, _):
            machine.requests[id] != nil
        case .leaving, .checking, .losing: true
        }
    }

    func options(_ index: Int) -> Int {
        switch open[index].answer {
        case .entering(_, _, let options): options.count
        case .leaving, .departing: 2
        case .deciding, .checking, .losing: 1
        }
    }

    /// The host comes to rest, and everybody answers in this way.
    mutating func settle(_ ending: Ending) {
        isSlow = false
        if finger != nil { _ = happens(ending == .yes ? .fingerFinishes : .fingerCancels) }
        endSteps()
        _ = happens(.rootSetBack)
        var left = 60
        while ending != .never || open.contains(where: \.isCheck), left > 0 {
            left -= 1
            if ending == .never {
                answer(open.firstIndex(where: \.isCheck)!, 0)
            } else if !open.isEmpty {
                let index = ending == .yes ? 0 : open.count - 1
                answer(index, ending == .yes ? 0 : options(index) - 1)
            } else if let request = machine.pending.first(where: { $0.stage == .interposed }) {
                endFlow(before: request, ending)
            } else {
                break
            }
        }
        if left == 0 { book.fail("it never comes to rest") }
        // Other code's doing is seen once somebody looks.
        if machine.hasHost, machine.host.isResting { run(.host(.rested(screen))) }
        while let index = open.firstIndex(where: \.isCheck) { answer(index, 0) }
        if machine.hasHost, !machine.host.isSettled { book.fail("the host is not settled") }
        if machine.hasHost, screen != machine.tree.shown { book.fail("the host shows \(screen)") }
        if ending == .never { checkWaiting() } else { book.checkRest(machine) }
    }

    /// The flow that comes first ends with a result, or is left.
    private mutating func endFlow(before request: PendingRequest, _ ending: Ending) {
        guard let id = machine.tree.nodes.last(where: { ["credentials", "text"].contains($0.label) })?.id
        else {
            return book.fail("request \(request.id) waits for a flow that is not there")
        }
        let transition: MachineApp.Transition = ending == .yes ? .finish("done") : .close
        ask(.route(StubRoute(transition: transition)), from: id)
    }

    /// Those who wait, wait for somebody who never answers, and for nobody else.
    private mutating func checkWaiting() {
        var known: Set<Int> = []
        for case .entering(let id, _, _) in open.map(\.answer) { known.insert(id) }
        for case .deciding(let id, _, _) in open.map(\.answer) { known.insert(id) }
        for case .departing(let id, _) in open.map(\.answer) { known.insert(id) }
        let isBeginning = machine.pending.contains(where: \.isBeginning)
        for request in machine.pending {
            let isRight =
                switch request.stage {
                case .undecided, .judged, .departing: known.contains(request.id)
                case .leaving(let node): machine.questions[node]?.waiting.contains(request.id) ?? false
                case .held: false
                case .early:
                    machine.pending.contains { $0.draft?.records[request.asker] != nil } || isBeginning
                case .interposed: true
                }
            if !isRight { book.fail("request \(request.id) '\(request.ask.label)' waits for nobody") }
        }
    }
}

extension MachineWorld.Owed {
    /// Whether it is the machine's own question, which is always answered.
    fileprivate var isCheck: Bool {
        switch answer {
        case .checking, .losing: true
        default: false
        }
    }
}

/// Tries every order of these moves, so many of them and of the answers that somebody owes after each other.
@MainActor
func explore(
    _ name: String, _ app: MachineApp, _ moves: [MachineMove], depth: Int, isSlow: Bool = false,
    isGuest: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) {
    MachineExplorer().explore(
        MachineWorld(app, isSlow: isSlow, isGuest: isGuest), moves, depth: depth, name, sourceLocation)
}
