import Cairn
import CairnSystemScreens
import CairnUIKit
import UIKit

/// A terminal has no photos and no picker for them: this one stands in, and has a single picture.
extension PhotoPicker: @retroactive UIKitSystemScreen {
    public func makeController(for prompt: SystemPrompt<PhotoPicker>) -> UIViewController {
        UINavigationController(rootViewController: TerminalPhotos(prompt))
    }
}

private final class TerminalPhotos: UIViewController {
    init(_ prompt: SystemPrompt<PhotoPicker>) {
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak prompt] _ in prompt?.leave() })
        let picture = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "The team of 1954") { [weak prompt] _ in
                prompt?.answer([.init { Array("GIF89a".utf8) }])
            })
        view.addSubview(picture)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
