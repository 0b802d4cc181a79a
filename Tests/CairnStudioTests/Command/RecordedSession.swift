import CairnStudio
import Testing

@testable import kickabout

// Recorded with kickabout. Launches the app and plays what was done in it, line by line. `studio` is the app's
// `Studio`: a `let` in a file of kickabout that is not main.swift.
@MainActor @Test func recordedSession() async throws {
    try await studio.play(
        ##"""
        # Recorded with kickabout.
        device tablet
        type "Email" "ana@example.org"
        tap "Log in"
        wait 2.0
        tap "OK"
        expect tree "(login:stack[credentials])"
        """##)
}
