import UIKit

// The same five callbacks in every kind of controller: Swift has no class that is generic over its superclass.

final class WalkedScreen: UIViewController, Walked {
    private(set) var check = AppearanceCheck()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        check.note(.willAppear, of: self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        check.note(.isAppearing, of: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        check.note(.didAppear, of: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        check.note(.willDisappear, of: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        check.note(.didDisappear, of: self)
    }
}

final class WalkedStack: UINavigationController, Walked {
    private(set) var check = AppearanceCheck()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        check.note(.willAppear, of: self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        check.note(.isAppearing, of: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        check.note(.didAppear, of: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        check.note(.willDisappear, of: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        check.note(.didDisappear, of: self)
    }
}

final class WalkedTabs: UITabBarController, Walked {
    private(set) var check = AppearanceCheck()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        check.note(.willAppear, of: self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        check.note(.isAppearing, of: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        check.note(.didAppear, of: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        check.note(.willDisappear, of: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        check.note(.didDisappear, of: self)
    }
}

final class WalkedSplit: UISplitViewController, Walked {
    private(set) var check = AppearanceCheck()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        check.note(.willAppear, of: self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        check.note(.isAppearing, of: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        check.note(.didAppear, of: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        check.note(.willDisappear, of: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        check.note(.didDisappear, of: self)
    }
}
