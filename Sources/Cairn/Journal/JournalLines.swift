extension String {
    /// The lines of a journal, also where an editor or a transfer has changed their ends; empty ones are among them, so that they
    /// can be counted. Within the text of a line there is no such end: JSON writes it as an escape.
    package var journalLines: [Substring] {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }
}
