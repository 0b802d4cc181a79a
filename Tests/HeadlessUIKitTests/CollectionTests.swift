import Testing
import UIKit

@MainActor @Suite(.simulator)
final class CollectionTests: World {
    private let layout = UICollectionViewFlowLayout()
    private lazy var view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func show(_ album: Album) {
        view.register(Album.Cell.self, forCellWithReuseIdentifier: "c")
        view.register(
            Album.Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "h")
        view.dataSource = album
        view.delegate = album
        a.onDL = { [unowned self] in a.view.addSubview(view) }
        host(a)
        record.lines = []
    }

    @Test func `a collection makes a screenful of cells, and uses them again`() throws {
        let album = Album(record, (0..<100_000).map { "Photo \($0)" })
        show(album)
        let first = try #require(view.cellForItem(at: path(0)) as? Album.Cell)
        #expect(view.visibleCells.count == 12)
        view.scrollToItem(at: path(90_000), at: .top, animated: false)
        simulator.settle()
        #expect(rows.first == "Photo 90000")
        #expect(first.prepared == 1 && view.subviews.count == 12)
    }

    @Test func `code selects nothing, and deselects nothing, while nothing may be selected`() {
        show(Album(record, ["a", "b"]))
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        view.allowsSelection = false
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        view.deselectItem(at: path(0), animated: false)
        #expect(view.indexPathsForSelectedItems == [path(0)])
        view.allowsSelection = true
        view.deselectItem(at: path(0), animated: false)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func `an item's menu is asked for as before iOS 16, where nobody answers for several`() throws {
        final class Old: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy \(indexPath.item)") { _ in }])
                })
            }
        }
        let (album, old) = (Album(record, ["a", "b"]), Old())
        show(album)
        view.delegate = old
        try simulator.user.hold("b")
        #expect(simulator.outline().description.contains("Copy 1"))
    }

    @Test func `headers are asked for where the layout has them`() {
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let album = Album(record, ["a"], ["b", "c"])
        show(album)
        #expect(
            simulator.outline().description.hasSuffix(
                """
                    "Section 0"
                    - a
                    "Section 1"
                    - b
                    - c
                """))
    }

    @Test func `a flow layout's delegate says which sections have headers`() {
        final class Headed: Album, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                referenceSizeForHeaderInSection section: Int
            ) -> CGSize { section == 1 ? CGSize(width: 0, height: 20) : .zero }
        }
        show(Headed(record, ["a"], ["b"]))
        #expect(
            simulator.outline().description.hasSuffix(
                """
                    - a
                    "Section 1"
                    - b
                """))
        #expect(!simulator.outline().description.contains("Section 0"))
    }

    @Test func `an accessory is there by whether the collection is editing, and not where it is hidden`()
        throws
    {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [record] cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [
                .disclosureIndicator(displayed: .whenNotEditing), .checkmark(options: .init(isHidden: true)),
                .delete { record.lines.append("delete") }, .reorder(displayed: .whenEditing),
                .label(text: "new", displayed: .whenEditing),
            ]
        }
        let list = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
            view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot, animatingDifferences: false)
        a.onDL = { [unowned self] in a.view.addSubview(list) }
        host(a)
        record.lines = []
        #expect(simulator.outline().description.hasSuffix("- a, disclosure"))
        #expect(throws: Simulator.UserError.self) { try simulator.user.tapEditControl("a") }
        list.isEditing = true
        #expect(simulator.outline().description.hasSuffix("- a (new), delete"))
        try simulator.user.tapEditControl("a")
        #expect(record.take() == ["delete"])
    }

    @Test func `a tap on an item asks, deselects the old one, and selects`() throws {
        let album = Album(record, ["a", "b"])
        show(album)
        try simulator.user.tap("a")
        try simulator.user.tap("b")
        #expect(record.take() == ["should 0", "did 0", "should 1", "didNot 0", "did 1"])
        #expect(view.indexPathsForSelectedItems == [path(1)])
        album.allows = false
        try simulator.user.tap("a")
        #expect(record.take() == ["should 0"])
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        view.deselectItem(at: path(0), animated: false)
        #expect(record.take() == [])
    }

    @Test
    func `an item is highlighted until it was selected, and its primary action comes even if it was not`()
        throws
    {
        let album = Album(record, ["a", "b"])
        show(album)
        album.notes = true
        try simulator.user.tap("a")
        #expect(record.take() == ["light 0", "should 0", "did 0", "dark 0", "primary 0"])
        album.allows = false
        try simulator.user.tap("b")
        #expect(record.take() == ["light 1", "should 1", "dark 1", "primary 1"])
        view.allowsMultipleSelection = true
        album.allows = true
        try simulator.user.tap("b")
        #expect(record.take() == ["light 1", "should 1", "did 1", "dark 1"])
    }

    @Test func `items are changed as rows are, and raise as rows do`() {
        let album = Album(record, ["a", "b", "c"])
        show(album)
        album.sections = [["b", "x", "c"]]
        view.performBatchUpdates { [self] in
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(1)])
        }
        #expect(record.take() == ["cell 0.1"])
        #expect(rows == ["b", "x", "c"])
        view.insertItems(at: [path(0)])
        #expect(
            simulator.log.takeRaises().first?.hasPrefix(
                "Invalid update: invalid number of items in section 0.")
                == true)
    }

    @Test func `an item that nothing is registered for raises`() {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "X", for: path(0))
        #expect(cell.reuseIdentifier == "X")
        #expect(
            simulator.log.takeRaises().first?.hasPrefix(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier X") == true)
    }

    @Test func `a list of a diffable source is configured, selected, swiped and changed`() throws {
        final class List: UICollectionViewController {
            var source: UICollectionViewDiffableDataSource<Int, String>!
            let record: Record
            init(_ record: Record) {
                self.record = record
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.trailingSwipeActionsConfigurationProvider = { path in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                            record.lines.append("delete \(path.item)")
                            done(true)
                        }
                    ])
                }
                super.init(
                    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                    [record] cell, _, name in
                    var content = cell.defaultContentConfiguration()
                    content.text = name
                    cell.contentConfiguration = content
                    cell.accessories = [
                        .disclosureIndicator(), .detail { record.lines.append("detail \(name)") },
                    ]
                }
                source = .init(collectionView: collectionView) { view, path, name in
                    view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
                }
                show(["a", "b"])
            }
            func show(_ names: [String]) {
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(names)
                source.apply(snapshot)
            }
            override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                record.lines.append("did \(source.itemIdentifier(for: path) ?? "")")
            }
        }
        let list = List(record)
        host(list)
        #expect(rows == ["a", "b"])
        try simulator.user.tap("b")
        try simulator.user.tapAccessory("a")
        try simulator.user.swipe("a")
        #expect(simulator.outline().description.contains("- a, detailDisclosure [Delete]"))
        #expect(list.collectionView.visibleCells.map(\.configurationState.isSwiped) == [true, false])
        try simulator.user.tap("Delete")
        #expect(record.take() == ["did b", "detail a", "delete 0"])
        list.show(["c", "b"])
        #expect(rows == ["c", "b"])
        #expect(list.collectionView.indexPathsForSelectedItems == [path(1)])
    }

    @Test func `a header that ends editing may have all made again as it goes`() throws {
        final class Typed: Album, UITextFieldDelegate {
            weak var view: UICollectionView?
            let field = UITextField()
            override func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                let header = super.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
                if path.section == 0 { header.addSubview(field) }
                return header
            }
            func textFieldDidEndEditing(_ textField: UITextField) {
                _ = view?.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader,
                    at: IndexPath(item: 0, section: 1))
                view?.reloadData()
            }
        }
        let album = Typed(record, ["a"], ["b"])
        layout.headerReferenceSize = CGSize(width: 100, height: 20)
        album.view = view
        album.field.delegate = album
        show(album)
        for _ in 0..<2 {
            album.field.becomeFirstResponder()
            view.reloadData()
            #expect(!album.field.isEditing)
            simulator.settle()
            #expect(view.subviews.count == 4)
        }
    }
}
