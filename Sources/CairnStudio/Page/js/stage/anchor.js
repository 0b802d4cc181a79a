// Where popovers and menus point. The outline does not say from where they were presented; what was touched last is the
// best guess there is.

/** Remembers what was touched, and where each popover and menu was put. */
export class Anchors {
  #touched = null;
  #places = new Map();

  /** Takes the element that was touched, in points of its device. */
  touch(node) {
    const device = node?.closest?.('.device');
    if (!device) return;
    const glass = device.querySelector('.glass').getBoundingClientRect();
    const rect = node.getBoundingClientRect();
    const scale = glass.width / device.querySelector('.glass').offsetWidth || 1;
    this.#touched = {
      x: (rect.left + rect.width / 2 - glass.left) / scale, top: (rect.top - glass.top) / scale,
      bottom: (rect.bottom - glass.top) / scale, isWide: rect.width / scale > 500,
    };
  }

  /** Forgets the places of layers that are gone. */
  keep(keys) {
    for (const key of this.#places.keys()) if (!keys.has(key)) this.#places.delete(key);
  }

  /** The place of a popover or a menu. It stays there as long as it is open. */
  place(key, style, width, height) {
    if (style !== 'popover' && style !== 'menu') return null;
    if (!this.#places.has(key)) this.#places.set(key, this.#choose(style, width, height));
    return this.#places.get(key);
  }

  #choose(style, width, height) {
    const at = this.#touched ?? { x: width / 2, top: height * 0.12, bottom: height * 0.14 };
    const half = style === 'menu' ? 125 : 187.5;
    const middle = Math.min(width - half - 12, Math.max(half + 12, at.x));
    if (style === 'menu') return { x: middle, y: Math.min(Math.max(at.bottom + 8, 60), height - 280) };
    const tall = Math.min(520, height * 0.6);
    const isBelow = at.bottom + tall + 30 > height && at.top > height / 2;
    const top = isBelow ? Math.max(30, at.top - tall - 14) : Math.min(at.bottom + 14, height - tall - 30);
    return { middle, shift: at.x - middle, top: `${Math.max(30, top)}px`, bottom: `${height - at.top + 14}px`, height: tall, isBelow };
  }
}
