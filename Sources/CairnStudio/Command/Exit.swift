/// How a command ends, as sysexits.h numbers it.
enum Exit {
    static let fine: Int32 = 0
    /// An action could not be done, an expectation failed, or a law was broken.
    static let failed: Int32 = 1
    /// What a script, a map, a shard or a journal says makes no sense.
    static let badInput: Int32 = 65
    /// There is none, or it cannot be read.
    static let noInput: Int32 = 66
    /// What was found cannot be written to a file.
    static let notWritten: Int32 = 73
    /// As a shell counts a command ended by Ctrl-C.
    static let interrupted: Int32 = 130
}

/// A command that ends before anything is played: its exit status, and what it says.
struct EarlyEnd: Error, Equatable {
    let code: Int32
    let text: String
}

extension Console {
    /// Does what a command line asks for, and says why where that ends early.
    /// - Returns: how the command ends.
    func status(of work: () async throws(EarlyEnd) -> Int32) async -> Int32 {
        do throws(EarlyEnd) { return try await work() } catch {
            if error.code == Exit.fine { print(error.text) } else { complain(error.text) }
            return error.code
        }
    }
}
