import Testing
import UIKit

private final class Glossy: CALayer {}

private final class GlossyView: UIView {
    var told = 0
    override class var layerClass: AnyClass { Glossy.self }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        told += 1
    }
}

private final class Safe: UIViewController {
    var told = 0
    override func loadView() { view = GlossyView() }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        told += 1
    }
}

/// A view's layer, its safe area, and what it takes for layout.
@MainActor @Suite(.simulator)
final class SurfaceTests: World {
    @Test func `a layer keeps what is set on it, and shares with its view what both have`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.layer.cornerRadius = 8
        view.layer.borderColor = UIColor.red.cgColor
        #expect(view.layer.cornerRadius == 8 && view.layer.borderColor == UIColor.red.cgColor)
        #expect(view.layer.frame == view.frame && view.layer === view.layer)
        view.layer.masksToBounds = true
        view.layer.opacity = 0.5
        view.layer.backgroundColor = UIColor.blue.cgColor
        view.layer.isHidden = true
        #expect(view.clipsToBounds && view.alpha == 0.5 && view.isHidden && view.backgroundColor == .blue)
        view.alpha = 1
        view.backgroundColor = nil
        #expect(view.layer.opacity == 1 && view.layer.backgroundColor == nil)
    }

    @Test func `a view's layer is of the class that it names`() { #expect(GlossyView().layer is Glossy) }

    @Test func `layers lie in layers`() {
        let (outer, one, two) = (CALayer(), CALayer(), CALayer())
        outer.addSublayer(one)
        outer.insertSublayer(two, at: 0)
        #expect(outer.sublayers == [two, one] && one.superlayer === outer)
        two.removeFromSuperlayer()
        one.removeFromSuperlayer()
        #expect(outer.sublayers == nil && one.superlayer == nil)
    }

    @Test func `the safe area is what controllers add, and views hear of it`() throws {
        let safe = Safe()
        safe.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        let nav = UINavigationController(rootViewController: safe)
        #expect(safe.told == 0)
        host(nav)
        let view = try #require(safe.view as? GlossyView)
        #expect(safe.told == 1 && view.told == 1 && safe.view.safeAreaInsets.top == 10)
        nav.additionalSafeAreaInsets.top = 5
        #expect(safe.told == 2 && safe.view.safeAreaInsets.top == 15 && nav.view.safeAreaInsets.top == 5)
        nav.additionalSafeAreaInsets.top = 5
        #expect(safe.told == 2)
    }

    @Test func `a size fits by its own constraints, or by what is required of it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 100)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 40)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 40))
    }

    @Test func `constraints may be made of items, and added to a view around them`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let constraint = NSLayoutConstraint(
            item: inner, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .leadingMargin,
            multiplier: 1, constant: 4)
        #expect(constraint.firstItem === inner && constraint.secondAttribute == .leadingMargin)
        outer.addConstraint(constraint)
        #expect(outer.constraints == [constraint] && constraint.isActive)
        outer.removeConstraint(constraint)
        #expect(outer.constraints == [] && !constraint.isActive)
        inner.addConstraint(constraint)
        #expect(simulator.log.takeRaises().count == 1 && inner.constraints == [])
        _ = NSLayoutConstraint(
            item: inner, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 4)
        #expect(simulator.log.takeRaises().first?.contains("specified in pairs") == true)
    }

    @Test func `a layout guide belongs to the view it was added to, and takes its constraints along`() {
        let (one, two) = (UIView(), UIView())
        let guide = UILayoutGuide()
        one.addLayoutGuide(guide)
        let constraint = guide.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        #expect(guide.owningView === one && one.layoutGuides == [guide] && constraint.isActive)
        two.addLayoutGuide(guide)
        #expect(guide.owningView === two && one.layoutGuides == [] && !constraint.isActive)
        #expect(one.safeAreaLayoutGuide.owningView === one)
    }

    @Test func `what lies over an effect is in the view for that`() {
        let (effects, view) = (UIVisualEffectView(effect: UIBlurEffect(style: .regular)), UIView())
        effects.addSubview(view)
        effects.insertSubview(view, at: 0)
        #expect(view.superview == nil && effects.subviews == [effects.contentView])
        let raises = simulator.log.takeRaises()
        #expect(raises.count == 2)
        #expect(raises[0].hasSuffix("instead add them to the -contentView."))
        effects.contentView.addSubview(view)
        #expect(view.superview === effects.contentView)
    }
}
