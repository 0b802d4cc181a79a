import ArgumentParser
import CairnInspector

/// What a command line asks for.
enum Job: Equatable {
    case play(PlayOptions)
    case replay(ReplayOptions)
    case fuzz(FuzzOptions)
    case shorten(ShortenOptions)
    case explore(ExploreOptions)
    case merge(MergeOptions)
    case storyboard(StoryboardOptions)
    case serve(ServeSession.Options)
    case inspect(InspectSession.Options)
    case hosted(link: String?, device: Wire.Device)

    /// Whether nobody sits before it who types, so that time need not pass as on a clock.
    var isUnattended: Bool {
        switch self {
        case .play(let options): options.script != nil
        case .fuzz, .shorten, .explore, .merge, .storyboard, .replay, .hosted: true
        case .serve, .inspect: false
        }
    }

    /// Whether what standard output gets is a file, in which nothing of the app's belongs.
    var outputIsFile: Bool {
        let files: [String?] =
            switch self {
            case .play(let options): [options.record]
            case .fuzz(let options): [options.json, options.script, options.record]
            case .shorten(let options): [options.file]
            case .explore(let options): [options.json]
            case .merge(let options): [options.json]
            case .storyboard(let options): [options.markdown]
            case .replay, .serve, .inspect, .hosted: []
            }
        return files.contains("-")
    }

    /// Reads a command line. Where it asks for help, or makes no sense, the command ends with that.
    static func reading(_ arguments: [String]) -> Result<Job, EarlyEnd> {
        do {
            var command = try Root.parseAsRoot(arguments)
            switch command {
            case let play as Play: return .success(Job(play.options, play.launch, play.device))
            case let fuzz as Fuzz: return .success(.fuzz(fuzz.options))
            case let shorten as Shorten: return .success(.shorten(shorten.options))
            case let explore as Explore: return .success(.explore(explore.options))
            case let merge as Merge: return .success(.merge(merge.options))
            case let storyboard as Storyboard: return .success(.storyboard(storyboard.options))
            case let replay as ReplayRecording where replay.studio:
                return .success(
                    .serve(.init(port: replay.page.port, opens: !replay.page.noOpen, recording: replay.file)))
            case let replay as ReplayRecording: return .success(.replay(replay.options))
            case let serve as Serve:
                return .success(
                    .serve(
                        .init(
                            port: serve.page.port, opens: !serve.page.noOpen, script: serve.scriptToBegin,
                            link: serve.launch.link, device: serve.device.device, storyboard: serve.storyboard
                        )))
            case let inspect as Inspect:
                return .success(
                    .inspect(.init(host: inspect.host, port: inspect.port, opens: !inspect.noOpen)))
            case let hosted as Hosted:
                return .success(.hosted(link: hosted.launch.link, device: hosted.device.device ?? .phone))
            case let root as Root: return .success(Job(root.options, root.launch, root.device))
            default:
                // The parser's own commands, such as `help`, say what they have to say by throwing.
                try command.run()
                return .failure(EarlyEnd(code: Exit.fine, text: ""))
            }
        } catch {
            let text = Root.fullMessage(for: error, columns: Root.context.width)
            // The parser's own `exitCode(for:)` writes the help once more, as wide as the terminal: it traps where that is narrow.
            let code = text.hasPrefix("Error: ") ? ExitCode.validationFailure : .success
            return .failure(EarlyEnd(code: code.rawValue, text: text))
        }
    }

    private init(_ play: PlayArguments, _ launch: LaunchArguments, _ device: DeviceArguments) {
        self = .play(
            PlayOptions(
                script: play.script, record: play.record, link: launch.link, device: device.device,
                isPlain: play.plain))
    }
}
