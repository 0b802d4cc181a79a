#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import Testing
    import UIKit

    private struct Player: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    /// Lists follow a property by difference: what stays is left alone.
    @MainActor
    @Suite(.simulator)
    struct ListTests {
        private let players = MutableProperty([Player(id: 1, name: "Ana"), Player(id: 2, name: "Ben")])
        private let window = UIWindow(frame: UIScreen.main.bounds)

        private func show(_ view: UIView) {
            let controller = UIViewController()
            controller.view = view
            window.rootViewController = controller
            window.makeKeyAndVisible()
            Simulator.current.settle()
        }

        private func table() -> (UITableView, TableRows<Player>) {
            let table = UITableView()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
            let rows = TableRows<Player>(table) { table, path, player in
                let cell = table.dequeueReusableCell(withIdentifier: "player", for: path)
                cell.textLabel?.text = player.name
                return cell
            }
            rows.bind.rows <~ players
            show(table)
            return (table, rows)
        }

        private func texts(_ table: UITableView) -> [String?] {
            Simulator.current.settle()
            return (0..<table.numberOfRows(inSection: 0)).map {
                table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
            }
        }

        @Test func `a table shows the rows of a property, now and later`() {
            let (table, rows) = table()
            defer { withExtendedLifetime(rows) {} }
            #expect(texts(table) == ["Ana", "Ben"])
            players.value = [Player(id: 3, name: "Cem"), Player(id: 1, name: "Ana")]
            #expect(texts(table) == ["Cem", "Ana"])
        }

        @Test func `a row that stays keeps its cell, and one whose content changed is filled again`() {
            let (table, rows) = table()
            defer { withExtendedLifetime(rows) {} }
            let ana = table.cellForRow(at: IndexPath(row: 0, section: 0))
            let ben = table.cellForRow(at: IndexPath(row: 1, section: 0))
            players.value = [Player(id: 2, name: "Benjamin"), Player(id: 1, name: "Ana")]
            #expect(texts(table) == ["Benjamin", "Ana"])
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === ben)
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === ana)
        }

        @Test func `of rows with the same id the first counts`() {
            let (table, rows) = table()
            players.value = [Player(id: 1, name: "Ana"), Player(id: 1, name: "Anna")]
            #expect(texts(table) == ["Ana"])
            #expect(rows.rows == [Player(id: 1, name: "Ana")])
        }

        @Test func `a path leads to its row`() {
            let (_, rows) = table()
            #expect(rows[IndexPath(row: 1, section: 0)]?.name == "Ben")
            #expect(rows[IndexPath(row: 2, section: 0)] == nil)
        }

        @Test func `a row is deleted by a person only where someone listens`() throws {
            let (table, rows) = table()
            let path = IndexPath(row: 0, section: 0)
            #expect(table.dataSource?.tableView(table, canEditRowAt: path) == false)
            rows.onDelete = { [players] gone in players.value.removeAll { $0.id == gone.id } }
            #expect(table.dataSource?.tableView(table, canEditRowAt: path) == true)
            table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
            #expect(texts(table) == ["Ben"])
        }

        @Test func `a collection shows the items of a property, now and later`() {
            let collection = UICollectionView(
                frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "player")
            let items = CollectionItems<Player>(collection) { collection, path, player in
                let cell = collection.dequeueReusableCell(withReuseIdentifier: "player", for: path)
                cell.accessibilityLabel = player.name
                return cell
            }
            items.bind.items <~ players
            show(collection)
            players.value.append(Player(id: 3, name: "Cem"))
            Simulator.current.settle()
            let labels = (0..<collection.numberOfItems(inSection: 0)).map {
                collection.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityLabel
            }
            #expect(labels == ["Ana", "Ben", "Cem"])
        }

        @Test func `nobody keeps anybody: table, rows and property go on their own`() {
            weak var goneTable: UITableView?
            weak var goneRows: TableRows<Player>?
            do {
                let (table, rows) = table()
                (goneTable, goneRows) = (table, rows)
                window.rootViewController = nil
                Simulator.current.settle()
            }
            #expect(goneTable == nil)
            #expect(goneRows == nil)
            players.value = []
        }
    }
#endif
