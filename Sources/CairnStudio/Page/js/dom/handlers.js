/** The handlers of one element. They change with every state; its listeners do not. */
export class Handlers {
  #node;
  #byEvent = new Map();

  constructor(node) { this.#node = node; }

  /** Takes the handlers of a new state. */
  set(on) {
    for (const [event, handler] of Object.entries(on)) {
      if (!this.#byEvent.has(event)) {
        this.#node.addEventListener(event, this, { passive: false });
      }
      this.#byEvent.set(event, handler ?? null);
    }
    for (const event of this.#byEvent.keys()) {
      if (!(event in on)) this.#byEvent.set(event, null);
    }
  }

  handleEvent(event) { this.#byEvent.get(event.type)?.(event); }
}
