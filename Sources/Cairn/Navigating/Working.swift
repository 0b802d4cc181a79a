/// One thing at a time: what comes in waits until what came before is dealt with.
extension Navigator {
    /// What comes in, dealt with one after the other.
    enum Job {
        case asked(Request)
        case decided(Request, Result<Decision, any Error>)
        case heard(HostMachine.Event)
        case look
        case attached(any NavigatorHost)
        case closed
        case answered(Tree.Node.ID, Bool)
        case judged(Request, Decision, AnyDestination, Judgement, guardian: Tree.Node.ID)
        case interposed(Request, AnyDestination, passed: Bool)
        case departed(Request, Decision, Tree.Elsewhere, opened: Bool)
    }

    func take(_ job: Job) {
        inbox.append(job)
        work()
    }

    /// Deals with all that came in. What comes in meanwhile, from decisions, makings and hosts, comes after.
    func work() {
        guard !isAtWork else { return }
        isAtWork = true
        while !inbox.isEmpty {
            let jobs = inbox
            inbox = []
            for job in jobs { deal(with: job) }
        }
        isAtWork = false
        tellActivity()
        guard !settlers.isEmpty, isSettled else { return }
        let waiting = settlers
        settlers = []
        for settler in waiting { settler.resume() }
    }

    func deal(with job: Job) {
        switch job {
        case .asked(let request):
            if !request.isReply { look() }
            begin(request)
        case .decided(let request, let result):
            look()
            conclude(request, result)
        case .heard(let event):
            act(on: machine.hear(event))
        case .look:
            if machine.isResting, let shown = host?.look() { act(on: machine.hear(.rested(shown))) }
        case .answered(let node, let yes):
            look()
            answered(node, yes)
        case .judged(let request, let decision, let destination, let judgement, let guardian):
            look()
            judged(request, decision, destination, judgement, guardian: guardian)
        case .interposed(let request, let destination, let passed):
            look()
            interposed(request, destination, passed: passed)
        case .departed(let request, let decision, let place, let opened):
            look()
            departed(request, decision, place, opened: opened)
        case .closed: closeWindow()
        case .attached(let new):
            host?.navigator = nil
            host = nil
            if tree.foreignRoot != nil {
                absorb(
                    HostMachine.Report(shown: tree.setBack.shown, base: tree.shown, byFinger: false))
            }
            host = new
            new.navigator = self
            machine = HostMachine(showing: new.look())
            act(on: machine.want(tree.shown))
        }
        if !machine.isHeld, !held.isEmpty {
            inbox = held.compactMap { held in held.decided.map { .decided(held, .success($0)) } } + inbox
            held = []
        }
        if moving != nil, machine.isSettled || host == nil { moving = nil }
    }

    /// Plain UIKit calls are announced by nobody, so the host is looked at before anything is decided.
    func look() {
        guard machine.isResting, let shown = host?.look(), shown != machine.shown else { return }
        act(on: machine.hear(.rested(shown)))
    }

    func act(on actions: [HostMachine.Action]) {
        for action in actions {
            switch action {
            case .perform(let step):
                host?.perform(step)
            case .report(let report):
                absorb(report)
            }
        }
    }
}
