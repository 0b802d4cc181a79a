import Cairn
import CairnTree

/// A tree that is read says the same in notation.
func faultOfNotation(_ text: String) -> String? {
    guard let tree = try? Tree(notation: text) else { return nil }
    let again = try? Tree(notation: tree.notation)
    return again?.notation == tree.notation
        ? nil : "'\(tree.notation)' is read as '\(again?.notation ?? "nothing")'"
}

/// A link that is read is printed to one that leads to the same place.
@MainActor
func faultOfLink(_ link: String) -> String? {
    let links = FiledClub.links
    guard let path = try? links.parse(link), let canonical = try? links.print(path) else { return nil }
    let again = try? links.parse(canonical)
    return again == path ? nil : "'\(link)' leads to \(path), and '\(canonical)' does not"
}

/// What comes back from a snapshot is saved as what comes back again.
@MainActor
func faultOfSnapshot(_ text: String) -> String? {
    guard let snapshot = try? Snapshot(text: text) else { return nil }
    guard (try? Snapshot(text: snapshot.text))?.text == snapshot.text else {
        return "a snapshot is read as another"
    }
    let first = Navigator(root: FiledClub(), restoring: snapshot)
    let second = Navigator(root: FiledClub(), restoring: first.snapshot())
    return first.tree.notation == second.tree.notation
        ? nil : "\(first.tree.notation) comes back as \(second.tree.notation)"
}

/// A journal is played to its end, or to what is wrong with it, where the tree is still one.
func faultOfJournal(_ text: String) -> String? {
    guard var replay = try? Replay(text: text) else { return nil }
    while (try? replay.next()) != nil {}
    return faultOfNotation(replay.tree.notation)
}
