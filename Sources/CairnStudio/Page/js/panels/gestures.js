import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { patch } from '../dom/patch.js';

/** What is done to no element in particular, as buttons: for the keyboard, and for what a mouse has no motion for. */
export class Gestures {
  #node;
  #store;
  #app;

  constructor(node, store, app) {
    [this.#node, this.#store, this.#app] = [node, store, app];
    store.observe(['stage', 'status'], () => this.#draw());
  }

  #draw() {
    const { stage, status } = this.#store;
    const isMoving = stage?.isMoving;
    const finger = stage?.finger;
    const shown = (stage?.gestures ?? []).filter((one) => names[one.kind] && one.kind !== 'back');
    patch(this.#node, [
      finger && h('span', { key: 'finger', class: 'mark front' }, `${finger.kind === 'swipe' ? 'Swiping back' : 'Pulling'}, ${Math.round(finger.progress * 100)} %`),
      isMoving && !finger && h('span', { key: 'moving', class: 'mark' }, icon('clock'), stage.motion && stage.motion !== 'other' ? motions[stage.motion] : 'Moving'),
      status?.wantsTime && !isMoving && this.#waiting(status),
      shown.map((one, index) => {
        const [sign, text] = names[one.kind];
        return h('button', {
          key: `${one.kind}:${one.name ?? ''}:${index}`, class: 'tool small framed', type: 'button', title: one.line, 'data-line': one.line, on: { click: () => this.#app.perform(one.line) },
        }, icon(ways[one.name?.split(' ')[0]] ?? sign), text(one.name));
      }),
    ]);
  }

  /** Something waits for time to pass. It does by itself, unless the clock is still, or all is seen at rest only. */
  #waiting({ speed }) {
    if (speed > 0 && speed < 1000) return h('span', { key: 'waits', class: 'mark warn' }, icon('clock'), 'Something waits for time to pass');
    return h('button', { key: 'wait', class: 'tool small framed', type: 'button', title: 'wait', 'data-line': 'wait', on: { click: () => this.#app.perform('wait') } },
      icon('clock'), 'Let time pass');
  }
}

const ways = { down: 'down', up: 'up', left: 'back', right: 'disclosure' };
const motions = { push: 'Pushing', pop: 'Popping', present: 'Presenting', dismiss: 'Dismissing' };

const names = {
  swipe: ['back', () => 'Swipe back'],
  pull: ['down', () => 'Pull the sheet'],
  detent: ['up', (name) => `Drag to ${name.split('.').at(-1)}`],
  outside: ['cross', () => 'Tap beside it'],
  scroll: ['down', (name) => `Scroll ${name}`],
  swipeOver: ['disclosure', (name) => `Swipe ${name}`],
  refresh: ['again', () => 'Pull to refresh'],
  nextPage: ['disclosure', () => 'Next page'],
  previousPage: ['back', () => 'Page before'],
  dismissMenu: ['cross', () => 'Close the menu'],
  returnKey: ['again', () => 'Return key'],
};
