import Foundation

/// Makes one script of the page's modules, as a page that opens from disk can load no others.
///
/// The modules are written in one manner, which is all that this reads: they import names in braces from a path, and export
/// what they declare. Each becomes a function that is run once, after those it imports from.
struct PageBundle {
    private let files: FileTable
    private var order: [String] = []
    private var texts: [String: String] = [:]

    /// - Parameter path: the module that everything begins with, as its place in the page.
    static func script(from path: String, in files: FileTable) -> String {
        var bundle = PageBundle(files: files)
        bundle.take(path)
        let parts = bundle.order.compactMap { bundle.texts[$0] }
        return "'use strict';\n(() => {\n" + parts.joined(separator: "\n") + "})();\n"
    }

    private init(files: FileTable) { self.files = files }

    private mutating func take(_ path: String) {
        guard texts[path] == nil, let file = files[path] else { return }
        texts[path] = ""
        var text = String(decoding: file.data, as: UTF8.self)
        for found in text.matches(of: #/import\s*\{([^}]*)\}\s*from\s*'([^']+)';\n?/#).reversed() {
            let other = Self.resolved(String(found.2), from: path)
            let names = found.1.split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines).replacing(" as ", with: ": ")
            }.filter { !$0.isEmpty }.joined(separator: ", ")
            text.replaceSubrange(found.range, with: "const { \(names) } = \(Self.name(of: other));\n")
        }
        for found in String(decoding: file.data, as: UTF8.self).matches(of: #/from\s*'([^']+)';/#) {
            take(Self.resolved(String(found.1), from: path))
        }
        let exports = text.matches(of: #/(?m)^export (?:async )?(?:function|class|const|let) (\w+)/#).map {
            String($0.1)
        }
        text = text.replacing(#/(?m)^export /#, with: "")
        texts[path] = """
            const \(Self.name(of: path)) = (() => {
            \(text)return { \(exports.joined(separator: ", ")) };
            })();

            """
        order.append(path)
    }

    private static func resolved(_ relative: String, from path: String) -> String {
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in relative.split(separator: "/") {
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(String(part))
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    private static func name(of path: String) -> String {
        "of" + path.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }
}
