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
  #isAtEnd = true;

  /**
   * @param {HTMLElement} node what scrolls
   * @param {number} lineSize the height of a line in pixels
   * @param {string} name what a screen reader calls the list
   */
  constructor(node, lineSize, name) {
    this.#node = node;
    this.#lineSize = lineSize;
    this.#name = name;
    node.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => this.#follow()).observe(node);
  }

  /** Shows `count` lines, each drawn by `draw(index)`. At the end it stays at the end. */
  set(count, draw) {
    this.#count = count;
    this.#draw = draw;
    this.#show(true);
    this.#follow();
  }

  #scrolled() {
    const node = this.#node;
    // A list that is not shown has no height, and has not been scrolled by anybody.
    if (node.clientHeight === 0) return;
    this.#isAtEnd = node.scrollTop + node.clientHeight >= node.scrollHeight - this.#lineSize;
    this.#show(false);
  }

  #follow() {
    if (this.#isAtEnd) this.#node.scrollTop = this.#node.scrollHeight;
    this.#show(false);
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
