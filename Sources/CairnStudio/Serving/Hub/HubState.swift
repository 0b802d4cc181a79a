import CairnInspector

/// What is shown of an app, and what of that pages were not told yet.
struct HubState {
    var status = Wire.AppStatus()
    var stage: Wire.Stage?
    var picture = Wire.Picture()
    var inside: Wire.Inside?
    private(set) var timeline = Wire.Timeline(isWhole: true)
    /// As it was told last.
    private var sent = Wire.Update()
    /// What of the timeline was not told yet.
    private var newTimeline: Wire.Timeline? = Wire.Timeline(isWhole: true)

    mutating func add(_ entries: [Wire.Entry]) {
        let omitted = max(0, timeline.count + entries.count - Wire.Limit.entries)
        let later = Wire.Timeline(isWhole: false, entries: entries, omitted: omitted)
        timeline.take(later)
        if newTimeline == nil { newTimeline = later } else { newTimeline?.take(later) }
    }

    /// The app is launched anew: everything that was told of it belongs to one that is gone. Its last screen stays until then.
    mutating func beginLaunch(on device: Wire.Device) {
        timeline = .init(isWhole: true)
        newTimeline = timeline
        (inside, picture) = (nil, .init())
        (status.app, status.say, status.errors, status.notice) = (.starting, nil, "", nil)
        (status.doing, status.device, status.wantsTime, status.time) = (nil, device, false, 0)
        (status.isKilled, status.isInBackground, status.hasNavigator) = (false, false, false)
        status.launch += 1
    }

    /// For a page that knows nothing.
    func whole(_ script: Wire.ScriptList) -> Wire.Update {
        .init(
            revision: sent.revision, status: status, stage: stage, picture: picture, inside: inside,
            script: script, timeline: timeline)
    }

    /// What is not as it was told last, and is taken as told from now on; nil when all is.
    mutating func takeUpdate(_ script: inout ScriptKeeper) -> Wire.Update? {
        var news = Wire.Update(revision: sent.revision)
        if status != sent.status { news.status = status }
        if stage != sent.stage { news.stage = stage }
        if picture != sent.picture ?? .init() { news.picture = picture }
        if inside != sent.inside { news.inside = inside ?? Wire.Inside(notation: "") }
        if script.hasNews { news.script = script.takeUpdate() }
        news.timeline = newTimeline
        guard news != Wire.Update(revision: sent.revision) else { return nil }
        news.revision += 1
        (sent.revision, sent.status, sent.inside) = (news.revision, status, inside)
        (sent.stage, sent.picture) = (stage, picture)
        newTimeline = nil
        return news
    }
}

extension Wire.Timeline {
    /// How many there were since the launch.
    var count: Int { omitted + entries.count }
}
