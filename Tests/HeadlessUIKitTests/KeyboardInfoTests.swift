import Foundation
import Testing
import UIKit

@MainActor @Suite(.simulator)
final class KeyboardInfoTests: World {
    @Test func `what the keyboard's notifications carry is read as apps read it`() throws {
        final class Heard: @unchecked Sendable { var info: [AnyHashable: Any] = [:] }
        let (heard, field) = (Heard(), UITextField())
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: UIScreen.main, queue: nil
        ) { heard.info = $0.userInfo ?? [:] }
        defer { NotificationCenter.default.removeObserver(token) }
        a.onDL = { [unowned self] in a.view.addSubview(field) }
        host(a)
        field.becomeFirstResponder()
        let curve = heard.info[UIResponder.keyboardAnimationCurveUserInfoKey]
        #expect(curve as? Int == 7 && curve as? UInt == 7 && (curve as? NSNumber)?.intValue == 7)
        let time = heard.info[UIResponder.keyboardAnimationDurationUserInfoKey]
        #expect(time as? Double == 0.25 && time as? TimeInterval == 0.25)
        #expect((time as? NSNumber)?.doubleValue == 0.25)
        #expect(heard.info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        let frame = heard.info[UIResponder.keyboardFrameEndUserInfoKey]
        let rectangle = try #require(frame as? CGRect)
        #expect(rectangle.height == 336 && (frame as? NSValue)?.cgRectValue == rectangle)
        #expect(time as? CGRect == nil)
    }

    @Test func `a curve can be made of any number`() {
        #expect(UIView.AnimationCurve(rawValue: 7)?.rawValue == 7)
        #expect(UIView.AnimationCurve(rawValue: 7) != .easeInOut)
        #expect(UIView.AnimationCurve(rawValue: 3) == .linear && UIView.AnimationCurve.easeOut.rawValue == 2)
    }
}
