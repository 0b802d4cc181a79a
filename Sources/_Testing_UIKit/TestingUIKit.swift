// `import Testing` beside `import UIKit` makes the compiler look for a module of this name, as it does for Apple's
// frameworks. It carries Testing only: with UIKit, and so Foundation, a Mac's own `Comment` would stand beside Testing's.
@_exported import Testing
