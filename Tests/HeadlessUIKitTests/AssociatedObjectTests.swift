import Foundation
import Testing
import UIKit

/// What a library adds to controllers that are not its own.
private final class Attachment {}

@MainActor private var attachmentKey: UInt8 = 0
@MainActor private var nameKey: UInt8 = 0

extension UIViewController {
    fileprivate var attachment: Attachment? {
        get { objc_getAssociatedObject(self, &attachmentKey) as? Attachment }
        set {
            objc_setAssociatedObject(self, &attachmentKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

@MainActor @Suite(.simulator)
final class AssociatedObjectTests: World {
    @Test func `a value is associated with an object by a key`() {
        let attachment = Attachment()
        a.attachment = attachment
        #expect(a.attachment === attachment && b.attachment == nil)
        objc_setAssociatedObject(a, &nameKey, "A", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(a, &nameKey) as? String == "A")
        a.attachment = nil
        #expect(a.attachment == nil && objc_getAssociatedObject(a, &nameKey) as? String == "A")
        objc_removeAssociatedObjects(a)
        #expect(objc_getAssociatedObject(a, &nameKey) == nil)
    }

    @Test func `what is associated with a controller goes with it`() {
        let nav = stack(a)
        weak var gone: Attachment?
        do {
            let top = UIViewController()
            top.attachment = Attachment()
            gone = top.attachment
            nav.pushViewController(top, animated: false)
            simulator.settle()
        }
        #expect(gone != nil)
        nav.popViewController(animated: false)
        simulator.settle()
        #expect(gone == nil)
    }

    @Test func `what is associated with a gesture recognizer goes with it`() {
        weak var gone: Attachment?
        do {
            let (pan, attachment) = (UIPanGestureRecognizer(), Attachment())
            objc_setAssociatedObject(pan, &attachmentKey, attachment, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            gone = attachment
        }
        #expect(gone == nil)
    }

    @Test func `what is associated without being held is nil once it is gone`() {
        var attachment: Attachment? = Attachment()
        objc_setAssociatedObject(a, &attachmentKey, attachment, .OBJC_ASSOCIATION_ASSIGN)
        #expect(a.attachment === attachment)
        attachment = nil
        #expect(a.attachment == nil)
    }

    @Test func `what is associated with an object that is no responder goes when others are associated`() {
        weak var gone: Attachment?
        do {
            let (owner, attachment) = (NSObject(), Attachment())
            gone = attachment
            objc_setAssociatedObject(owner, &attachmentKey, attachment, .OBJC_ASSOCIATION_RETAIN)
        }
        let others = (0..<2000).map { _ in NSObject() }
        for other in others { objc_setAssociatedObject(other, &nameKey, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(gone == nil)
        for other in others { objc_removeAssociatedObjects(other) }
    }
}
