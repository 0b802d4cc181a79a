import CairnStudio
import Foundation
import RecipeViews
import UIKit

/// The recipes as a command: `swift run recipes routes` plays that one in the terminal.
@main
struct Main {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first, name != "--help" else {
            print("Play one of these: swift run recipes <name>\n\n\(Recipe.list)")
            return
        }
        guard let recipe = Recipe.all.first(where: { $0.name == name }) else {
            let complaint = "There is no recipe '\(name)'. There are:\n\n\(Recipe.list)\n"
            FileHandle.standardError.write(Data(complaint.utf8))
            exit(64)
        }
        await recipe.play(Array(arguments.dropFirst()))
    }
}
