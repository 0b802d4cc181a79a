import { h } from '../dom/element.js';
import { patch } from '../dom/patch.js';

/** What holding the back button lists: the screens beneath, nearest first. Its choice is one line of script. */
export class BackMenu {
  #store;
  #app;
  #node = null;

  constructor(store, app) {
    [this.#store, this.#app] = [store, app];
    store.observe(['choices', 'stage'], (changed) => {
      if (changed.has('choices') && store.choices) this.#open(store.choices);
      else if (changed.has('stage')) this.#close();
    });
  }

  #open({ choices, node }) {
    this.#close();
    const glass = node.closest('.glass');
    const opener = node;
    this.#node = document.createElement('div');
    this.#node.className = 'layer';
    this.#node.dataset.style = 'menu';
    glass.append(this.#node);
    const choose = (choice) => {
      this.#close();
      if (choice) this.#app.perform(choice.tap);
      else opener.focus();
    };
    patch(this.#node, [
      h('button', { class: 'beside', type: 'button', 'aria-label': 'Close the menu', on: { click: () => choose(null) } }),
      h('div', { class: 'card', style: { '--menu-x': '137px', '--menu-y': '104px' } },
        h('div', { class: 'menuitems unmarked', role: 'menu', 'aria-label': 'Back to' },
          choices.map((choice, index) => h('button', {
            key: String(index), type: 'button', role: 'menuitem',
            on: { click: () => choose(choice), keydown: (event) => {
              if (event.key !== 'Escape') return;
              // What lies beneath stays.
              event.preventDefault();
              choose(null);
            } },
          }, h('span', {}), h('span', {}, choice.title))))),
    ]);
    this.#node.querySelector('[role="menuitem"]')?.focus();
  }

  #close() {
    this.#node?.remove();
    this.#node = null;
  }
}
