import { copy } from './dom/download.js';

/** What the page can do with the app: every act is a line of script, and its outcome is said. */
export class App {
  #store;
  #connection;
  #say;

  constructor(store, connection, say) {
    this.#store = store;
    this.#connection = connection;
    this.#say = say;
  }

  /** Asks the server; what could not be done is said and shown. */
  async ask(ask) {
    const answer = await this.#connection.ask(ask);
    if (!answer.isDone && answer.message) {
      this.#store.set({ trouble: { message: answer.message, details: answer.details ?? [] } });
      this.#say(answer.message);
    } else if (this.#store.trouble && ask.kind !== 'finger') {
      this.#store.set({ trouble: null });
    }
    return answer;
  }

  /** Does a line of script. */
  async perform(line) {
    const answer = await this.ask({ kind: 'do', line });
    if (answer.isDone) this.#say(answer.text ?? `${line}: done`);
    return answer;
  }

  /** Types a text by the line that the server gave for the field. */
  async type(line, text) {
    const answer = await this.ask({ kind: 'type', line, text });
    if (answer.isDone) this.#say('typed');
    return answer;
  }

  /** Launches the app anew. */
  launch(fields = {}) { return this.ask({ kind: 'launch', ...fields }); }

  /** Chooses a node of the tree, or none. */
  pick(node) { this.#store.set({ chosen: node, isPicking: false }); }

  /** Copies a text and says so. */
  async copy(text, what) {
    this.#say((await copy(text)) ? `${what} copied` : `${what} could not be copied`);
  }

  /** Has something to choose from, beside the element that asked. */
  choose(choices, node) { this.#store.set({ choices: { choices, node } }); }

  say(text) { this.#say(text); }
}
