import CairnInspector

// How time passes, and a finger that is on the screen.
extension Hub {
    static var speeds: [Double] { [0, 1, 10, 1_000] }

    func setSpeed(_ ask: Wire.Ask, _ page: PageLink) {
        guard let speed = ask.speed, Self.speeds.contains(speed) else {
            return refuse(ask, page, "time passes at speed 0, 1, 10 or 1000")
        }
        status.speed = speed
        pace(work.acts.isEmpty)
        page.confirm(ask)
    }

    /// Says whether what is on its way is to be seen.
    func pace(_ isSeen: Bool) {
        let wanted = isSeen && status.speed < 1_000
        guard wanted != work.isPaced else { return }
        work.isPaced = wanted
        orders.give(.pace, { $0.isPaced = wanted }, then: { _ in })
    }

    private var wantsTicks: Bool {
        status.wantsTime && !pages.isEmpty && (1..<1_000).contains(status.speed)
            && status.app == .running
            && finger.down == nil
    }

    /// Turns the app's clock, as long as something waits for it and somebody looks on.
    func tick() {
        guard !isTicking, wantsTicks else { return }
        isTicking = true
        Task {
            while wantsTicks {
                await sleep(Player.step / status.speed)
                if wantsTicks, work.turns == 0 { turn() }
            }
            isTicking = false
        }
    }

    /// Lets a step of time pass.
    func turn() {
        guard status.app == .running, finger.down == nil else { return }
        work.turns += 1
        orders.give(.turn) {
            $0.first = script.timeIndex
        } then: { [weak self] result in
            guard let self, case .success(let done) = result else { return }
            work.turns -= 1
            if let passed = done.passed {
                script.pass(passed, entries: done.entries)
                picture(stage, after: script.count)
            }
            actNext()
        }
    }

    func move(_ ask: Wire.Ask, _ page: PageLink) {
        let answer = answering(ask, page)
        switch ask.finger {
        case .swipe, .pull:
            guard status.app == .running, finger.down == nil, stage?.isMoving != true else {
                return refuse(ask, page, "something is moving")
            }
            enqueue(.init(page: page, ask: ask, action: nil))
        case .move where finger.down === page:
            orders.give(.finger, { ($0.finger, $0.progress) = (.move, ask.progress) }, then: answer)
        case .finish where finger.down === page: lift(finish: true, then: answer)
        case .cancel where finger.down === page: lift(finish: false, then: answer)
        case .move where finger.outlived === page: page.confirm(ask)
        case .finish where finger.outlived === page, .cancel where finger.outlived === page:
            finger.outlived = nil
            page.confirm(ask)
        default: refuse(ask, page, "no finger is on the screen")
        }
    }

    /// Nothing is under way any more: what a page shows at rest may still have had a step of time to take.
    func putDown(_ act: HubWork.Act) {
        let answer = answering(act.ask, act.page)
        finger.down = act.page
        if finger.outlived === act.page { finger.outlived = nil }
        let index = script.count
        orders.give(.finger) {
            ($0.finger, $0.progress, $0.first) = (act.ask.finger, act.ask.progress, index)
        } then: { [weak self] result in
            answer(result)
            if case .success(let done) = result, done.message == nil { return }
            self?.finger.down = nil
            self?.actNext()
        }
    }

    /// Tells a page what became of its order.
    func answering(
        _ ask: Wire.Ask, _ page: PageLink
    ) -> @MainActor (Result<AppNews.Done, AppOrders.Gone>) -> Void {
        { [weak self] result in
            switch result {
            case .success(let done) where done.message == nil: page.confirm(ask)
            case .success(let done): self?.refuse(ask, page, done.message ?? "", details: done.details)
            case .failure(let gone): self?.refuse(ask, page, gone.why)
            }
        }
    }

    func lift(finish: Bool, then: @escaping @MainActor (Result<AppNews.Done, AppOrders.Gone>) -> Void) {
        finger.down = nil
        work.isActing = true
        let index = script.count
        orders.give(.finger) {
            ($0.finger, $0.first) = (finish ? .finish : .cancel, index)
        } then: { [weak self] result in
            guard let self else { return }
            work.isActing = false
            if case .success(let done) = result, let line = done.line {
                script.add(line, entries: done.entries, failure: done.message)
                picture(stage, after: script.count)
            }
            then(result)
            actNext()
        }
    }
}
