import FlyingSocks
import Foundation

/// Why nobody can listen at an address, in a person's words.
struct ListeningError: CustomStringConvertible {
    let error: any Error

    /// How a command ends that cannot listen there, or for lack of something else.
    static func end(_ error: any Error, at place: String) -> EarlyEnd {
        let why =
            error is SocketError
            ? "cannot listen on \(place): \(Self(error: error))" : error.localizedDescription
        return EarlyEnd(code: Exit.failed, text: why)
    }

    var description: String {
        guard let socketError = error as? SocketError, case .failed(_, let number, let message) = socketError
        else { return "\(error)" }
        return switch number {
        case EADDRINUSE: "another program listens there; name another port, or none for any that is free"
        case EACCES: "ports below 1024 are the administrator's; name another"
        case EADDRNOTAVAIL:
            "this machine has no such address; name one of its own, or 0.0.0.0 for all of them"
        default: message
        }
    }
}
