import CairnTree
import Testing

@testable import CairnStudio

/// One question is one screen of a map, whatever it asks it of.
struct QuestionNameTests {
    @Test(arguments: [
        ("Discard the draft?", #"dialog("Discard the draft?")"#),
        ("Send 450 to Bo?", #"dialog("Send … to Bo?")"#),
        ("Pay 1 450,20 kr?", #"dialog("Pay … kr?")"#),
        ("Delete “Milk”?", #"dialog("Delete “…”?")"#),
        (#"Delete "Milk" and "Eggs"?"#, #"dialog("Delete \"…\" and \"…\"?")"#),
        ("3 of 12", #"dialog("… of …")"#),
        ("Don’t", #"dialog("Don’t")"#),
    ])
    func `values are left out of its name`(title: String, name: String) {
        var names = DestinationNames()
        let question = AskedDialog(title: title, message: nil, labels: ["OK"])
        #expect(names.name(of: AnyDestination(question)) == name)
    }
}
