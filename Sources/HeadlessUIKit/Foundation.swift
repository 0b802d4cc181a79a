// As UIKit does it.
@_exported import Foundation

#if canImport(CoreGraphics)
    @_exported import CoreGraphics
#endif
