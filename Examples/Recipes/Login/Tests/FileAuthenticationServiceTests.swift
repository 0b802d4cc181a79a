import Foundation
import LoginRecipe
import Testing

@MainActor
final class FileAuthenticationServiceTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "users-\(UUID().uuidString).json")

    deinit { try? FileManager.default.removeItem(at: file) }

    private func service(_ json: String?) throws -> FileAuthenticationService {
        if let json { try Data(json.utf8).write(to: file) }
        return FileAuthenticationService(file: file, moment: .zero)
    }

    @Test func `the sample's users can log in`() async throws {
        let service = FileAuthenticationService(moment: .zero)
        #expect(try await service.logIn(email: "ana@example.org", password: "correct horse").name == "Ana")
        #expect(try await service.logIn(email: "eddie@example.org", password: "old password").passwordExpired)
        await #expect(throws: AuthenticationError.wrongCredentials) {
            try await service.logIn(email: "ana@example.org", password: "wrong")
        }
    }

    @Test(arguments: [
        (nil, "cannot be read"), ("", "not JSON"), ("[{", "not JSON"), ("{}", "wrong kind of value"),
        (#"[{"name": "Ana", "email": "a@b"}]"#, "'password' is missing at [0]"),
        (#"[{"name": 7, "email": "a@b", "password": "p"}]"#, "wrong kind of value at [0].name"),
    ])
    func `a file that is no list of users is said to be so`(_ json: String?, _ why: String) async throws {
        let service = try service(json)
        let error = await #expect(throws: AuthenticationError.self) {
            try await service.logIn(email: "a@b", password: "p")
        }
        #expect(error?.text.contains(why) == true, "\(error?.text ?? "")")
    }

    @Test func `an answer that is cancelled is no failure of the service`() async throws {
        let service = FileAuthenticationService(moment: .seconds(3600))
        let answer = Task { try await service.logIn(email: "ana@example.org", password: "correct horse") }
        answer.cancel()
        await #expect(throws: CancellationError.self) { try await answer.value }
    }

    @Test func `two users of one email are no reason to fall`() async throws {
        let service = try service(
            #"[{"name": "1", "email": "a", "password": "p"}, {"name": "2", "email": "a", "password": "q"}]"#)
        #expect(try await service.logIn(email: "a", password: "p").name == "1")
    }

    @Test func `a new account can log in, and a taken email or a short password cannot be used`() async throws
    {
        let service = try service("[]")
        await #expect(throws: AuthenticationError.tooShort) {
            try await service.signUp(name: "Zoé 🥇", email: "z@b", password: "short")
        }
        let user = try await service.signUp(name: "Zoé 🥇", email: "z@b", password: "long enough")
        #expect(try await service.logIn(email: "z@b", password: "long enough") == user)
        await #expect(throws: AuthenticationError.emailTaken) {
            try await service.signUp(name: "Z", email: "z@b", password: "long enough")
        }
    }
}
