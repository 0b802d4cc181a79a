import { h } from '../dom/element.js';
import { drawActionSheet, drawAlert, drawMenu } from './modals.js';
import { drawScreen, screenKey } from './screen.js';

const flat = new Set(['alert', 'actionSheet', 'menu']);

/** Draws a layer: its ground, its card and, in that, its screen. */
export function drawLayer(layer, context) {
  const { doing, isTop, isReached, recedes, motion, gestures, finger, anchor, isChosen } = context;
  const isModal = layer.style !== 'root';
  const name = title(layer);
  const beside = isTop ? gestures.find((one) => one.kind === 'outside' || one.kind === 'dismissMenu') : null;
  return h('section', {
    key: context.key, class: isChosen ? 'layer chosen' : anchor?.isBelow ? 'layer below' : 'layer', 'data-style': layer.style,
    'data-recedes': recedes || null, 'data-detent': detent(layer), 'data-node': layer.node ?? null,
    'data-undimmed': context.isUndimmed || null, 'data-guessed': anchor ? '' : null,
    inert: !isReached, role: isModal ? 'dialog' : 'group', 'aria-modal': isModal && isTop ? 'true' : null, 'aria-label': name,
    style: place(anchor, layer), ...motion.layer(layer.style),
  },
  isModal && (beside
    ? h('button', { key: 'beside', class: 'beside', type: 'button', 'aria-label': 'Tap beside it', 'data-line': beside.line, on: { click: (e) => doing.act(beside.line, e) } })
    : h('div', { key: 'beside', class: 'beside' })),
  h('div', {
    key: 'card', class: 'card', tabindex: '-1', style: { '--pull': finger?.kind === 'pull' ? finger.progress : null },
    on: isTop && layer.style === 'sheet' ? { pointerdown: (event) => grab(event, context) } : null,
  },
  layer.style === 'popover' && h('span', { key: 'arrow', class: 'arrow' }),
  drawCard(layer, context)));
}

function drawCard(layer, context) {
  const { doing, isTop, gestures, finger, motion, identities, turn, beneath } = context;
  if (flat.has(layer.style)) {
    const draw = { alert: drawAlert, actionSheet: drawActionSheet, menu: drawMenu }[layer.style];
    return draw(layer.screen, doing);
  }
  const key = screenKey(layer.screen, layer.node);
  const swiped = finger?.kind === 'swipe' ? finger.progress : null;
  const options = { doing, identities, turn };
  const back = gestures.find((one) => one.kind === 'back')?.line;
  const screen = drawScreen(layer.screen, { ...options, key, back, gestures: swiped === null ? gestures : [] });
  Object.assign(screen, motion.screen());
  screen.style = { '--swiped': swiped };
  if (swiped !== null) screen.attributes.class += ' swiped';
  const canSwipe = isTop && (swiped !== null || gestures.some((one) => one.kind === 'swipe'));
  return [
    layer.style === 'sheet' && (layer.hasGrabber || layer.canBePulledAway) && h('span', {
      key: 'grabber', class: layer.hasGrabber ? 'grabber' : 'grabber faint',
    }),
    layer.style === 'sheet' && isTop && h('span', { key: 'pullzone', class: 'pullzone' }),
    canSwipe && h('span', { key: 'edge', class: 'edgezone', on: { pointerdown: (event) => context.beginSwipe(event) } }),
    h('div', { key: 'deck', class: 'deck' }, swiped !== null && ghost(beneath, swiped, options), screen),
  ];
}

/** The screen beneath one that is swiped, as it was when it was last seen. */
function ghost(beneath, swiped, options) {
  const quiet = { act: () => {}, type: () => {}, enter: () => {}, choose: () => {} };
  const drawn = beneath
    ? drawScreen(beneath, { ...options, key: 'ghost', doing: quiet })
    : h('div', { key: 'ghost', class: 'screen' });
  Object.assign(drawn.attributes, { class: `${drawn.attributes.class} ghost`, 'data-ghost': '', 'aria-hidden': 'true', inert: true });
  drawn.style = { '--swiped': swiped };
  return drawn;
}

/** A sheet is pulled by its grabber and by its bar, where there is no button. */
function grab(event, context) {
  if (event.target.closest('button, input, textarea, .content') || !event.target.closest('.navbar, .pullzone')) return;
  context.beginPull(event);
}

/** What the system's own screens are, which say no title. */
const systems = {
  UIActivityViewController: 'Share', SFSafariViewController: 'Safari', PHPickerViewController: 'Photos', UIImagePickerController: 'Photos',
  MFMailComposeViewController: 'New message', MFMessageComposeViewController: 'New message', UIDocumentPickerViewController: 'Files',
};

function title(layer) {
  const text = layer.screen.elements.find((one) => one.kind === 'text')?.label;
  return layer.screen.bar?.title || (flat.has(layer.style) && text) || systems[layer.screen.controller] || layer.screen.controller || layer.style;
}

function detent(layer) {
  if (layer.style !== 'sheet' || !layer.detent) return null;
  if (layer.detent.endsWith('.large')) return 'large';
  return layer.detent.endsWith('.medium') ? 'medium' : 'other';
}

/** Where a popover or a menu lies: at what was touched last, as nothing else is known. */
function place(anchor, layer) {
  if (!anchor) return {};
  if (layer.style === 'menu') return { '--menu-x': `${anchor.x}px`, '--menu-y': `${anchor.y}px` };
  return {
    '--popover-top': anchor.top, '--popover-bottom': anchor.bottom, '--popover-middle': `${anchor.middle}px`, '--arrow-shift': `${anchor.shift}px`,
    '--popover-height': `${anchor.height}px`,
  };
}
