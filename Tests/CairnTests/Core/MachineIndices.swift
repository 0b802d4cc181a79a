@testable import Cairn

extension MachineBook {
    /// What the machine keeps beside its records and requests, so that it need not look at all of them, is what a look at all
    /// of them says.
    mutating func checkIndices(_ machine: NavigationMachine) {
        let owned = Dictionary(grouping: machine.records.byNode.values, by: \.owner)
        for (owner, records) in owned where machine.records.count(ownedBy: owner) != records.count {
            fail("\(owner) owns \(records.count) places, not \(machine.records.count(ownedBy: owner))")
        }
        for id in made.keys where owned[id] == nil && machine.records.count(ownedBy: id) != 0 {
            fail("\(id) owns nothing any more")
        }
        let requests = machine.requests
        for request in requests.all
        where !requests.asked(by: request.asker).contains(where: { $0.id == request.id }) {
            fail("request \(request.id) is not found by its asker")
        }
        let drafting = Set(requests.all.filter { $0.draft != nil }.map(\.id))
        if requests.drafting != drafting { fail("\(requests.drafting) wait with a change, not \(drafting)") }
        if requests.isWindowBeginning != requests.all.contains(where: \.isWindowsBeginning) {
            fail("who begins is not known")
        }
        checkEarly(machine)
        checkFlows(machine)
    }

    /// A flow that has to come first for several is on screen once.
    private mutating func checkFlows(_ machine: NavigationMachine) {
        let open = machine.requests.all.compactMap(\.first).filter { first in
            machine.flows.contains { $0.waiter === first.waiter }
        }
        for (flow, firsts) in Dictionary(grouping: open, by: \.key.flow)
        where firsts.contains(where: { $0.waiter !== firsts[0].waiter }) {
            fail("\(flow) came twice")
        }
    }

    /// Who waits for a change that brings its place waits for one that there is, and no longer than that.
    private mutating func checkEarly(_ machine: NavigationMachine) {
        for id in machine.early {
            guard let request = machine.requests[id], request.stage == .early else {
                fail("request \(id) is not early")
                continue
            }
            let isComing = machine.requests.all.contains { $0.draft?.records[request.asker] != nil }
            let isForTheRoot = request.asker == machine.tree.root.id && machine.requests.isWindowBeginning
            if !isComing && !isForTheRoot { fail("request \(id) waits for a place that does not come") }
            if machine.records[request.asker]?.isMade == true && !isForTheRoot {
                fail("request \(id) waits for a place that is there")
            }
        }
    }
}
