#if canImport(UIKit)
    @_exported public import CairnBinding
    import UIKit

    /// `label.bind.text <~ viewModel.userName`, and for any other property by its name.
    extension UIView: BindingHolder {}
    /// `bind.title <~ viewModel.title`, and `observe { … }` in `viewDidLoad()`.
    extension UIViewController: BindingHolder {}
    /// Bar buttons and tabs: `saveItem.bind.isEnabled <~ viewModel.canSave`.
    extension UIBarItem: BindingHolder {}
    /// The buttons of an alert: `save.bind.isEnabled <~ viewModel.canSave`.
    extension UIAlertAction: BindingHolder {}
#endif
