#if CAIRN_INSPECTOR
    import Foundation

    /// One connection to a studio: tells everything once, and then what has changed; asks for orders, and gives them.
    @MainActor
    struct Conversation {
        /// Why it has ended.
        enum End: Hashable, Error {
            /// It is worth another try.
            case lost(String)
            /// It is not.
            case refused(String)
        }

        let studio: StudioAddress
        let session: String
        let transport: any Transport
        let clock: any Clock<Duration>
        let window: InspectedWindow
        let bell: Bell
        /// Called when the studio has taken what there is.
        let connected: @MainActor () -> Void

        /// The least time between two news: what changes meanwhile is told together.
        static let pace = Duration.milliseconds(100)

        /// The time between two questions for orders, where one cannot wait for its answer.
        static let pause = Duration.milliseconds(300)

        /// Goes on until the connection is lost, refused, or the task is cancelled.
        func run() async -> End {
            do throws(End) {
                try await tell(window.everything())
            } catch { return error }
            guard !Task.isCancelled else { return .lost("it was left") }
            connected()
            return await withTaskGroup(of: End.self) { group in
                group.addTask { await tellNews() }
                group.addTask { await takeOrders() }
                let end = await group.next() ?? .lost("it was left")
                group.cancelAll()
                return end
            }
        }

        private func tellNews() async -> End {
            do throws(End) {
                while !Task.isCancelled {
                    await bell.wait()
                    if let news = window.news() { try await tell(news) }
                    try? await clock.sleep(for: Self.pace)
                }
                return .lost("it was left")
            } catch { return error }
        }

        private func tell(_ news: Inspection.News) async throws(End) {
            var news = news
            news.session = session
            let body = news.body(most: Inspection.Limit.request)
            while true {
                let (status, _) = try await post(body, to: Inspection.newsPath)
                // Too much at once: what was to be told is still to be told.
                guard status == 429 else { return try check(status) }
                try? await clock.sleep(for: Self.pace * 10)
                if Task.isCancelled { throw .lost("it was left") }
            }
        }

        private func takeOrders() async -> End {
            var last = 0
            do throws(End) {
                while !Task.isCancelled {
                    let isBrief = transport.waitsForFree ? nil : true
                    let listening = Inspection.Listening(session: session, after: last, isBrief: isBrief)
                    let (status, body) = try await post(
                        try? JSONEncoder().encode(listening), to: Inspection.ordersPath)
                    try check(status)
                    guard let orders = try? JSONDecoder().decode(Inspection.Orders.self, from: body) else {
                        throw End.lost("the studio's answer makes no sense")
                    }
                    for order in orders.orders where order.id > last {
                        last = order.id
                        await window.take(order)
                        bell.ring()
                    }
                    if isBrief == true { try? await clock.sleep(for: Self.pause) }
                }
                return .lost("it was left")
            } catch { return error }
        }

        private func post(_ body: Data?, to path: String) async throws(End) -> (status: Int, body: Data) {
            guard let body else { throw .refused("what is to be told cannot be") }
            do { return try await transport.post(body, to: path, of: studio) } catch {
                throw .lost(Task.isCancelled ? "it was left" : "the studio does not answer")
            }
        }

        private func check(_ status: Int) throws(End) {
            switch status {
            case 200: return
            case 401, 403: throw .refused("the studio refuses the token")
            case 426: throw .refused("the studio speaks another version")
            case 409: throw .lost("the studio does not know this app any more")
            case 413: throw .refused("there is more to tell than the studio takes")
            default:
                throw .lost(
                    "the studio answers with \(status); apps take the address that 'inspect' prints after 'apps connect to'"
                )
            }
        }
    }
#endif
