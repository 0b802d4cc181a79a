import CairnStudio

/// The app as a command: played in the terminal, shown in a browser, fuzzed and explored.
@main
struct Main {
    static func main() async { await studio.main() }
}
