#if CAIRN_INSPECTOR
    import Foundation

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// Carries requests to a studio.
    protocol Transport: Sendable {
        /// Whether a request may take long to be answered and costs nothing meanwhile.
        var waitsForFree: Bool { get }
        /// - Returns: The status and the body of the answer.
        func post(_ body: Data, to path: String, of studio: StudioAddress) async throws -> (
            status: Int, body: Data
        )
    }

    extension Transport {
        var waitsForFree: Bool { true }
    }

    /// Over HTTP, as Foundation has it.
    struct HTTPTransport: Transport {
        private let session: URLSession

        #if canImport(FoundationNetworking)
            /// While a request waits for its answer, FoundationNetworking goes on asking the kernel whether its socket can be
            /// written to, which it always can: thousands of times a second.
            var waitsForFree: Bool { false }
        #endif

        init() {
            let configuration = URLSessionConfiguration.ephemeral
            // A studio that has no orders answers after half of that.
            configuration.timeoutIntervalForRequest = 60
            configuration.httpCookieStorage = nil
            configuration.urlCache = nil
            session = URLSession(configuration: configuration)
        }

        func post(_ body: Data, to path: String, of studio: StudioAddress) async throws -> (
            status: Int, body: Data
        ) {
            var request = URLRequest(url: studio.url.appendingPathComponent(path))
            request.httpMethod = "POST"
            request.setValue("Bearer \(studio.token)", forHTTPHeaderField: "Authorization")
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = body
            return try await answer(to: request)
        }

        /// Not `data(for:)`: on Linux, where the task is cancelled in the moment in which the answer comes, both wait for each other
        /// for ever (swift-corelibs-foundation 5412). Here the request is cancelled once the task is no longer in it.
        private func answer(to request: URLRequest) async throws -> (status: Int, body: Data) {
            let (answers, continuation) = AsyncThrowingStream.makeStream(of: (status: Int, body: Data).self)
            let exchange = session.dataTask(with: request) { data, response, error in
                if let data { continuation.yield(((response as? HTTPURLResponse)?.statusCode ?? 0, data)) }
                continuation.finish(throwing: error)
            }
            exchange.resume()
            defer { exchange.cancel() }
            for try await answer in answers { return answer }
            throw CancellationError()
        }
    }
#endif
