#if canImport(UIKit)
    import Cairn
    import UIKit

    extension Snapshot {
        /// Reads a snapshot from a file; nil when there is no such file.
        /// - Parameter limit: How many bytes it may have; of one that has more none are read.
        /// - Throws: ``SavedTextError`` for what is longer, is no snapshot, or was written by a newer Cairn; and what the file
        ///   system says.
        public init?(contentsOf file: URL, limit: Int = 4_000_000) throws {
            guard FileManager.default.fileExists(atPath: file.path) else { return nil }
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            let size = Int(clamping: try handle.seekToEnd())
            guard size <= limit else { throw SavedTextError.tooLong(size, limit: limit) }
            try handle.seek(toOffset: 0)
            let data = try handle.read(upToCount: size) ?? Data()
            try self.init(text: String(decoding: data, as: UTF8.self), limit: limit)
        }

        /// Writes the snapshot to a file, all of it or nothing.
        /// - Parameter limit: How many bytes it may have; as many as are read unless something else is said there.
        /// - Throws: ``SavedTextError/tooLong(_:limit:)`` for what is longer, and what the file system says; the file is as
        ///   it was then.
        public func write(to file: URL, limit: Int = 4_000_000) throws {
            let data = Data(text.utf8)
            guard data.count <= limit else { throw SavedTextError.tooLong(data.count, limit: limit) }
            try data.write(to: file, options: .atomic)
        }
    }

    extension UIKitHost {
        /// Writes a snapshot of its window to a file whenever that goes to the background, from where an app may never come
        /// back. For several windows give each a file of its own, or use scenes (`Snapshot.activity(type:)`).
        /// ```swift
        /// let navigator = Navigator(root: AppCoordinator(), restoring: try? Snapshot(contentsOf: file))
        /// let host = UIKitHost(window: window)
        /// host.saves(to: file)
        /// navigator.attach(host)
        /// ```
        /// Does nothing before the host is attached, and once it is replaced. A guest is saved as well, also behind another tab of its
        /// app's. Once it is left, by a finger or by code, the file is taken away: where there is one at the next start, the
        /// guest is to be begun again. It stays when the guest goes with its scene, or by `windowClosed()`.
        /// - Parameters:
        ///   - file: A second one takes the place of the first.
        ///   - limit: How many bytes it may have; as many as are read unless something else is said there.
        ///   - failed: Told why it could not be written. Without it the log says so, as it says what is refused.
        public func saves(
            to file: URL, limit: Int = 4_000_000, failed: (@MainActor (any Error) -> Void)? = nil
        ) {
            forgetSaved = { [weak self] in
                do { try FileManager.default.removeItem(at: file) } catch {
                    guard FileManager.default.fileExists(atPath: file.path) else { return }
                    if let failed { return failed(error) }
                    self?.navigator?.write(trouble: "\(file.path) was not taken away: \(error)")
                }
            }
            save = { [weak self] in
                guard let navigator = self?.navigator else { return }
                do { try navigator.snapshot().write(to: file, limit: limit) } catch {
                    if let failed { return failed(error) }
                    navigator.write(trouble: "the window was not saved to \(file.path): \(error)")
                }
            }
        }
    }
#endif
