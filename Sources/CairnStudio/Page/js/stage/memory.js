import { screenKey } from './screen.js';

/** What was seen on each layer before: the outline of a swipe has the screen that leaves, and not the one beneath. */
export class Memory {
  #stacks = new Map();

  /** Takes the screens of a state. */
  see(devices) {
    const present = new Set();
    for (const device of devices) {
      device.layers.forEach((layer, index) => {
        const place = `${device.key}/${index}:${layer.style}`;
        present.add(place);
        this.#take(place, layer);
      });
    }
    for (const place of this.#stacks.keys()) if (!present.has(place)) this.#stacks.delete(place);
  }

  #take(place, layer) {
    const stack = this.#stacks.get(place) ?? [];
    const key = screenKey(layer.screen, layer.node);
    const index = stack.findIndex((one) => one.key === key);
    if (index >= 0) stack.length = index;
    // Without a way back there is nothing beneath.
    if (layer.screen.bar?.back === undefined && !layer.screen.embedded?.length) stack.length = 0;
    stack.push({ key, screen: layer.screen });
    if (stack.length > 32) stack.shift();
    this.#stacks.set(place, stack);
  }

  /** The screen that was seen on that layer before the one with that key; nothing if none was. */
  beneath(place, key) {
    const stack = this.#stacks.get(place) ?? [];
    const index = stack.findIndex((one) => one.key === key);
    return index > 0 ? stack[index - 1].screen : null;
  }
}
