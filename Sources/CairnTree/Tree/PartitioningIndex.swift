extension RandomAccessCollection where Index == Int {
    /// The position of the first element for which it is so; the end, where it is so for none. It has to be so for all after the
    /// first. Asks as many elements as the count has binary digits.
    @inlinable
    package func partitioningIndex(where isIt: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isIt(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
