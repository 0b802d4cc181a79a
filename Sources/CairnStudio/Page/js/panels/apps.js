import { download } from '../dom/download.js';
import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { patch } from '../dom/patch.js';
import { tool } from './toolbar.js';

/** The apps that run elsewhere, what the one that is shown can be told to do, and where to connect to. */
export class Apps {
  #node;
  #store;
  #app;

  constructor(node, store, app) {
    [this.#node, this.#store, this.#app] = [node, store, app];
    store.observe(['status', 'hello'], () => this.#draw());
  }

  #draw() {
    const remote = this.#store.status?.remote;
    if (!remote) return patch(this.#node, []);
    patch(this.#node, [
      h('div', { key: 'head', class: 'panelhead' }, h('h2', {}, 'Apps', h('span', { class: 'count' }, remote.apps.length > 0 ? `${remote.apps.length}` : ''))),
      h('div', { key: 'body', class: 'appsbody' },
        remote.apps.length === 0 && h('p', { key: 'none', class: 'quiet empty' }, 'No app has connected yet.'),
        h('ul', { key: 'apps', class: 'plainlist', role: 'list' }, remote.apps.map((one) => this.#line(one, remote.chosen))),
        this.#orders(this.#store.shownApp),
        h('section', { key: 'where', class: 'box', 'aria-label': 'Where apps connect to' },
          h('h3', {}, 'Apps connect to'),
          h('ul', { class: 'plainlist', role: 'list' }, remote.addresses.map((address) => h('li', { key: address, class: 'address' },
            h('span', { class: 'code' }, address.replace(/token=.*/, 'token=…')),
            tool(`Copy ${new URL(address).host}, with the token`, 'copy', () => this.#app.copy(address, 'Address'), { style: 'small' })))))),
    ]);
  }

  #line(one, chosen) {
    const isShown = one.number === chosen;
    return h('li', { key: String(one.number) },
      h('button', {
        class: isShown ? 'tool oneapp chosenline' : 'tool oneapp', type: 'button', 'aria-current': isShown ? 'true' : null,
        on: { click: () => isShown || this.#app.ask({ kind: 'choose', number: one.number }) },
      }, icon('phone'), h('span', { class: 'what' }, one.name, h('span', { class: 'quiet' }, one.device)),
      h('span', { class: one.isThere ? 'mark good' : 'mark warn' }, one.isThere ? 'connected' : 'not connected')));
  }

  #orders(shown) {
    if (!shown) return null;
    const order = (line, text) => this.#app.ask({ kind: 'remote', line, text });
    const save = async (what, file) => {
      const answer = await this.#app.ask({ kind: 'export', line: what });
      if (answer.isDone && answer.text) download(file, answer.text);
    };
    const disabled = !shown.isThere;
    return h('section', { key: 'orders', class: 'box', 'aria-label': 'Commands' },
      h('h3', {}, 'Commands'),
      h('div', { class: 'orders' },
        tool('Close what is in front', 'cross', () => order('close'), { text: 'Close what is in front', disabled }),
        tool('Look again', 'photo', () => order('picture'), { text: shown.shows === 'pictures' ? 'Take a picture' : 'Look again', disabled }),
        tool('Save a snapshot', 'save', () => save('snapshot', `${shown.name}.snapshot.json`), { text: 'Save a snapshot', disabled }),
        tool('Go to a snapshot…', 'open', () => this.#load(order), { text: 'Go to a snapshot…', disabled }),
        tool('Save the journal', 'clock', () => save('journal', `${shown.name}.journal`), { text: 'Save the journal', disabled })));
  }

  #load(order) {
    const field = document.createElement('input');
    field.type = 'file';
    field.accept = '.json,application/json';
    field.addEventListener('change', async () => { if (field.files[0]) order('restore', await field.files[0].text()); });
    field.click();
  }
}
