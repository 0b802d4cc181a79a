import CairnInspector
import Foundation

// What pages ask.
extension Hub {
    func take(_ ask: Wire.Ask, from page: PageLink) {
        let opened = ask.kind == .remote && ask.line == "link" ? ask.text ?? "" : ask.link
        if let link = opened, URL(link: link) == nil {
            return refuse(ask, page, URL.noLink(link.bounded()))
        }
        // The app's process is given it as a word of its command line.
        if let link = opened, link.utf8.count > Wire.Limit.link {
            return refuse(ask, page, "a link has at most \(Wire.Limit.link) bytes here")
        }
        if remote != nil, !ask.kind.isForRemoteApps {
            return refuse(ask, page, "this app runs elsewhere, and is played there")
        }
        switch ask.kind {
        case .do, .type: enqueue(ask, page)
        case .finger: move(ask, page)
        case .speed: setSpeed(ask, page)
        case .turn:
            turn()
            page.confirm(ask)
        case .launch:
            relaunch(ask, page)
        case .goTo: goBack(to: ask.number ?? 0, ask, page)
        case .goToEntry where status.isRecording: show(ask, page)
        case .goToEntry where remote != nil: orderRemote("entry", ask, page)
        case .remote: orderRemote(ask.line ?? "", ask, page)
        case .choose:
            guard let remote, remote.choose(ask.number ?? -1) else {
                return refuse(ask, page, "there is no such app")
            }
            page.confirm(ask)
        case .goToEntry:
            guard let entry = timeline.entries.first(where: { $0.id == ask.number }) else {
                return refuse(ask, page, "there is no entry \(ask.number ?? -1) any more")
            }
            goBack(to: entry.line.map { $0 + 1 } ?? 0, ask, page)
        case .branch:
            guard let number = ask.number, let branch = script.takeBranch(number) else {
                return refuse(ask, page, "that session is not known any more")
            }
            launch(branch.device, by: branch.link, branch.lines, ask, page)
        case .play: play(ask, page)
        case .entry: tellEntry(ask, page)
        case .export: export(ask, page)
        case .picture:
            let picture = pictures[ask.number ?? -1]
            page.answer(.init(id: ask.id, isDone: picture != nil, stage: picture))
        }
        tellNews()
        tick()
    }

    private func enqueue(_ ask: Wire.Ask, _ page: PageLink) {
        let action: Action
        do throws(LineError) {
            guard let read = try Action(line: ask.line ?? "") else {
                return refuse(ask, page, "there is nothing to do in this line")
            }
            action = read
        } catch {
            let parts = error.message.split(separator: "\n").map(String.init)
            var answer = Wire.Answer(
                id: ask.id, isDone: false, message: parts.first, details: Array(parts.dropFirst()))
            answer.mistakes = [.init(line: 1, column: error.column, message: error.message)]
            return page.answer(answer)
        }
        guard finger.down == nil || finger.down !== page && finger.down?.isGone == true else {
            return refuse(ask, page, "a finger is on the screen")
        }
        if ask.kind == .type {
            guard case .type(let name, let index, _) = action else {
                return refuse(ask, page, "only a line that types takes a text")
            }
            enqueue(.init(page: page, ask: ask, action: .type(name, at: index, text: ask.text ?? "")))
        } else {
            enqueue(.init(page: page, ask: ask, action: action))
        }
    }

    func enqueue(_ act: HubWork.Act) {
        guard work.acts.count(where: { $0.page === act.page }) < 100 else {
            return refuse(act.ask, act.page, "too much is asked at once")
        }
        work.acts.append(act)
        // What is on its way comes to rest at once.
        if work.isActing { pace(false) }
        actNext()
    }

    /// Plays the next line, once the one before has come to rest.
    func actNext() {
        guard !work.isActing, work.turns == 0, finger.down == nil, !work.acts.isEmpty, status.app != .starting
        else { return }
        let act = work.acts.removeFirst()
        guard status.app == .running else { return refuse(act.ask, act.page, AppOrders.notRunning) }
        if act.ask.kind == .finger { return putDown(act) }
        guard let action = act.action else {
            orderExport(act.ask, act.page)
            return actNext()
        }
        if action.needsRest, isSetInMotionByTime {
            work.acts.insert(act, at: 0)
            return turn()
        }
        work.turnsBeforeAct = 0
        let index = script.count
        let line = action.description
        if case .open = action { awaitFollowing() }
        work.isActing = true
        status.doing = line
        script.begin(line)
        pace(work.acts.isEmpty)
        orders.give(.play) {
            $0.lines = [line]
            $0.first = index
        } then: { [weak self] result in
            self?.acted(act, action, index, result)
        }
    }

