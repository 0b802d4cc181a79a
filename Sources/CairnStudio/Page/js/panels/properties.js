import { h } from '../dom/element.js';

/** Properties of a view model, and what they hold: that unfolds, and is drawn only then, as all of it changes with every act. */
export class Properties {
  #open = new Set();
  #redraw;

  constructor(redraw) { this.#redraw = redraw; }

  /** @param {string} path tells apart what reads the same elsewhere: the node, and the names on the way */
  draw(properties, path) {
    return h('ul', { class: 'properties code', role: 'list' }, properties.map((one, index) => this.#line(one, index, `${path}/${one.name}`)));
  }

  #line({ name, value, members, omitted }, index, path) {
    const isLong = value.length > 160;
    const label = h('span', { class: 'name' }, name);
    if (!members && !isLong) return h('li', { key: `p${index}` }, label, h('span', { class: 'value' }, value, leftOut(omitted)));
    const isOpen = this.#open.has(path);
    return h('li', { key: `p${index}`, class: 'opens' }, h('details', { open: isOpen, on: { toggle: (event) => this.#toggle(path, event.target.open) } },
      h('summary', {}, label, ' ', h('span', { class: 'value' }, start(value, isLong ? 80 : 60))),
      isOpen && (members ? this.draw(members, path) : h('p', { class: 'value' }, value)),
      isOpen && leftOut(omitted)));
  }

  #toggle(path, isOpen) {
    if (isOpen === this.#open.has(path)) return;
    if (isOpen) this.#open.add(path);
    else this.#open.delete(path);
    this.#redraw();
  }
}

const start = (text, length) => (text.length > length ? `${text.slice(0, length)}…` : text);

const leftOut = (count) => count > 0 && h('span', { key: 'omitted', class: 'quiet' }, ` ${count} more ${count === 1 ? 'is' : 'are'} left out`);
