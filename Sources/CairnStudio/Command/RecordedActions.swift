import Cairn
import CairnInspector

/// What a person did since the app was last launched, as a recording has it between the entries of its journal.
struct RecordedActions {
    /// Lines of script.
    private(set) var lines: [String] = []
    /// Which of these each entry of the journal came after.
    private(set) var lineOfEntry: [Int?] = []
    /// On what the app was launched.
    private(set) var device = Wire.Device.phone
    /// Whether somebody wrote down what was done, be it nothing.
    private(set) var areWrittenDown = false

    init(_ text: String) {
        for line in text.lines {
            guard let value = try? SavedValue(json: String(line)) else { continue }
            if value["launch"] != nil {
                (lines, device, areWrittenDown) = ([], .phone, true)
                lineOfEntry = lineOfEntry.map { _ in nil }
            }
            if let name = value["device"]?.text, let read = Wire.Device(rawValue: name) { device = read }
            if let action = value["action"]?.text { lines.append(action) }
            if let undone = value["undone"]?.text, lines.last == undone { lines.removeLast() }
            if value["number"] != nil { lineOfEntry.append(lines.isEmpty ? nil : lines.count - 1) }
        }
    }
}
