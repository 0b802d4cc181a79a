import Foundation
import UIKit

/// What is on screen, read once.
struct SeenScreen {
    var outline: Simulator.Outline
    var possible: [Possibility]
    var choices: [String]
    /// What can be read beside what can be done, and beside rows and fields.
    var reading: String
    /// The fields by their names.
    var fields: [String: Simulator.Outline.Field]

    /// - Parameter actions: everything that can be done now.
    init(_ outline: Simulator.Outline, _ actions: [Action]) {
        self.outline = outline
        var reading = Reading()
        if let layer = outline.top { reading.read(layer.screen) }
        choices = reading.choices
        fields = reading.fields
        self.reading = reading.texts.joined(separator: "\n")
        possible = actions.compactMap { reading.possibility($0) }
    }

    /// The things in front by what they are.
    private struct Reading {
        var choices: [String] = []
        var texts: [String] = []
        var fields: [String: Simulator.Outline.Field] = [:]
        var rows: Set<String> = []
        var behindRows: Set<String> = []
        var selected: Set<String> = []

        mutating func read(_ screen: Simulator.Outline.Screen) {
            if let title = screen.navigationBar?.title { texts.append(title) }
            for element in screen.elements {
                switch element.kind {
                case .text: texts.append(element.label)
                case .row(let row):
                    rows.insert(element.label)
                    behindRows.formUnion(row.swipeActions)
                case .field(let field): fields[element.label] = field
                case .segments(let titles, let index):
                    if let index {
                        choices.append(titles[index])
                        selected.insert(titles[index])
                    }
                case .toggle(let isOn): choices.append("\(element.label) \(isOn)")
                default: break
                }
            }
            for item in screen.tabBar?.items ?? [] where item.isSelected {
                choices.append(item.title)
                selected.insert(item.title)
            }
            for screen in screen.embedded { read(screen) }
        }

        /// Nil for what has no name: it cannot be asked for.
        func possibility(_ action: Action) -> Possibility? {
            guard !action.isNameless else { return nil }
            let line = action.kind
            switch action {
            case .tab(let name), .tap(let name, _), .accessory(let name, _), .edit(let name, _),
                .press(let name, _),
                .swipeOver(let name, _, _):
                let verb = line.prefix { $0 != " " }
                let isBehindRow = behindRows.contains(name) && !rows.contains(name)
                let isRow = isBehindRow || rows.contains(name)
                return Possibility(
                    action: action, kind: isRow ? "\(verb) a row" : line, control: name,
                    row: isRow ? name.withoutData : nil, isBehindRow: isBehindRow,
                    isControl: !selected.contains(name))
            case .move(let name, _, _, _):
                return Possibility(action: action, kind: "move a row", control: name)
            case .type(let name, let index, _):
                return Possibility(
                    action: action, kind: "type \(quoted(name))\(index.map { " \($0)" } ?? "")",
                    control: name)
            case .clear(let name, _): return Possibility(action: action, kind: line, control: name)
            case .increase(let name, _), .decrease(let name, _):
                return Possibility(action: action, kind: line, control: name, isControl: true)
            case .menu: return Possibility(action: action, kind: "menu")
            default: return Possibility(action: action, kind: line)
            }
        }
    }
}

extension String {
    /// What a thing is called that shows data as well: of `Away: Ana, Bo` no more than `Away: …`.
    fileprivate var withoutData: String {
        guard utf8.contains(UInt8(ascii: ":")), let colon = range(of: ": ") else { return self }
        return self[..<colon.upperBound] + "…"
    }
}

extension Action {
    /// The action without what its control shows of data: of `Away: Ana, Bo` no more than `Away: …`.
    fileprivate var kind: String {
        let line = description
        // Foundation's search takes long, and most have none.
        guard line.utf8.contains(UInt8(ascii: ":")), let colon = line.range(of: ": "),
            let end = line.lastIndex(of: "\""), colon.lowerBound < end
        else {
            return line
        }
        return line[..<colon.upperBound] + "…" + line[end...]
    }
}
