// A view may have thousands of subviews or constraints, which are often taken out one by one, in order or in reverse.
extension Array where Element: AnyObject {
    /// Where an object stands, looked for from both ends.
    func place(of object: Element) -> Int? {
        // Runs over all of them, so it holds nothing and calls nothing.
        withUnsafeBufferPointer { all in
            var (front, back) = (0, all.count - 1)
            while front <= back {
                if all[front] === object { return front }
                if all[back] === object { return back }
                front += 1
                back -= 1
            }
            return nil
        }
    }

    /// Takes an object out that is in here once, if at all.
    mutating func takeOut(_ object: Element) {
        if let place = place(of: object) { remove(at: place) }
    }
}
