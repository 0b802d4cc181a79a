import { h } from '../dom/element.js';
import { copy } from '../dom/download.js';
import { icon } from '../dom/icon.js';
import { patch } from '../dom/patch.js';
import { drawPicture } from '../stage/picture.js';

const kinds = {
  push: 'pushes', present: 'presents', select: 'changes the tab to', back: 'goes back to', replace: 'replaces by', outside: 'by time, a link or the system',
};

/** As large as there is room for beside the board, however the device is held. */
const tallest = ({ device, orientation }) => (orientation === 'left' || orientation === 'right' ? 330 : device === 'tablet' ? 470 : 560);

/** All that is known of one screen, and the ways from it and to it. */
export class CardPanel {
  #node;
  #content;
  #act;

  /** @param {{ open: (card: number) => void, close: () => void, say: (text: string) => void, go?: (screen: object) => void }} act */
  constructor(node, content, act) {
    [this.#node, this.#content, this.#act] = [node, content, act];
    this.indices = new Map(content.screens.map((one, index) => [one.screen.id, index]));
    node.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      act.close();
    });
  }

  show(index) {
    this.#node.hidden = index === null;
    if (index === null) return patch(this.#node, []);
    const { screen, change } = this.#content.screens[index];
    const ways = (side) => this.#content.ways.filter(({ way }) => way[side] === screen.id && way.from !== way.to);
    patch(this.#node, [h('div', { key: screen.id, class: 'cardbody' },
      h('div', { key: 'head', class: 'panelhead' },
        h('h2', { key: 'title', tabindex: '-1' }, screen.title.trim() || screen.destination),
        change !== 'same' && h('span', { key: 'change', class: `mark ${change}` }, change),
        this.#act.go && h('button', { key: 'go', class: 'tool main', type: 'button', on: { click: () => this.#act.go(screen) } }, icon('play'), 'Go there'),
        h('button', { key: 'close', class: 'tool', type: 'button', 'aria-label': 'Close', on: { click: () => this.#act.close() } }, icon('cross'))),
      h('div', { key: 'scroll', class: 'cardscroll', tabindex: '0', role: 'group', 'aria-label': 'About this screen' },
        h('div', { key: 'picture', class: 'fullpicture' }, drawPicture(screen.stage, `The screen ${screen.title.trim() || screen.destination}`, tallest(screen.stage.looks))),
        this.#facts(screen),
        this.#script(screen),
        this.#ways('Ways out', ways('from'), 'to'),
        this.#ways('Ways in', ways('to'), 'from'))),
    ]);
    this.#node.querySelector('.cardscroll').scrollTop = 0;
  }

  #facts(screen) {
    const facts = [
      ['Destination', screen.destination], ['Shown as', screen.placement], ['Coordinators', screen.coordinators.join(' › ')], ['Tab', screen.tab],
      ['Guards', screen.guards.join(', ')], ['Link', screen.link], ['Met', `${screen.visits} times`],
    ].filter(([, value]) => value);
    return h('dl', { key: 'facts', class: 'factlist' }, facts.flatMap(([name, value]) => [
      h('dt', { key: `${name}:` }, name), h('dd', { key: name, class: name === 'Link' ? 'code' : null }, value),
    ]));
  }

  #script(screen) {
    const text = screen.script.join('\n');
    return h('section', { key: 'script', 'aria-label': 'Script' },
      h('div', { class: 'sectionhead' }, h('h3', {}, 'Script from a fresh launch'),
        text && h('button', {
          key: 'copy', class: 'tool small framed', type: 'button',
          on: { click: async () => this.#act.say((await copy(`${text}\n`)) ? 'Script copied' : 'The script could not be copied') },
        }, icon('copy'), 'Copy')),
      text ? h('pre', { key: 'lines', class: 'code scriptlines', tabindex: '0', 'aria-label': 'Lines of the script' }, text)
        : h('p', { key: 'none', class: 'quiet' }, 'What the app shows when it is launched.'));
  }

  #ways(name, ways, side) {
    return h('section', { key: name, 'aria-label': name },
      h('h3', { key: 'title' }, `${name} (${ways.length})`),
      ways.length === 0 ? h('p', { key: 'none', class: 'quiet' }, 'None was found.')
        : h('ul', { key: 'list', class: 'waylist', role: 'list' }, ways.map(({ way, change }, index) => this.#way(way, change, side, index))));
  }

  #way(way, change, side, index) {
    const other = this.indices.get(way[side]);
    return h('li', { key: String(index), class: change },
      h('button', { key: 'go', class: 'waybutton', type: 'button', disabled: other === undefined, on: { click: () => this.#act.open(other) } },
        icon(side === 'to' ? 'disclosure' : 'back'), h('span', {}, way[side])),
      h('span', { key: 'act', class: way.act ? 'code wayact' : 'quiet' }, way.act || 'by itself'),
      h('span', { key: 'kind', class: 'quiet' }, kinds[way.kind] ?? way.kind, way.transition && `, asked for ${way.transition}`, `, ${way.count}×`),
      way.guards.length > 0 && h('span', { key: 'guards', class: 'mark warn' }, `guarded: ${way.guards.join(', ')}`),
      change !== 'same' && h('span', { key: 'change', class: `mark ${change}` }, change));
  }
}
