#if CAIRN_INSPECTOR && HEADLESS_UIKIT
    import UIKit

    extension Wire.Element {
        /// The element by itself, without what can be done with it.
        init(_ element: Simulator.Outline.Element) {
            self.init(
                kind: element.kind.wireKind, label: element.label.bounded(), identifier: element.identifier,
                isEnabled: element.isEnabled, value: element.value?.bounded())
            switch element.kind {
            case .text(let style): textStyle = style?.wireName
            case .image(let name): image = name
            case .button(let button): self.button = .init(button)
            case .field(let field): self.field = .init(field)
            case .row(let row): self.row = .init(row)
            case .toggle(let isOn): self.isOn = isOn
            case .slider(let part), .progress(let part): self.part = part.isFinite ? part : 0
            case .stepper(let value): number = value.isFinite ? value : 0
            case .value(let text): value = text.bounded()
            case .segments, .activity, .control: break
            }
        }
    }

    extension Simulator.Outline.Element.Kind {
        fileprivate var wireKind: Wire.Element.Kind {
            switch self {
            case .text: .text
            case .button: .button
            case .field: .field
            case .activity: .activity
            case .image: .image
            case .row: .row
            case .toggle: .toggle
            case .slider: .slider
            case .stepper: .stepper
            case .segments: .segments
            case .value: .value
            case .progress: .progress
            case .control: .control
            }
        }

        /// What such an element is made for, and what may be done to it where the app has recognizers of its own.
        var verbs: (Set<LineBook.Verb>, Set<LineBook.Verb>) {
            switch self {
            case .button, .toggle, .control: ([.tap, .hold], [.increase, .decrease])
            case .row:
                ([.tap, .hold, .swipeLeft, .swipeRight, .accessory, .edit, .move], [.increase, .decrease])
            case .field: ([.type, .clear], [.tap, .hold])
            case .slider, .stepper, .value: ([.increase, .decrease], [.tap, .hold])
            case .text, .image, .activity, .progress, .segments: ([], [.tap, .hold, .increase, .decrease])
            }
        }
    }

    extension Wire.Button {
        fileprivate init(_ button: Simulator.Outline.Button) {
            self.init(
                style: button.style.rawValue, role: button.role.rawValue,
                subtitle: button.subtitle?.bounded(),
                showsActivity: button.showsActivity, mark: button.mark?.rawValue, opensMenu: button.opensMenu)
        }
    }

    extension Wire.Field {
        fileprivate init(_ field: Simulator.Outline.Field) {
            self.init(
                text: field.text.bounded(), placeholder: field.placeholder?.bounded(),
                isSecure: field.isSecure,
                isEditing: field.isEditing, style: field.style.rawValue)
        }
    }

    extension Wire.Row {
        /// The row without its swipe actions.
        fileprivate init(_ row: Simulator.Outline.Row) {
            self.init(
                detail: row.detail?.bounded(), accessory: row.accessory.rawValue, isSelected: row.isSelected,
                swipeActions: [], editing: row.editing?.rawValue, canBeMoved: row.canBeMoved,
                index: row.place?.index, count: row.place?.count)
        }
    }

    extension UIFont.TextStyle {
        /// The name that Swift has for it.
        fileprivate var wireName: String {
            switch self {
            case .largeTitle: "largeTitle"
            case .title1: "title1"
            case .title2: "title2"
            case .title3: "title3"
            case .headline: "headline"
            case .subheadline: "subheadline"
            case .callout: "callout"
            case .footnote: "footnote"
            case .caption1: "caption1"
            case .caption2: "caption2"
            default: "body"
            }
        }
    }
#endif
