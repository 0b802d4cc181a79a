/// Sending a person out of the app: done by the host while the draft waits, as a guard is asked.
extension Navigator {
    func depart(for place: Tree.Elsewhere, _ request: Request, _ decision: Decision) {
        guard let host else { return end(request, .refused(.notOpened(label(of: place)))) }
        pend(request)
        request.decision = Task { [weak self, weak request] in
            let opened = await host.leaveApp(for: place)
            guard let request else { return }
            self?.take(.departed(request, decision, place, opened: opened))
        }
    }

    func departed(_ request: Request, _ decision: Decision, _ place: Tree.Elsewhere, opened: Bool) {
        guard request.result == nil else { return }
        guard opened else { return end(request, .refused(.notOpened(label(of: place)))) }
        request.departures.append(place)
        conclude(request, .success(decision))
    }
}
