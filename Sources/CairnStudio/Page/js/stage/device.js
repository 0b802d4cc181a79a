import { h } from '../dom/element.js';
import { drawLayer } from './layer.js';
import { screenKey } from './screen.js';

/** Draws one device with the layers of its windows. */
export function drawDevice(device, context) {
  const { looks, layers, isFront, name } = device;
  const { status, stage } = context;
  const [width, height] = size(looks);
  const isTablet = looks.device === 'tablet';
  const darkTop = layers.length > 1 && layers.some((one, index) => index > 0 && one.style === 'sheet' && !isMedium(one)) && !isTablet;
  const edge = isTablet ? 22 : 11;
  return h('div', { key: device.key, class: 'stand', style: { '--device-width': `${width + 2 * edge}px`, '--device-height': `${height + 2 * edge}px` } },
    h('div', {
      class: context.isOneOfMany ? 'device one-of-many' : 'device', 'data-kind': looks.device, 'data-front': String(isFront),
      'data-orientation': width > height ? 'landscape' : 'portrait', 'data-appearance': looks.isDark ? 'dark' : 'light',
      dir: looks.isRightToLeft ? 'rtl' : 'ltr', role: 'group', 'aria-label': name,
      style: { '--glass-width': `${width}px`, '--glass-height': `${height}px`, '--body': bodySizes[looks.textSize] ?? 17 },
    },
    h('div', { key: 'glass', class: 'glass' },
      h('div', { key: 'status', class: darkTop ? 'statusbar on-dark' : 'statusbar', 'aria-hidden': 'true' },
        h('span', { 'data-clock': '9:41' }), signs()),
      h('div', { key: 'island', class: 'island' }),
      drawLayers(device, context, width, height),
      isFront && asleep(status, context.doing),
      isFront && stage.isMoving === false && returnKey(stage, context.doing),
      !isFront && device.tap && h('button', {
        key: 'front', class: 'to-front', type: 'button', 'aria-label': `Bring ${name} to the front`, 'data-line': device.tap,
        on: { click: (event) => context.doing.act(device.tap, event) },
      }),
      h('div', { key: 'home', class: 'homebar' }))));
}

/** Width and height as the device is held. */
function size({ width, height, orientation }) {
  const isTurned = orientation === 'left' || orientation === 'right';
  return isTurned === width > height ? [width, height] : [height, width];
}

/** The points of body text, by the names that scripts have for iOS's settings. */
const bodySizes = {
  xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23, accessibility1: 28,
  accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};

function drawLayers(device, context, width, height) {
  const { layers, isFront } = device;
  const { stage } = context;
  return layers.map((layer, index) => {
    const isTop = isFront && index === layers.length - 1;
    const key = `${index}:${layer.style}`;
    const isUndimmed = isTop && layer.style === 'sheet' && index > 0 && canBeTouched(layers[index - 1].screen);
    const fullKey = `${device.key}/${key}`;
    const seen = screenKey(layer.screen, layer.node);
    return drawLayer(layer, {
      ...context, key, isTop, isUndimmed, gestures: isTop ? stage.gestures : [], finger: isTop ? stage.finger ?? null : null,
      isReached: context.isPicking || (isFront && (isTop || canBeTouched(layer.screen))),
      recedes: layers[index + 1]?.style === 'sheet' && !isMedium(layers[index + 1]),
      anchor: context.anchors.place(fullKey, layer.style, width, height),
      beneath: context.memory.beneath(fullKey, seen),
      isChosen: layer.node !== undefined && layer.node !== null && layer.node === context.chosen,
      beginSwipe: (event) => context.beginSwipe(event, device.looks), beginPull: (event) => context.beginPull(event),
    });
  });
}

const isMedium = (layer) => Boolean(layer.detent) && !layer.detent.endsWith('.large');

/** Whether anything in a screen answers a finger. */
function canBeTouched(screen) {
  return (
    screen.elements.some((one) => Object.keys(one.acts ?? {}).length > 0) || Boolean(screen.bar?.backTap) ||
    [...(screen.bar?.left ?? []), ...(screen.bar?.right ?? []), ...(screen.tabs ?? []), ...screen.toolbar].some((one) => one.tap) ||
    screen.embedded.some(canBeTouched)
  );
}

/** An app that is not on screen: the device's own, with the way back. */
function asleep(status, doing) {
  const state = status?.isKilled ? ['launch', 'The system has ended the app.', 'Launch it again']
    : status?.isInBackground ? ['foreground', 'The app is in the background.', 'Bring it back'] : null;
  if (!state) return null;
  const [line, what, way] = state;
  return h('div', { key: 'asleep', class: 'asleep', role: 'group', 'aria-label': 'Home screen' },
    h('span', { class: 'big', 'aria-hidden': 'true', 'data-clock': '9:41' }), h('p', { class: 'text' }, what),
    h('button', { type: 'button', on: { click: (event) => doing.act(line, event) } }, way));
}

/** The keyboard's return key, while a field has the keyboard. */
function returnKey(stage, doing) {
  const line = stage.gestures.find((one) => one.kind === 'returnKey')?.line;
  if (!line) return null;
  return h('div', { key: 'keyboard', class: 'keyboard', role: 'group', 'aria-label': 'Keyboard' },
    h('span', { class: 'hint', 'aria-hidden': 'true', 'data-hint': 'type with your own keyboard' }),
    h('button', { type: 'button', on: { click: (event) => doing.enter(event, line) } }, 'return'));
}

/** Signal, network and battery, as the status bar has them. */
function signs() {
  const bar = (x, height) => h('svg:rect', { x, y: 12 - height, width: 3, height, rx: 1 });
  return h('span', { class: 'signs' },
    h('svg:svg', { width: 18, height: 12, viewBox: '0 0 18 12' }, bar(0, 4), bar(5, 6.5), bar(10, 9), bar(15, 12)),
    h('svg:svg', { width: 17, height: 12, viewBox: '0 0 17 12' },
      h('svg:path', { d: 'M8.5 2.6c2.2 0 4.3.9 5.8 2.4l1.3-1.4A10.2 10.2 0 0 0 8.5.7C5.9.7 3.3 1.7 1.4 3.6L2.7 5a8.3 8.3 0 0 1 5.8-2.4zm0 3.7c1.3 0 2.5.5 3.4 1.4l1.3-1.4a6.7 6.7 0 0 0-9.4 0l1.3 1.4c.9-.9 2.1-1.4 3.4-1.4zm2.2 2.6a3.2 3.2 0 0 0-4.4 0l2.2 2.3z' })),
    h('svg:svg', { width: 27, height: 13, viewBox: '0 0 27 13' },
      h('svg:rect', { x: 0.5, y: 0.5, width: 23, height: 12, rx: 3.8, fill: 'none', stroke: 'currentColor', 'stroke-opacity': 0.4 }),
      h('svg:rect', { x: 2, y: 2, width: 20, height: 9, rx: 2.5 }),
      h('svg:path', { d: 'M25 4.5v4c.8-.3 1.3-1.1 1.3-2s-.5-1.7-1.3-2z', 'fill-opacity': 0.5 })));
}
