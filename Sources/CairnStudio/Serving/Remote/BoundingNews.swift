import CairnInspector
import Foundation

// An app that runs elsewhere need not be one that keeps to the bounds of its own reader: what it tells is cut to them here.
extension Inspection.News {
    func bounded() -> Self {
        var news = self
        news.hello = hello?.bounded()
        news.entries = entries.suffix(Inspection.Limit.entries).map { $0.bounded() }
        news.details = details.suffix(Inspection.Limit.entries).map { $0.bounded() }
        news.inside = inside?.bounded()
        news.stage = stage?.bounded()
        news.picture = picture.flatMap { $0.isPicture ? $0 : nil }
        return news
    }
}

extension Data {
    /// The eight bytes that every PNG begins with.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    fileprivate var isPicture: Bool {
        count <= Inspection.Limit.picture && starts(with: Self.signature)
    }
}

extension Inspection.Hello {
    func bounded() -> Self {
        var hello = self
        (hello.app, hello.device) = (app.bounded(to: 200), device.bounded(to: 200))
        return hello
    }
}

extension Wire.Entry {
    fileprivate func bounded() -> Self {
        var entry = self
        (entry.text, entry.route, entry.asker) = (text.bounded(), route?.bounded(), asker?.bounded())
        (entry.why, entry.change) = (why?.bounded(), change?.bounded(to: 200))
        entry.unguarded = unguarded.prefix(100).map { $0.bounded() }
        return entry
    }
}

extension Wire.Detail {
    /// The screens are those that came as such.
    fileprivate func bounded() -> Self {
        var detail = self
        (detail.before, detail.after) = (before.bounded(to: 20_000), after.bounded(to: 20_000))
        detail.came = came.prefix(Wire.Limit.nodes).map { $0.bounded() }
        detail.went = went.prefix(Wire.Limit.nodes).map { $0.bounded() }
        (detail.change, detail.stageBefore, detail.stageAfter) = (change?.bounded(), nil, nil)
        return detail
    }
}
