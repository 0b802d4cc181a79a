#if canImport(UIKit) && canImport(PhotosUI) && !os(macOS) && !os(tvOS)
    import Cairn
    import CairnSystemScreens
    import PhotosUI
    import UIKit

    // HeadlessUIKit has no PhotosUI: this was written after Apple's documentation, and compiled on no device yet.
    extension PhotoPicker: UIKitSystemScreen {
        /// The system's own picker, which runs outside of the app.
        @MainActor
        public func makeController(for prompt: SystemPrompt<PhotoPicker>) -> UIViewController {
            var configuration = PHPickerConfiguration()
            configuration.selectionLimit = limit
            configuration.filter = .images
            let controller = PHPickerViewController(configuration: configuration)
            let delegate = PhotoDelegate(prompt)
            prompt.keep(delegate)
            controller.delegate = delegate
            return controller
        }
    }

    @MainActor
    private final class PhotoDelegate: NSObject, PHPickerViewControllerDelegate {
        private weak var prompt: SystemPrompt<PhotoPicker>?

        init(_ prompt: SystemPrompt<PhotoPicker>) { self.prompt = prompt }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            // Cancel says that nothing was picked.
            guard !results.isEmpty else { prompt?.leave(); return }
            prompt?.answer(results.map { PhotoPicker.Photo(of: $0.itemProvider) })
        }
    }

    extension PhotoPicker.Photo {
        @MainActor
        fileprivate init(of provider: NSItemProvider) {
            self.init {
                let data = try await withCheckedThrowingContinuation {
                    (answer: CheckedContinuation<Data, any Error>) in
                    _ = provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
                        if let data {
                            answer.resume(returning: data)
                        } else {
                            answer.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                        }
                    }
                }
                return [UInt8](data)
            }
        }
    }
#endif
