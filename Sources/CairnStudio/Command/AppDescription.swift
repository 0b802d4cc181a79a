import Cairn

/// What a `Studio` was told of its app, for all of the app's commands.
struct AppDescription {
    /// What the command is called.
    let name: String
    /// Where the studio is made.
    let module: String
    let about: String
    let texts: [String]
    let links: [String]
    let networks: [String]
    let destinations: [any Cairn.Destination.Type]
}
