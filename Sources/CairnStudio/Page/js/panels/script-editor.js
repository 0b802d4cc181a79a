import { h } from '../dom/element.js';
import { patch } from '../dom/patch.js';

/** A script as text: changed, and played on a fresh launch. */
export class ScriptEditor {
  #node;
  #app;
  #changed;
  #mistakes = [];
  /** The text as it was opened. */
  #opened = '';
  isOpen = false;

  constructor(node, app, changed) {
    [this.#node, this.#app, this.#changed] = [node, app, changed];
  }

  open(text) {
    this.isOpen = true;
    [this.#mistakes, this.#opened] = [[], text];
    this.#draw();
    const area = this.#area();
    area.value = text;
    area.focus();
    this.#changed();
  }

  #area() { return this.#node.querySelector('textarea'); }

  async #play() {
    const answer = await this.#app.ask({ kind: 'play', text: this.#area().value });
    this.#mistakes = answer.mistakes ?? [];
    // What was not played is still to be.
    if (answer.isDone) this.#close(); else this.#draw();
  }

  #close() {
    this.isOpen = false;
    patch(this.#node, []);
    this.#changed();
  }

  #draw() {
    patch(this.#node, [h('div', { class: 'editor' },
      h('textarea', {
        key: 'text', class: 'textarea', 'aria-label': 'Script', spellcheck: 'false', autocapitalize: 'off', own: true,
        'aria-invalid': this.#mistakes.length > 0 ? 'true' : null,
        on: { keydown: (event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#play();
          if (event.key === 'Escape' && this.#area().value === this.#opened) this.#close();
        } },
      }),
      this.#mistakes.length > 0 && h('ul', { key: 'mistakes', class: 'mistakes', role: 'list', 'aria-label': 'Mistakes' },
        this.#mistakes.map((one, index) => h('li', { key: String(index) },
          h('button', { class: 'trouble', type: 'button', on: { click: () => this.#show(one) } }, `${one.line}:${one.column}  ${one.message}`)))),
      h('div', { key: 'buttons', class: 'buttons' },
        h('button', { class: 'tool main', type: 'button', title: 'Control or Command, and Return', on: { click: () => this.#play() } }, 'Play on a fresh launch'),
        h('button', { class: 'tool framed', type: 'button', on: { click: () => this.#close() } }, 'Cancel')))]);
  }

  /** Puts the cursor where a mistake is. */
  #show({ line, column }) {
    const area = this.#area();
    const lines = area.value.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    area.focus();
    area.setSelectionRange(start, start);
  }
}
