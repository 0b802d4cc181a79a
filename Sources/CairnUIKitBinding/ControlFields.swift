#if canImport(UIKit)
    public import CairnBinding
    import UIKit

    extension BindingTargets where Object: UIControl {
        /// A control's value, for binding both ways: `toggle.bind.value(\.isOn) <~> viewModel.isPublic`.
        /// - Parameter event: Sent when a person has changed it.
        public func value<Value: Equatable>(
            _ path: ReferenceWritableKeyPath<Object, Value>, on event: UIControl.Event = .valueChanged
        ) -> BindingField<Value> {
            field(on: event, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
        }

        func field<Value: Equatable>(
            on event: UIControl.Event, get: @escaping @MainActor (Object) -> Value,
            set: @escaping @MainActor (Object, Value) -> Void
        ) -> BindingField<Value> {
            BindingField(object, get: get, set: set) { control, changed in
                let action = UIAction { [weak control] _ in
                    if let control { changed(control) }
                }
                control.addAction(action, for: event)
                return Bond { [weak control] in control?.removeAction(action, for: event) }
            }
        }
    }

    extension BindingTargets where Object: UITextField {
        /// What stands in the field, as a person types it; never nil.
        public var text: BindingField<String> {
            field(on: .editingChanged, get: { $0.text ?? "" }, set: { $0.text = $1 })
        }
    }

    extension BindingTargets where Object: UITextView {
        /// What stands in the view, as a person types it.
        public var text: BindingField<String> {
            BindingField(object, get: { $0.text }, set: { $0.text = $1 }) { view, changed in
                let changes = TextChanges(of: view) { [weak view] in if let view { changed(view) } }
                return Bond { [weak changes, weak view] in
                    if let view { changes?.end(of: view) }
                }
            }
        }
    }
#endif
