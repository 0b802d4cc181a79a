/// How notation names the opener of a modal: by its label, and where several below have that one, with its number among
/// them. Labels are made when the first is asked for, and each once, however many modals there are.
struct OpenerNames {
    private var unread: [Tree.Node] = []
    private var names: [Tree.Node.ID: (label: String, number: Int)] = [:]
    private var counts: [String: Int] = [:]

    /// With these nodes at the bottom.
    init(below node: Tree.Node) {
        unread = [node]
    }

    /// One more modal stands below those to come.
    mutating func add(_ node: Tree.Node) { unread.append(node) }

    /// What notation calls one of the nodes so far.
    mutating func name(of id: Tree.Node.ID, _ label: (AnyDestination) -> String) -> String {
        for layer in unread {
            for node in layer.all {
                let label = node.label(label)
                let number = counts[label, default: 0] + 1
                counts[label] = number
                names[node.id] = (label, number)
            }
        }
        unread = []
        guard let (label, number) = names[id] else { return id.description }
        return counts[label] == 1 ? label : "\(label)#\(number)"
    }
}

/// The places that notation has named so far, to be found again as openers. Their ids count from 0 in the order of reading.
struct ReadPlaces {
    private var places: [(destination: AnyDestination?, kind: String)] = []
    private var labelled = 0
    private var positions: [String: [Int]] = [:]

    var count: Int { places.count }

    /// Notes the next place: where it has no destination it is called by its kind.
    mutating func add(_ destination: AnyDestination?, kind: String = "flow") {
        places.append((destination, kind))
    }

    /// The place with that label and that number, from 1, among those in a range.
    mutating func find(_ label: String, number: Int, in range: Range<Int>) -> Tree.Node.ID? {
        while labelled < places.count {
            let (destination, kind) = places[labelled]
            positions[destination?.label ?? kind, default: []].append(labelled)
            labelled += 1
        }
        let found = positions[label] ?? []
        let first = found.partitioningIndex { $0 >= range.lowerBound }
        guard number >= 1, number <= found.count - first, found[first + number - 1] < range.upperBound else {
            return nil
        }
        return Tree.Node.ID(found[first + number - 1])
    }
}
