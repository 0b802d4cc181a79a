/// How links are written: each table its part, then the one nested at that place.
extension LinkTable {
    /// The link to a path of destinations, by the first pattern that can say it.
    func written(
        _ path: ArraySlice<AnyDestination>, in outer: [String] = []
    ) throws(LinkRefusal) -> LinkText {
        guard let first = path.first, let destination = first.base as? Destination else {
            throw .notLinkable(path.first?.label ?? "nothing")
        }
        var refusal: LinkRefusal?
        let payload = Payload(destination)
        for number in index.candidates(for: destination, payload) {
            guard let texts = entries[number].take(destination, payload) else { continue }
            do throws(LinkRefusal) {
                return try entries[number].written(texts, first, then: path.dropFirst(), in: outer)
            } catch {
                refusal = refusal ?? error
            }
        }
        throw refusal ?? .notLinkable(first.label)
    }
}

extension LinkEntry {
    fileprivate func written(
        _ texts: [String?], _ destination: AnyDestination, then rest: ArraySlice<AnyDestination>,
        in outer: [String]
    ) throws(LinkRefusal) -> LinkText {
        let patterns = outer + [pattern.text]
        func unprintable(_ why: (String) -> String) -> LinkRefusal {
            .unprintable(destination.label, why: why(LinkPattern.joined(patterns)))
        }
        var link = LinkText()
        var texts = texts[...]
        var isCut = false
        for segment in pattern.segments {
            guard case .literal(let text) = segment else {
                guard let text = texts.removeFirst() else {
                    isCut = true
                    continue
                }
                if isCut {
                    throw unprintable { "'\($0)' has nothing before '\(text)'" }
                }
                if text.isEmpty {
                    throw unprintable { "a text in the path of '\($0)' is empty" }
                }
                // However they are written, whoever hands the link on takes them for this place and the one above it.
                if text == "." || text == ".." {
                    throw unprintable { "a text in the path of '\($0)' is '\(text)'" }
                }
                link.segments.append(text)
                continue
            }
            link.segments.append(text)
        }
        for name in pattern.queryNames {
            if let value = texts.removeFirst() { link.query.append((name, value)) }
        }
        if pattern.hasFragment { link.fragment = texts.removeFirst() }
        guard let next = rest.first else { return link }
        guard let nested else { throw .notLinkable(next.label) }
        let inner = try nested.written(rest, in: patterns)
        link.segments += inner.segments
        link.query += inner.query
        link.fragment = link.fragment ?? inner.fragment
        return link
    }
}
