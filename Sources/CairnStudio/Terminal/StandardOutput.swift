import Foundation

/// Where the command writes, which the app has for its own output as well until one of them is led elsewhere.
enum StandardOutput {
    /// What the command itself writes to. It changes before the app is launched.
    nonisolated(unsafe) private(set) static var file = STDOUT_FILENO

    /// From now on what the app prints goes with its errors, and not into what the command writes.
    static func takeAside() {
        guard file == STDOUT_FILENO else { return }
        file = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // Line by line, as on a terminal: what is still kept back is lost when the app traps.
        #if os(Linux)
            let name = "stdout"
        #else
            let name = "__stdoutp"
        #endif
        if let stream = dlsym(dlopen(nil, RTLD_NOW), name) {
            setvbuf(stream.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee, nil, _IOLBF, 0)
        }
    }
}
