import { h } from '../dom/element.js';

/** What stands on the stage as long as no app has connected. */
export function drawWaiting(remote) {
  const address = remote.addresses.at(-1) ?? '';
  return h('section', { key: 'waiting', class: 'recording', 'aria-label': 'Waiting' },
    h('h2', {}, 'Waiting for an app'),
    h('p', {}, 'An app that has CairnInspector shows itself here once it connects:'),
    h('pre', { class: 'code codeblock', tabindex: '0', 'aria-label': 'How to connect' },
      `let inspector = Inspector(navigator)\ninspector.connect(to: URL(string:\n  "${address}")!)`),
    h('p', { class: 'quiet' }, 'Where its code takes the address from its environment, as that of the documentation does, set the variable CAIRN_STUDIO to it.'));
}

/** The screen of an app on Apple's UIKit, as it was when it came to rest. */
export function drawScreenshot(picture, app) {
  return h('figure', { key: 'screenshot', class: 'screenshot' },
    picture?.png
      ? h('img', { src: `data:image/png;base64,${picture.png}`, alt: `The screen of ${app.name} on ${app.device}`, draggable: 'false' })
      : h('figcaption', { class: 'quiet' }, app.shows === 'nothing' ? 'This app has no screen.' : 'There is no picture yet.'));
}
