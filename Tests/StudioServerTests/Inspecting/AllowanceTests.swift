import Testing

@testable import CairnStudio

struct AllowanceTests {
    @Test func `so much is granted at once, and then so much a second`() {
        var allowance = Allowance(most: 3, perSecond: 2)
        func take(at seconds: Double...) -> [Bool] { seconds.map { allowance.take(at: .seconds($0)) } }
        let first = take(at: 1, 1, 1, 1, 1)
        #expect(first == [true, true, true, false, false])
        let second = take(at: 1.4, 1.5, 1.5)
        #expect(second == [false, true, false])
        let third = take(at: 60, 60, 60, 60)
        #expect(third == [true, true, true, false])
    }
}
