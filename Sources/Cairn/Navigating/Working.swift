/// One thing at a time: what comes in waits until what came before is dealt with.
extension Navigator {
    /// What comes in.
    enum Job {
        case event(NavigationEvent)
        /// What a host says, and the number of the one that was attached when it said so.
        case heard(HostMachine.Event, Int)
        case look(Look)
        case attached(any NavigatorHost)
        case closed
    }

    /// Why the screen is looked at, although nobody says that something happened there.
    enum Look {
        /// Somebody wants to know.
        case asked
        /// A person has done something.
        case byFinger
        /// What happened may be a step of the host's own.
        case byHost
    }

    func take(_ event: NavigationEvent) { take(.event(event)) }

    func take(_ job: Job) {
        inbox.append(job)
        work()
    }

    /// Deals with all that came in. What comes in meanwhile, from decisions, makings and hosts, comes after.
    func work() {
        guard !isAtWork else { return }
        isAtWork = true
        if Serving.current == nil {
            dealWithAll()
        } else {
            // What is made now, and goes on for itself, serves nobody.
            Serving.$current.withValue(nil) { dealWithAll() }
        }
        guard !settlers.isEmpty, isSettled else { return }
        settlers.tell()
    }

    private func dealWithAll() {
        while !inbox.isEmpty {
            swap(&inbox, &batch)
            for job in batch { deal(with: job) }
            batch.removeAll(keepingCapacity: true)
        }
        if !takenBack.isEmpty { takenBack = [] }
        isAtWork = false
        tellActivity()
    }

    /// Takes a request back, also one that was asked in the same decision and is to be dealt with after that.
    func cancel(_ id: Int) {
        if isAtWork { takenBack.insert(id) }
        take(.cancelled(id))
    }

    private func deal(with job: Job) {
        switch job {
        case .event(.asked(let request)) where takenBack.contains(request.id):
            ended(request, .cancelled, in: tree)
        case .event(let event):
            if event.isDecidedByWhatIsShown { look() }
            // What a finger has held up is planned as it lets go.
            if event.isDecidedByWhatIsShown || !machine.held.isEmpty {
                machine.columnsAreOneStack = host?.columnsAreOneStack ?? false
            }
            if let host { machine.isGuest = host.isGuest }
            run(event)
        case .heard(let event, attachments): deal(with: .event(.host(event)))
        case .heard: break
        case .look(let look):
            guard machine.host.isResting, let shown = host?.look() else { return }
            // What has failed and changed nothing was said already.
            if look == .byHost, shown == machine.host.shown { return }
            if look == .byFinger { run(.host(.moved(shown))) }
            run(.host(look == .byHost ? .rested(shown) : .looked(shown)))
            host?.tidyUp()
        case .attached where machine.records.byNode.isEmpty:
            write(
                trouble:
                    "A navigator whose window was closed, or whose guest was left, shows nothing: make another."
            )
        case .attached(let new):
            if let host, host !== new {
                host.navigator = nil
                host.letGo()
                new.takeOver(from: host)
                // What the host before has said by now is of its own screens.
                attachments += 1
            }
            if host == nil { closeUnavailable(on: new) }
            host = new
            new.navigator = self
            run(.attached(new.look()))
        case .closed:
            host?.navigator = nil
            host?.letGo()
            host = nil
            run(.closed)
            for observer in observers { observer.finish() }
            observers = []
        }
    }

    /// Plain UIKit calls are announced by nobody, so the host is looked at before anything is decided.
    private func look() {
        guard machine.host.isResting, let shown = host?.look(), shown != machine.host.shown else { return }
        run(.host(.rested(shown)))
        host?.tidyUp()
    }

    /// Lets the machine hear of something, and does what it says; what that answers is heard before anything else.
    func run(_ event: NavigationEvent) {
        var next: NavigationEvent? = event
        var others: [NavigationEvent] = []
        while let event = next {
            next = nil
            for effect in machine.hear(event) {
                guard let answer = perform(effect) else { continue }
                if next == nil { next = answer } else { others.append(answer) }
            }
            if next == nil, !others.isEmpty { next = others.removeFirst() }
        }
    }
}

extension NavigationEvent {
    /// Whether the host is looked at before. What a screen of the system's answers is heard first: such a screen may be
    /// gone by then.
    @MainActor fileprivate var isDecidedByWhatIsShown: Bool {
        switch self {
        case .asked(let request): !request.ask.isReply
        case .decided, .answered, .judgedLate, .interposed, .departed, .unanswered: true
        default: false
        }
    }
}
