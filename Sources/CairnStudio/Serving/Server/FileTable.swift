import Foundation

/// The files of the page: all of them, read once. What is asked for is looked up in this table, and is never a path.
struct FileTable: Sendable {
    struct File: Hashable, Sendable {
        var data: Data
        var type: String
    }

    private var files: [String: File] = [:]

    init(_ files: [String: File] = [:]) { self.files = files }

    /// The page that comes with the studio.
    static let page = FileTable(
        folder: (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appendingPathComponent("Page"))

    /// All files in a folder and those in it, by their place there, with a slash before it.
    init(folder: URL) {
        let root = folder.standardizedFileURL.path
        let found = FileManager.default.enumerator(atPath: root)
        while let name = found?.nextObject() as? String {
            let path = root + "/" + name
            guard let type = Self.types[(name as NSString).pathExtension],
                let data = FileManager.default.contents(atPath: path)
            else { continue }
            files["/" + name] = File(data: data, type: type)
        }
        files["/"] = files["/index.html"]
    }

    /// The same files, and one more.
    func adding(_ file: File, at path: String) -> FileTable {
        var table = self
        table.files[path] = file
        return table
    }

    subscript(path: String) -> File? { files[path] }
    var paths: [String] { files.keys.sorted() }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
        "json": "application/json", "ico": "image/x-icon",
    ]
}
