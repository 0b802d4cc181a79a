import CairnStudio
import Foundation
import RecipeViews
import UIKit

/// One recipe: its name, its idea in a line, and how to play it.
@MainActor
struct Recipe {
    let name: String
    let idea: String
    let play: @MainActor ([String]) async -> Void

    init<App: RecipeApp>(
        _ app: App.Type, _ name: String, _ idea: String, texts: [String] = [], networks: [String] = [],
        network: @escaping @MainActor (App, String) -> Void = { _, _ in }
    ) {
        self.name = name
        self.idea = idea
        play = { arguments in
            await Studio(
                app, name: "recipes \(name)", about: idea, texts: texts, networks: networks,
                prepare: { RecipeApp.clock = $0.clock }, network: network, navigator: { $0.navigator }
            ).main(arguments)
        }
    }

    static let all = [
        Recipe(
            LoginApp.self, "login", "A button that leads to one of two screens, as the network says.",
            texts: ["ana@example.org", "correct horse", "eddie@example.org", "old password"]),
        Recipe(
            MatchesApp.self, "matches", "View models that make those of what opens from them.",
            networks: ["up", "down"], network: { $0.areStoresDown = $1 == "down" }),
        Recipe(
            TabsApp.self, "tabs",
            "Coordinators of an app, its tabs and their flows; dependencies from modules."),
        Recipe(
            FlowApp.self, "flow",
            "A flow that makes its view models, hears them, and decides what comes next.",
            networks: ["up", "down"], network: { $0.isServiceDown = $1 == "down" }),
        Recipe(
            RoutesApp.self, "routes", "A route that is written once, and opened from anywhere in its own way."
        ),
    ]

    /// All of them, a line each.
    static var list: String {
        all.map { "  \($0.name.padding(toLength: 9, withPad: " ", startingAt: 0)) \($0.idea)" }
            .joined(separator: "\n")
    }
}
