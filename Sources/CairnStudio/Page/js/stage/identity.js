// The outline gives its elements no ids. An element is taken for the one it was by what it says, and where that has
// changed by its place among its kind, so that the focus stays on it while a number beside it goes up.

/** Remembers the elements of each screen, by the screen's own key. */
export class Identities {
  #screens = new Map();
  #count = 0;

  /** A key for each element, the same as before for the same one. */
  keys(screen, elements) {
    const past = this.#screens.get(screen) ?? [];
    const keys = new Array(elements.length).fill(null);
    const free = new Set(past);
    take((known, element) => known.kind === element.kind && known.name === name(element));
    take((known, element) => known.kind === element.kind && element.kind !== 'row');
    elements.forEach((_, index) => { keys[index] ??= `e${(this.#count += 1)}`; });
    this.#screens.delete(screen);
    this.#screens.set(
      screen,
      elements.map((element, index) => ({ kind: element.kind, name: name(element), key: keys[index] })),
    );
    if (this.#screens.size > 64) this.#screens.delete(this.#screens.keys().next().value);
    return keys;

    function take(isSame) {
      const known = [...free];
      let from = 0;
      elements.forEach((element, index) => {
        if (keys[index]) return;
        const found = search(known, free, from, (one) => isSame(one, element));
        if (found < 0) return;
        keys[index] = known[found].key;
        free.delete(known[found]);
        // Elements seldom change places: the next is looked for behind this one first.
        from = found + 1;
      });
    }
  }
}

/** The first that is free and fits, from `from` on and then from the start; looks at a few only in a long list. */
function search(known, free, from, fits) {
  for (let step = 0; step < known.length; step += 1) {
    const index = (from + step) % known.length;
    if (free.has(known[index]) && fits(known[index])) return index;
  }
  return -1;
}

const name = (element) => element.identifier ?? element.label;
