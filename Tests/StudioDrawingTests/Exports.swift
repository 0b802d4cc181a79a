// Swift 6.2's Testing does not look for this module by itself, and `.simulator` is there.
@_exported import _Testing_UIKit
