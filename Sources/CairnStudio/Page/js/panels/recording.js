import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { notation } from './notation.js';

/** What stands on the stage for a recording: it has trees and no screens, until its script is played in the app. */
export function drawRecording(store, app) {
  const { inside, script } = store;
  const count = script.lines.length;
  return h('section', { key: 'recording', class: 'recording', 'aria-label': 'Recording' },
    h('h2', {}, 'A recording'),
    h('p', {}, 'Choose an entry of the timeline and go there: the tree is then what it was.'),
    inside?.notation && h('pre', { class: 'code codeblock', tabindex: '0', 'aria-label': 'Tree of the recording' }, notation(inside.notation)),
    count > 0
      ? h('button', { class: 'tool main', type: 'button', on: { click: () => app.ask({ kind: 'goTo', number: count }) } },
        icon('play'), `Play its ${count} lines in the app`)
      : h('p', { class: 'quiet' }, 'It has no script, and so cannot be played in the app.'));
}
