import { breakable } from '../dom/breakable.js';
import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { quoted } from '../link/quoting.js';
import { find, nameOf, numbered } from './nodes.js';

/** All there is to know of one node. */
export function drawDetails(store, app, properties) {
  const { inside, chosen } = store;
  const id = chosen ?? inside?.visible;
  const found = find(inside, id);
  if (!found) return h('p', { class: 'quiet empty' }, 'Choose a node of the tree, or a screen on the stage.');
  const { node } = found;
  const { made } = node;
  const isRecorded = store.status?.isRecording === true;
  return h('div', { key: `d${node.id}`, class: 'details' },
    h('h3', { class: 'code' }, nameOf(node), ' ', h('span', { class: 'quiet' }, `#${node.id}`)),
    isRecorded && numbered(node.label) && h('p', { class: 'quiet' }, numbered(node.label)),
    h('dl', {},
      pair('Is', [node.content, ` (${node.opening})`]),
      pair('Opened by', other(inside, app, node.opener, node.origin)),
      pair('Decided by', other(inside, app, node.owner, node.origin)),
      found.as && found.as !== 'front' && found.as !== 'behind' && pair('Presented', found.as),
      node.animation && pair('Animation', node.animation),
      made && pair(made.kind === 'coordinator' ? 'Coordinator' : 'View model', made.type
        ? h('span', { class: 'code' }, made.type) : h('span', { class: 'quiet' }, noModel(made))),
      made?.maker && pair('Made by', h('span', { class: 'code' }, made.maker)),
      made?.view && pair('Shown by', h('span', { class: 'code' }, made.view)),
      !isRecorded && pair('Guards', guards(made)),
      !isRecorded && pair('Link', node.link ? link(node.link, app, store) : h('span', { class: 'quiet' }, noLink(store.shownApp)))),
    isRecorded && h('p', { class: 'quiet' }, 'A recorded file has trees: of view models, guards and links it says nothing.'),
    made?.properties.length > 0 && h('section', { class: 'sub', 'aria-label': 'Properties' },
      h('h4', {}, 'Properties'),
      properties.draw(made.properties, String(node.id)),
      made.omitted > 0 && h('p', { class: 'quiet' }, `${made.omitted} more are left out`)),
    !isRecorded && h('section', { class: 'sub', 'aria-label': 'Snapshot' },
      h('h4', {}, 'Saves in a snapshot'),
      node.saves ? h('pre', { class: 'code codeblock', tabindex: '0' }, node.saves) : h('p', { class: 'quiet' }, 'nothing')));
}

const pair = (name, what) => [h('dt', { key: `k${name}` }, name), h('dd', { key: `v${name}` }, what)];

/** Why no link is known. */
const noLink = (shownApp) => (shownApp?.tellsLinks === false ? 'not known: Inspector(…, link:) is given none in this app' : 'none leads here');

/** Why there is none. */
const noModel = ({ kind }) => (kind === 'none' ? 'not made yet: it was never in front' : 'none');

/** Another node, as a button that chooses it. */
function other(inside, app, id, origin) {
  if (id === null || id === undefined) return h('span', { class: 'quiet' }, origin ?? 'nobody: it was there first');
  const found = find(inside, id);
  if (!found) return h('span', { class: 'quiet' }, `#${id}, which has left`);
  return h('button', { class: 'tool small framed code', type: 'button', on: { click: () => app.pick(id) } }, nameOf(found.node), ` #${id}`);
}

function guards(made) {
  const all = [
    made?.guardsEntering && h('span', { key: 'in', class: 'mark' }, icon('shield'), 'of who enters'),
    made?.guardsLeaving && h('span', { key: 'out', class: made.isArmed ? 'mark bad' : 'mark' }, icon('shield'), made.isArmed ? 'of leaving, armed' : 'of leaving, not armed'),
  ].filter(Boolean);
  return all.length > 0 ? all : h('span', { class: 'quiet' }, 'none');
}

function link(url, app, store) {
  const open = () => (store.shownApp ? app.ask({ kind: 'remote', line: 'link', text: url }) : app.perform(`open ${quoted(url)}`));
  return [
    h('span', { key: 'url', class: 'code url' }, breakable(url)),
    h('button', { key: 'copy', class: 'tool small framed', type: 'button', 'aria-label': 'Copy the link', title: 'Copy the link', on: { click: () => app.copy(url, 'Link') } }, icon('copy')),
    (!store.shownApp || store.shownApp.opensLinks) && h('button', { key: 'open', class: 'tool small framed', type: 'button', 'aria-label': 'Open the link', title: 'Open the link', on: { click: open } }, icon('link')),
  ];
}
