#if canImport(UIKit)
    import UIKit

    extension BindingHolder where Self: NSObject {
        /// Runs now, and again after each change of what it read: of a ``Property`` by its `value`, and of anything else that is
        /// `Observable`.
        ///
        /// ```swift
        /// observe { [unowned self] in
        ///     label.text = viewModel.name.value
        ///     saveButton.isEnabled = viewModel.canSave.value
        /// }
        /// ```
        /// Changes of one turn of the main actor are one run, in the next turn: a test of it is `async`, and awaits `settle()`.
        /// It ends with this view or controller, which keeps it and all that the closure captures; the closure must not capture
        /// that one strongly: `unowned self` is safe.
        @discardableResult
        public func observe(_ apply: @escaping @MainActor () -> Void) -> Bond {
            let run = ObservedRun(owner: self, isKept: true, apply)
            // One object may have many.
            let key = UnsafeRawPointer(Unmanaged.passUnretained(run).toOpaque())
            objc_setAssociatedObject(self, key, run, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            run.begin()
            return Bond { [weak self] in
                run.end()
                if let self { objc_setAssociatedObject(self, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
            }
        }
    }
#endif
