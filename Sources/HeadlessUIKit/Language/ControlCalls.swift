// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UITextFieldDelegate {
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
        { self.textFieldShouldBeginEditing($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
        { self.textFieldDidBeginEditing($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
        { self.textFieldShouldEndEditing($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
        { self.textFieldDidChangeSelection($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var textFieldShouldClear: ((UITextField) -> Bool)? {
        { self.textFieldShouldClear($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var textFieldShouldReturn: ((UITextField) -> Bool)? {
        { self.textFieldShouldReturn($0) }
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var textFieldDidEndEditing: UITextFieldDelegateTextFieldDidEndEditingCall? {
        UITextFieldDelegateTextFieldDidEndEditingCall(delegate: self)
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var textField: UITextFieldDelegateTextFieldCall? {
        UITextFieldDelegateTextFieldCall(delegate: self)
    }
}

/// The methods of ``UITextFieldDelegate`` that are called `textFieldDidEndEditing`.
@preconcurrency @MainActor
public struct UITextFieldDelegateTextFieldDidEndEditingCall {
    let delegate: any UITextFieldDelegate

    public func callAsFunction(_ textField: UITextField) {
        delegate.textFieldDidEndEditing(textField)
    }

    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        delegate.textFieldDidEndEditing(textField, reason: reason)
    }
}

/// The methods of ``UITextFieldDelegate`` that are called `textField`.
@preconcurrency @MainActor
public struct UITextFieldDelegateTextFieldCall {
    let delegate: any UITextFieldDelegate

    public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
}

// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UIGestureRecognizerDelegate {
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
        { self.gestureRecognizerShouldBegin($0) }
    }
}
