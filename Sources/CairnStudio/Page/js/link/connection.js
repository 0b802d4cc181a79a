// The line to the server: messages in, asks out. It does not try again by itself, as an idle page does nothing.

/** The version of the protocol that this page speaks. */
export const version = 1;

/** The longest message that the server takes, in bytes; it ends the connection otherwise. */
const longest = 1_000_000;

/** A connection. `receive` takes each message, `changed` hears of `open` and `lost`. */
export class Connection {
  #socket = null;
  #waiting = new Map();
  #count = 0;
  #receive;
  #changed;

  constructor(receive, changed) {
    this.#receive = receive;
    this.#changed = changed;
  }

  /** Connects, or connects again. */
  open() {
    this.#socket?.close();
    const socket = new WebSocket(address());
    this.#socket = socket;
    this.#changed('connecting');
    socket.addEventListener('open', () => this.#changed('open'));
    socket.addEventListener('message', (event) => this.#take(event.data));
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return;
      this.#changed('lost');
      for (const { resolve } of this.#waiting.values()) resolve({ isDone: false, message: 'The connection to the studio was lost.' });
      this.#waiting.clear();
    });
  }

  /** Asks for something; resolves with what became of it. */
  ask(ask) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ isDone: false, message: 'There is no connection to the studio.' });
    }
    const id = (this.#count += 1);
    const text = JSON.stringify({ id, ...ask });
    if (text.length > longest / 3 && new TextEncoder().encode(text).length > longest) {
      return Promise.resolve({ isDone: false, message: 'This is longer than the studio takes at once.' });
    }
    return new Promise((resolve) => {
      this.#waiting.set(id, { resolve });
      this.#socket.send(text);
    });
  }

  #take(data) {
    const message = JSON.parse(data);
    // An answer is heard after what it has changed is seen.
    this.#receive(message);
    const { answer } = message;
    if (!answer) return;
    this.#waiting.get(answer.id)?.resolve(answer);
    this.#waiting.delete(answer.id);
  }
}

/** The server's address. That this page may come in, a cookie says that it cannot read. */
const address = () => new URL('/socket', location.href.replace(/^http/, 'ws')).href;
