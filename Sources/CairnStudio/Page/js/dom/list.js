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
  /** As they were when the browser last told: to ask now, after something has changed, would have it lay out the page at once. */
  #height = 0;
  #top = 0;
  #frame = 0;

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
    new ResizeObserver(() => {
      this.#height = node.clientHeight;
      this.#follow();
    }).observe(node);
  }

  /** Shows `count` lines, each drawn by `draw(index)`. At the end it stays at the end. */
  set(count, draw) {
    this.#count = count;
    this.#draw = draw;
    if (this.#isAtEnd) this.#top = this.#end;
    this.#show(true);
    this.#follow();
  }

  /** How far it can be scrolled. */
  get #end() { return Math.max(0, this.#count * this.#lineSize - this.#height); }

  #scrolled() {
    // A list that is not shown has no height, and has not been scrolled by anybody.
    if (this.#height === 0) return;
    this.#top = this.#node.scrollTop;
    this.#isAtEnd = this.#top >= this.#end - this.#lineSize;
    this.#show(false);
  }

  /** At the end it is scrolled to the end, once in a frame. */
  #follow() {
    if (this.#isAtEnd) {
      this.#top = this.#end;
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        if (this.#isAtEnd) this.#node.scrollTop = this.#end;
      });
    }
    this.#show(false);
  }

  /** Brings a line into sight. */
  reveal(index) {
    const [top, size] = [index * this.#lineSize, this.#lineSize];
    if (top < this.#top) this.#top = top;
    else if (top + size > this.#top + this.#height) this.#top = top + size - this.#height;
    this.#node.scrollTop = this.#top;
    this.#show(false);
  }

  #show(isNew) {
    const margin = 6;
    const first = Math.max(0, Math.floor(this.#top / this.#lineSize) - margin);
    const last = Math.min(this.#count, Math.ceil((this.#top + this.#height) / this.#lineSize) + margin);
    if (!isNew && first === this.#first && last === this.#last) return;
    [this.#first, this.#last] = [first, last];
    const lines = [];
    // Sizes as such, and not as custom properties: with one of those the browser finds the style of all that is inside anew.
    for (let index = first; index < last; index += 1) {
      const line = this.#draw(index);
      lines.push({
        ...line, key: String(index), style: { ...line.style, 'inset-block-start': `${index * this.#lineSize}px`, 'block-size': `${this.#lineSize}px` },
        attributes: { ...line.attributes, 'aria-setsize': this.#count, 'aria-posinset': index + 1 },
      });
    }
    patch(this.#node, [h('ol', {
      class: 'length', role: 'list', 'aria-label': this.#name, style: { 'block-size': `${this.#count * this.#lineSize}px` },
    }, lines)]);
  }
}