    /// Whether a transition is under way that no line began. It comes to rest before the next line, in steps of time that become one;
    /// one that does not in a minute is left to the line's own refusal.
    private var isSetInMotionByTime: Bool {
        guard stage?.isMoving == true, stage?.finger == nil else { return false }
        work.turnsBeforeAct += 1
        return work.turnsBeforeAct <= Int(.seconds(60) / Player.step)
    }

    private func acted(
        _ act: HubWork.Act, _ action: Action, _ index: Int, _ result: Result<AppNews.Done, AppOrders.Gone>
    ) {
        work.isActing = false
        status.doing = nil
        var answer = Wire.Answer(id: act.ask.id, isDone: false)
        switch result {
        case .failure(let gone):
            answer.message = gone.why
            let why = status.app == .running ? "left in the middle" : "here the app ended"
            script.finish(index, entries: timeline.count, failure: why)
        case .success(let done):
            (answer.message, answer.details, answer.text) = (done.message, done.details, done.text)
            answer.isDone = done.message == nil
            if action.isSeen || done.isUndone {
                script.takeBack()
                if let passed = done.passed, passed > 0 {
                    script.pass(passed, entries: done.entries, isApart: true)
                }
            } else {
                script.finish(
                    index, entries: done.entries, hidesText: done.hidesText, failure: done.message)
                if done.message == nil { script.joinTyping() }
                picture(stage, after: script.count)
            }
        }
        act.page.answer(answer)
        actNext()
    }

    private func show(_ ask: Wire.Ask, _ page: PageLink) {
        orders.give(.show) {
            $0.number = ask.number
        } then: { [weak self] result in
            guard let self, case .success(let done) = result, done.message == nil else {
                self?.refuse(ask, page, "there is no entry \(ask.number ?? -1)")
                return
            }
            status.entry = ask.number
            page.confirm(ask)
        }
    }

    private func tellEntry(_ ask: Wire.Ask, _ page: PageLink) {
        orders.give(.detail) {
            $0.number = ask.number
        } then: { [weak self] result in
            guard let self, case .success(let done) = result, var detail = done.detail else {
                self?.refuse(ask, page, "there is no entry \(ask.number ?? -1) any more")
                return
            }
            if remote == nil {
                let line = timeline.entries.first { $0.id == detail.id }?.line ?? -1
                detail.stageBefore = pictures[line]
                detail.stageAfter = pictures[line + 1]
            }
            page.answer(.init(id: ask.id, isDone: true, entry: detail))
        }
    }

    private func export(_ ask: Wire.Ask, _ page: PageLink) {
        let what = ask.line ?? "script"
        guard ["script", "test", "journal", "snapshot"].contains(what) else {
            return refuse(ask, page, "there is no export '\(what.bounded(to: 100))'")
        }
        guard remote != nil || what != "script" else {
            guard let text = script.script(of: hello.app, branch: ask.number) else {
                return refuse(ask, page, "that session is not known any more")
            }
            return page.answer(.init(id: ask.id, isDone: true, text: text))
        }
        guard remote == nil, what == "test" else { return orderExport(ask, page) }
        // It ends with the tree that its lines lead to.
        enqueue(.init(page: page, ask: ask, action: nil))
    }

    private func orderExport(_ ask: Wire.Ask, _ page: PageLink) {
        orders.give(.export) {
            ($0.what, $0.name) = (ask.line, hello.app)
            if ask.line == "test" { $0.lines = script.texts }
        } then: { [weak self] result in
            switch result {
            case .success(let done):
                page.answer(
                    .init(id: ask.id, isDone: done.message == nil, message: done.message, text: done.text))
            case .failure(let gone): self?.refuse(ask, page, gone.why)
            }
        }
    }
}

extension Action {
    /// Whether it only shows something.
    fileprivate var isSeen: Bool { self == .show || self == .tree }

    /// Whether it waits for what is under way.
    fileprivate var needsRest: Bool {
        switch self {
        case .wait, .show, .tree, .expect: false
        default: true
        }
    }
}
