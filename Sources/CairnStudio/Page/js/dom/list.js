import { h } from './element.js';
import { patch } from './patch.js';

/** A long list of lines of one height, of which only those in sight are in the document. */
export class LongList {
  #node;
  #lineSize;
  #count = 0;
  #draw = () => null;
  #name;
  #first = -1;
  #last = -1;

  /**
   * @param {HTMLElement} node what scrolls
   * @param {number} lineSize the height of a line in pixels
   * @param {string} name what a screen reader calls the list
   */
  constructor(node, lineSize, name) {
    this.#node = node;
    this.#lineSize = lineSize;
    this.#name = name;
    node.addEventListener('scroll', () => this.#show(false), { passive: true });
    new ResizeObserver(() => this.#show(false)).observe(node);
  }

  /** Shows `count` lines, each drawn by `draw(index)`. At the end it stays at the end. */
  set(count, draw, { follows = true } = {}) {
    const node = this.#node;
    const wasAtEnd = node.scrollTop + node.clientHeight >= node.scrollHeight - this.#lineSize;
    const grew = count > this.#count;
    this.#count = count;
    this.#draw = draw;
    this.#show(true);
    if (follows && grew && wasAtEnd) {
      node.scrollTop = node.scrollHeight;
      this.#show(false);
    }
  }

  /** Brings a line into sight. */
  reveal(index) {
    const [top, size] = [index * this.#lineSize, this.#lineSize];
    const node = this.#node;
    if (top < node.scrollTop) node.scrollTop = top;
    else if (top + size > node.scrollTop + node.clientHeight) node.scrollTop = top + size - node.clientHeight;
    this.#show(false);
  }

  #show(isNew) {
    const node = this.#node;
    const margin = 6;
    const first = Math.max(0, Math.floor(node.scrollTop / this.#lineSize) - margin);
    const last = Math.min(this.#count, Math.ceil((node.scrollTop + node.clientHeight) / this.#lineSize) + margin);
    if (!isNew && first === this.#first && last === this.#last) return;
    [this.#first, this.#last] = [first, last];
    const lines = [];
    for (let index = first; index < last; index += 1) {
      const line = this.#draw(index);
      lines.push({
        ...line, key: String(index), style: { ...line.style, '--at': index },
        attributes: { ...line.attributes, 'aria-setsize': this.#count, 'aria-posinset': index + 1 },
      });
    }
    patch(node, [h('ol', {
      class: 'length', role: 'list', 'aria-label': this.#name, style: { '--lines': this.#count, '--line-size': `${this.#lineSize}px` },
    }, lines)]);
  }
}
