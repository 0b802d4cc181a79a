import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// Standard output is the command's and the app's.
struct SharedOutputTests {
    @Test func `where it gets a file, what the app prints goes with its errors`() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            await MainActor.run { _ = Simulator.current }
            let studio = Studio(PrintingApp.self, name: "app") { _ in nil }
            let console = await Console.process
            _ = await studio.run(
                ["explore", "--budget", "160", "--json", "-"], on: console)
        }
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        #expect(throws: Never.self, "\(output)") { try AppMap(json: Data(output.utf8)) }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("the app says\n"))
    }

    @Test func `where it gets what is told to a person it stays with that`() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            await MainActor.run { _ = Simulator.current }
            let studio = Studio(PrintingApp.self, name: "app") { _ in nil }
            let console = await Console.process
            _ = await studio.run(["explore", "--budget", "16"], on: console)
        }
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        #expect(output.contains("exploring app: ") && output.contains("the app says\n"))
    }
}

private final class PrintingApp: TwoButtonsApp {
    override var button: UIAction {
        print("the app says")
        return UIAction(title: "Other") { _ in print("and says more") }
    }
}
