import { h } from '../dom/element.js';
import { patch } from '../dom/patch.js';

/** The prompt of the terminal's player: a line of script, with those that are possible now to choose from. */
export class Prompt {
  #node;
  #store;
  #app;
  #past = [];
  #at = 0;
  #message = null;
  #text = null;
  #isWriting = false;
  #isRecording = false;
  #launch = null;

  constructor(node, store, app) {
    [this.#node, this.#store, this.#app] = [node, store, app];
    // What is possible is only read by whoever writes.
    store.observe(['stage', 'hello'], () => { if (this.#isWriting) this.draw(); });
    store.observe(['status'], () => {
      const { launch, isRecording } = store.status ?? {};
      if (launch === this.#launch && Boolean(isRecording) === this.#isRecording) return;
      // What was said of the app before holds no more.
      if (launch !== this.#launch) [this.#message, this.#text] = [null, null];
      this.#launch = launch;
      this.draw();
    });
    node.addEventListener('focusin', () => { this.#isWriting = true; this.draw(); });
    node.addEventListener('focusout', () => { this.#isWriting = false; this.draw(); });
  }

  draw() {
    const { stage, hello, status } = this.#store;
    this.#isRecording = status?.isRecording === true;
    const known = new Set(this.#isWriting ? stage?.possible : []);
    patch(this.#node, [
      h('form', { key: 'form', class: 'promptline', on: { submit: (event) => this.#send(event) } },
        h('span', { class: 'sign', 'aria-hidden': 'true' }, '›'),
        h('input', {
          key: 'line', class: 'textfield code', name: 'line', list: 'possible', placeholder: this.#isRecording ? 'Not in a recorded file' : 'tap "Log in"', 'aria-label': 'Line of script',
          disabled: this.#isRecording,
          autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', 'aria-describedby': 'prompt-message', on: { keydown: (event) => this.#key(event) },
        })),
      h('datalist', { key: 'possible', id: 'possible' },
        [...known].map((line) => h('option', { key: line, value: line })),
        ((this.#isWriting && hello?.manual) || []).filter((one) => !known.has(one.form)).map((one) => h('option', { key: `m${one.form}`, value: one.form, label: one.meaning }))),
      h('p', { key: 'message', id: 'prompt-message', class: this.#message ? 'trouble' : 'trouble spoken' }, this.#message ?? ''),
      this.#text && h('pre', { key: 'text', class: 'said', tabindex: '0', 'aria-label': 'What the line shows' }, this.#text),
    ]);
  }

  async #send(event) {
    event.preventDefault();
    const field = event.target.elements.line;
    const line = field.value.trim();
    if (!line) return;
    this.#past.push(line);
    this.#at = this.#past.length;
    field.value = '';
    const answer = await this.#app.perform(line);
    this.#message = answer.isDone ? null : answer.message ?? 'That could not be done.';
    this.#text = answer.text ?? null;
    if (!answer.isDone && field.value === '') field.value = line;
    this.draw();
  }

  /** The arrow keys go through the lines that were sent. */
  #key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey && event.target.value !== '' && this.#past[this.#at] !== event.target.value) return;
    const at = Math.min(this.#past.length, Math.max(0, this.#at + step));
    if (at === this.#at) return;
    event.preventDefault();
    this.#at = at;
    event.target.value = this.#past[at] ?? '';
  }
}
