import CairnInspector
import Foundation

// How the app begins and ends.
extension Hub {
    /// Shows a recording, until the app is launched.
    func show(_ recording: RecordedSession) {
        self.recording = recording
        launch(recording.device, by: nil, [])
        script.show(recording.actions)
    }

    /// Launches the app anew, with nothing of it left, and plays these lines.
    func launch(
        _ device: Wire.Device, by link: String?, _ lines: [Wire.ScriptList.Line], _ ask: Wire.Ask? = nil,
        _ page: PageLink? = nil
    ) {
        orders.end()
        giveUp("the app was launched anew")
        finger.outlive()
        work = HubWork()
        let kept = script.commonCount(with: lines, on: device, by: link)
        pictures = pictures.filter { $0.key <= kept }
        script.leave(for: lines, device: device, link: link, notation: state.inside?.notation)
        state.beginLaunch(on: device)
        status.isRecording = recording != nil
        (status.entry, status.isReplayed) = (recording?.entries.last?.id, !lines.isEmpty)
        let launcher =
            recording.map { recording -> AppLauncher in { _, _, hear in recording.link(hear) } } ?? launcher
        recording = nil
        let number = status.launch
        do {
            orders.app = try launcher(device, link) { [weak self] event in self?.hear(event, of: number) }
        } catch {
            (status.app, status.say) = (
                .ended, "The app could not be started: \(error.localizedDescription)"
            )
            if !lines.isEmpty { script.takeAside() }
            if let ask { page?.answer(.init(id: ask.id, isDone: false, message: status.say)) }
            return tellNews()
        }
        orders.awaitLaunch { [weak self] result in self?.launched(lines.map(\.text), ask, page, result) }
        tellNews()
    }

    private func launched(
        _ lines: [String], _ ask: Wire.Ask?, _ page: PageLink?, _ result: Result<AppNews.Done, AppOrders.Gone>
    ) {
        guard case .success(let done) = result else { return played(lines, ask, page, result) }
        status.app = .running
        status.say = done.message
        picture(stage, after: 0)
        pace(true)
        guard !lines.isEmpty else { return played([], ask, page, result) }
        guard done.message == nil else {
            script.takeAside()
            return played([], ask, page, result)
        }
        (work.isActing, work.begun) = (true, 0)
        status.doing = lines.count == 1 ? lines[0] : "\(lines.count) lines"
        orders.give(.play) {
            ($0.lines, $0.isSeen) = (lines, false)
        } then: { [weak self] result in
            self?.work.isActing = false
            self?.status.doing = nil
            self?.played(lines, ask, page, result)
            self?.work.begun = nil
        }
    }

    private func played(
        _ lines: [String], _ ask: Wire.Ask?, _ page: PageLink?, _ result: Result<AppNews.Done, AppOrders.Gone>
    ) {
        var answer = Wire.Answer(id: ask?.id ?? 0, isDone: false)
        switch result {
        case .failure(let gone):
            answer.message = gone.why
            if status.app != .running, let begun = work.begun, let ask {
                answer.mistakes = mistakes(at: begun, in: ask, "here the app ended")
            }
        case .success(let done):
            answer.isDone = done.message == nil
            answer.details = done.details
            if let index = done.index {
                answer.message = done.message.map { "line \(index + 1): \($0)" }
                script.finish(
                    index, entries: done.entries, hidesText: done.hidesText, failure: done.message)
                if let ask, let message = done.message {
                    answer.mistakes = mistakes(at: index, in: ask, message)
                }
                // Who has edited the script still has it.
                if ask?.kind != .play { script.keepWhatFollows(index) }
                script.cut(to: done.isUndone ? index : index + 1)
                if done.isUndone, let passed = done.passed, passed > 0 {
                    script.pass(passed, entries: done.entries, isApart: true)
                }
                picture(stage, after: script.count)
            } else {
                answer.message = done.message
            }
        }
        if ask != nil { page?.answer(answer) } else if let message = answer.message { status.say = message }
        tellNews()
        actNext()
    }

    /// Where in a script that was edited the line stands at which it stopped.
    private func mistakes(at index: Int, in ask: Wire.Ask, _ message: String) -> [Wire.Answer.Mistake] {
        guard ask.kind == .play, let read = try? Script(Data((ask.text ?? "").utf8), name: ""),
            read.lines.indices.contains(index)
        else { return [] }
        return [.init(line: read.lines[index].number, column: 1, message: message)]
    }

    /// The app's process has ended, and nobody here had it end.
    func ended(_ signal: Int32?, _ code: Int32) {
        orders.app = nil
        let line = work.begun.flatMap { script.texts.indices.contains($0) ? script.texts[$0] : nil }
        let doing = (line ?? status.doing).map { ", while doing: \($0.bounded())" } ?? ""
        let last = TrapPlays.lastWords(in: status.errors)
        let words = last.map { ". It said: \($0.bounded())" } ?? ""
        let how = signal.map { ": \($0.signalName)" } ?? " with status \(code)"
        if status.app == .starting {
            script.takeAside()
        } else {
            script.stop(at: work.begun, "here the app ended", entries: timeline.count)
        }
        status.app = signal == nil ? .ended : .trapped
        status.say = "The app's process has ended\(how)\(doing)\(words)"
        finger.outlive()
        (status.doing, status.wantsTime, work.isActing) = (nil, false, false)
        giveUp(status.say ?? "")
        work.begun = nil
    }

    /// Ends the app, for good.
    func end() {
        orders.end()
        for page in pages { page.leave() }
        pages = []
    }

    func goBack(to count: Int, _ ask: Wire.Ask, _ page: PageLink) {
        guard (0...script.count).contains(count) else {
            return refuse(ask, page, "the script has \(script.count.counted("line"))")
        }
        launch(script.list.device, by: script.list.link, Array(script.list.lines.prefix(count)), ask, page)
    }

    func play(_ ask: Wire.Ask, _ page: PageLink) {
        let text = ask.text ?? ""
        let tooMany = "a script has at most \(Wire.Limit.lines) lines here"
        // Before they are read; there may be as many comments.
        guard Script.lineCount(of: text) <= 2 * Wire.Limit.lines else { return refuse(ask, page, tooMany) }
        let read: Script
        do throws(ScriptError) { read = try Script(Data(text.utf8), name: "the script") } catch {
            var answer = Wire.Answer(id: ask.id, isDone: false, message: "the script cannot be read")
            answer.mistakes = error.mistakes.map {
                .init(line: $0.line, column: $0.error.column, message: $0.error.message)
            }
            return page.answer(answer)
        }
        guard read.lines.count <= Wire.Limit.lines else { return refuse(ask, page, tooMany) }
        let before = before
        launch(
            ask.device ?? read.device ?? status.device, by: ask.link ?? script.list.link,
            read.lines.map { .init($0.action) }, ask,
            page)
        if status.device != before.device { tell(since: before) }
    }
}

extension Wire.ScriptList.Line {
    /// A line that is to be played.
    init(_ action: Action) {
        self.init(text: action.description, outcome: .doing, isTime: false, hidesText: false, entries: 0)
    }
}
