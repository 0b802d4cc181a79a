// `import Testing` beside `import UIKit` makes the compiler look for a module of this name, as it does for
// Apple's frameworks. It carries both.
@_exported import Testing
@_exported import UIKit
