import Testing
import UIKit

/// What UIKit offers to await beside its completion handlers, as Swift imports them.
@MainActor @Suite(.simulator)
final class AsyncTests: SceneWorld {
    private final class Delegate: UIResponder, UIWindowSceneDelegate {
        var performed: [String] = []
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
        ) async -> Bool {
            performed.append(shortcutItem.type)
            return true
        }
    }

    @Test func `opening a link can be awaited`() async {
        simulator.opensURL = { [link] in $0 == link }
        let opened = Task { await UIApplication.shared.open(link) }
        let refused = Task { await UIApplication.shared.open(URL(fileURLWithPath: "/")) }
        await simulator.settle()
        #expect(await opened.value && simulator.openedURLs == [link])
        #expect(await !refused.value)
    }

    @Test func `a scene opens a link that can be awaited`() async throws {
        let scene = try launch()
        let opened = Task { await scene.open(link, options: nil) }
        await simulator.settle()
        #expect(await opened.value && simulator.openedURLs == [link])
    }

    @Test func `the end of an animator can be awaited`() async {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        let end = Task { await animator.addCompletion() }
        await simulator.settle()
        #expect(await end.value == .end)
    }

    @Test func `a snapshot that is shown anew can be awaited`() async {
        let collection = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let table = UITableView()
        let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        let shown = Task { [snapshot] in
            await source.applySnapshotUsingReloadData(snapshot)
            await rows.applySnapshotUsingReloadData(snapshot)
            return collection.numberOfItems(inSection: 0) + table.numberOfRows(inSection: 0)
        }
        await simulator.settle()
        #expect(await shown.value == 6)
    }

    @Test func `a delegate may perform a shortcut in a method that is async`() async throws {
        let delegate = Delegate()
        let scene = try launch()
        scene.delegate = delegate
        simulator.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
        #expect(delegate.performed == [])
        await simulator.settle()
        #expect(delegate.performed == ["new"])
    }
}
