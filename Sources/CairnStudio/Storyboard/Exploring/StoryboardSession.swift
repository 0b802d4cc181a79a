import CairnInspector
import Foundation
import UIKit

/// Draws a map, and says how it differs from an older one.
@MainActor
struct StoryboardSession {
    let name: String
    let options: StoryboardOptions
    let console: Console
    /// Explores the app, after this script if there is one.
    let explore: @MainActor (ExploreOptions, Script?) async throws(EarlyEnd) -> AppMap?

    /// - Returns: how the command ends.
    func run() async throws(EarlyEnd) -> Int32 {
        try prepare()
        let old = try options.compare.map { path throws(EarlyEnd) in try map(in: path) }
        let new = try await newer(than: old)
        if let old, old.app != new.app {
            throw EarlyEnd(
                code: Exit.badInput,
                text:
                    "what is compared is a storyboard of \(old.app), and this is one of \(new.app): name one of \(new.app)"
            )
        }
        let difference = old.map { MapDifference(from: $0, to: new) }
        if let difference, options.markdown != "-" {
            console.print(difference.text(in: console.room(plain: options.isPlain)))
        }
        if let out = options.out {
            try RunFolder(console: console, path: out).write(new, comparedWith: old)
            // What is to be read by a program stands alone.
            if options.markdown != "-" {
                console.print("the storyboard is drawn in \(out), to be opened: \(out)/storyboard.html")
            }
        }
        if let difference, let markdown = options.markdown {
            try console.save(Data(difference.markdown(app: name).utf8), to: markdown)
        }
        return options.failsOnChanges && difference?.isEmpty == false ? Exit.failed : Exit.fine
    }

    /// Tries what is to be written, rather now than after an hour.
    private func prepare() throws(EarlyEnd) {
        if let out = options.out { try RunFolder(console: console, path: out).prepare() }
        if let markdown = options.markdown { try console.check(markdown) }
    }

    private func newer(than old: AppMap?) async throws(EarlyEnd) -> AppMap {
        if let path = options.map { return try map(in: path) }
        let plan = old?.exploration
        let asked = ExploreOptions(
            budget: .steps(plan?.steps ?? 20_000), seed: plan?.seed ?? 1,
            json: options.markdown == "-" ? "-" : nil, device: plan?.device ?? .phone,
            isPlain: options.isPlain)
        guard let map = try await explore(asked, start(of: plan)) else {
            throw EarlyEnd(code: Exit.failed, text: "\(name) could not be explored")
        }
        return map
    }

    /// What the older map's launches began with; the app may not take it any more.
    private func start(of plan: AppMap.Exploration?) throws(EarlyEnd) -> Script? {
        guard let lines = plan?.after else { return nil }
        let text = Data(lines.joined(separator: "\n").utf8)
        do throws(ScriptError) {
            return try Script(text, name: "the script of \(options.compare ?? "")")
        } catch {
            throw EarlyEnd(code: Exit.badInput, text: error.description)
        }
    }

    private func map(in path: String) throws(EarlyEnd) -> AppMap { try AppMap(in: path, from: console) }
}

extension AppMap {
    /// Reads a file.
    /// - Parameter app: whose storyboard it has to be; nil for any.
    @MainActor
    init(in path: String, of app: String? = nil, from console: Console) throws(EarlyEnd) {
        let data: Data
        do throws(FileError) { data = try console.contents(path) } catch {
            // `explore --out` makes a folder.
            guard let inside = try? console.contents(path + "/storyboard.json") else {
                throw EarlyEnd(code: Exit.noInput, text: "\(path): \(error)")
            }
            data = inside
        }
        do throws(ShardError) { self = try AppMap(json: data) } catch {
            throw EarlyEnd(code: Exit.badInput, text: "\(path): \(error.text)")
        }
        if let app, self.app != app {
            throw EarlyEnd(code: Exit.badInput, text: "\(path): this is the storyboard of \(self.app)")
        }
    }
}
