// The view in front of a controller's own that says that there is nothing to show.
extension UIViewController {
    /// What is shown in front of the controller's view; nil for nothing. Of one kind the view stays, and is configured anew.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { storedUnavailable }
        set {
            storedUnavailable = newValue
            guard let newValue else {
                unavailableView?.removeFromSuperview()
                unavailableView = nil
                return
            }
            let configured = newValue.updated(for: contentUnavailableConfigurationState)
            if let shown = unavailableView as? any UIView & UIContentView,
                type(of: shown.configuration) == type(of: configured)
            {
                shown.configuration = configured
                return
            }
            unavailableView?.removeFromSuperview()
            let made = configured.makeContentView()
            unavailableView = made
            view.addSubview(made)
        }
    }

    /// Asks again what is to be said, where the state may be another.
    func updateUnavailable() {
        guard wantsUnavailableUpdate else { return }
        wantsUnavailableUpdate = false
        ReadingPass.run(
            of: self, \.unavailableReading,
            { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) },
            changed: { [weak self] in self?.setNeedsUpdateContentUnavailableConfiguration() })
    }

    func askForUnavailable() {
        wantsUnavailableUpdate = true
        storedView?.passOnPropertyUpdate()
    }
}
