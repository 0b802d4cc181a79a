import Foundation
import Testing
import UIKit

/// Other tools for tests, such as swift-concurrency-extras, take the same hook of the runtime and give it back as nothing.
@MainActor
struct HookTests {
    @Test func `a hook that another tool has taken away comes back with the next simulator`() throws {
        let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook"))
        let hook = symbol.assumingMemoryBound(to: UnsafeRawPointer?.self)
        Simulator.run { _ in }
        #expect(hook.pointee != nil)
        hook.pointee = nil
        Simulator.run { _ in #expect(hook.pointee != nil) }
    }
}
