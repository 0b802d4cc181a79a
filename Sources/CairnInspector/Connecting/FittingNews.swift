#if CAIRN_INSPECTOR
    import Foundation

    extension Inspection.News {
        /// The news as JSON of so many bytes: the studio does without the details of entries, the oldest first, and then without a text
        /// that was asked for. Nil where they cannot be encoded.
        func body(most: Int) -> Data? {
            var news = self
            while true {
                guard let body = try? JSONEncoder().encode(news) else { return nil }
                if body.count <= most { return body }
                if !news.details.isEmpty {
                    news.details.removeFirst((news.details.count + 1) / 2)
                } else if let longest = news.done.indices.max(by: {
                    news.done[$0].length < news.done[$1].length
                }),
                    news.done[longest].text != nil
                {
                    news.done[longest].text = nil
                    news.done[longest].message = "it is longer than the studio takes at once"
                } else {
                    return body
                }
            }
        }
    }

    extension Inspection.Done {
        fileprivate var length: Int { text?.utf8.count ?? 0 }
    }
#endif
