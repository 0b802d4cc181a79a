import CairnInspector

extension Wire.Inside {
    func bounded() -> Self {
        var (inside, room) = (self, Wire.Limit.nodes)
        inside.notation = notation.bounded(to: 20_000)
        inside.root = root?.bounded(&room)
        inside.modals = modals.bounded(&room)
        inside.foreignRoot = foreignRoot?.bounded()
        inside.pending = pending.prefix(100).map { request in
            var request = request
            (request.route, request.asker) = (request.route.bounded(), request.asker.bounded())
            request.why = request.why.bounded()
            return request
        }
        (inside.laws.found, inside.laws.limit) = (laws.found?.bounded(), laws.limit?.bounded())
        inside.leaks = leaks.prefix(100).map { $0.bounded() }
        inside.notSaved = notSaved.prefix(100).map { $0.bounded() }
        return inside
    }
}

extension [Wire.Modal] {
    /// - Parameter room: for how many nodes there is room still.
    fileprivate func bounded(_ room: inout Int) -> Self {
        var modals: Self = []
        for var modal in self where room > 0 {
            (modal.style, modal.node) = (modal.style.bounded(to: 200), modal.node.bounded(&room))
            modals.append(modal)
        }
        return modals
    }
}

extension Wire.Node {
    fileprivate func bounded(_ room: inout Int) -> Self {
        room -= 1
        var node = self
        (node.label, node.saves, node.link) = (label?.bounded(), saves?.bounded(), link?.bounded())
        (node.content, node.opening) = (content.bounded(to: 200), opening.bounded(to: 200))
        node.origin = origin?.bounded(to: 200)
        (node.animation, node.made) = (animation?.bounded(to: 200), made?.bounded())
        node.children = []
        for child in children where room > 0 { node.children.append(child.bounded(&room)) }
        node.covers = covers.bounded(&room)
        return node
    }
}

extension Wire.Made {
    fileprivate func bounded() -> Self {
        var made = self
        (made.kind, made.type) = (kind.bounded(to: 200), type.bounded(to: 200))
        (made.maker, made.view) = (maker?.bounded(to: 200), view?.bounded(to: 200))
        var room = Wire.Limit.properties
        made.properties = properties.prefix(Wire.Limit.properties).map { $0.bounded(&room, depth: 3) }
        return made
    }
}

extension Wire.Property {
    /// - Parameter room: for how many members of them all there is room still.
    fileprivate func bounded(_ room: inout Int, depth: Int) -> Self {
        var property = self
        (property.name, property.value) = (name.bounded(to: 200), value.bounded(to: 400))
        property.members = nil
        for member in members ?? [] where depth > 0 && room > 0 {
            room -= 1
            property.members = (property.members ?? []) + [member.bounded(&room, depth: depth - 1)]
        }
        return property
    }
}
