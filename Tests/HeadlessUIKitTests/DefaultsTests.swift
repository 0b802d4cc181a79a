import Testing
import UIKit

@MainActor @Suite(.simulator)
final class DefaultsTests: World {
    @Test func `what is only recorded is at first what it is in UIKit`() {
        let controller = UIViewController()
        #expect(controller.edgesForExtendedLayout == .all && !controller.extendedLayoutIncludesOpaqueBars)
        #expect(controller.nibName == nil && !controller.disablesAutomaticKeyboardDismissal)
        controller.modalPresentationStyle = .formSheet
        #expect(controller.disablesAutomaticKeyboardDismissal)
        let view = UIView()
        #expect(view.isOpaque && view.clearsContextBeforeDrawing && view.autoresizesSubviews)
        #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
        let app = UIApplication.shared
        #expect(!app.isIdleTimerDisabled && app.applicationIconBadgeNumber == 0)
        let (one, two) = (app.beginBackgroundTask(), app.beginBackgroundTask(withName: "Two"))
        #expect(one != two && one != .invalid)
        app.endBackgroundTask(one)
        let field = UITextField()
        #expect(field.leftViewMode == .never && field.rightViewMode == .never && field.inputView == nil)
        let button = UIBarButtonItem()
        #expect(button.width == 0 && button.possibleTitles == nil && !button.isSelected)
        #expect(UIBarButtonItem.Style.prominent == .done)
        #expect(button.badge == nil && button.sharesBackground && !button.hidesSharedBackground)
        #expect(UITextView().textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(!UITextView().adjustsFontForContentSizeCategory)
        let scroller = UIScrollView()
        #expect(scroller.minimumZoomScale == 1 && scroller.maximumZoomScale == 1 && scroller.bouncesZoom)
        let spaced = view.topAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: view.keyboardLayoutGuide.topAnchor, multiplier: 2)
        #expect(spaced.constant == 16 && spaced.relation == .greaterThanOrEqual)
        #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
        #expect(view.readableContentGuide.owningView === view)
        #expect(UINavigationItem().searchBarPlacementAllowsToolbarIntegration)
        #expect(UISlider().sliderStyle == .default && UISlider.Style.thumbless.rawValue == 1)
        #expect(UIVisualEffectView(effect: UIGlassEffect(style: .clear)).effect is UIGlassEffect)
        #expect(UIGlassContainerEffect().spacing == 0 && !UIGlassEffect().isInteractive)
    }

    @Test func `a device says what kind it is, and no person's name`() {
        let device = UIDevice.current
        #expect(device.name == device.model && device.model == "iPhone" && device.systemName == "iOS")
        #expect(device.identifierForVendor == UIDevice.current.identifierForVendor)
    }
}
