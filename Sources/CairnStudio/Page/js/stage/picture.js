import { h } from '../dom/element.js';
import { Anchors } from './anchor.js';
import { drawDevice } from './device.js';
import { Identities } from './identity.js';
import { Memory } from './memory.js';
import { group } from './stage.js';

const nothing = { act: () => {}, type: () => {}, enter: () => {}, choose: () => {} };
const still = { screen: () => ({}), layer: () => ({}) };

/** A small picture of a stage, drawn as the stage is, and not to be touched. */
export function drawPicture(stage, name, height = 132) {
  const devices = group(stage);
  const { width, height: tall } = stage.looks;
  const scale = height / (Math.max(width, tall) + 22);
  return h('div', { class: 'picture-of-stage', role: 'img', 'aria-label': name },
    h('div', { inert: true, 'aria-hidden': 'true', class: 'inner', style: { '--scale': scale } },
      devices.map((device) => drawDevice(device, {
        stage: { ...stage, gestures: [], finger: null }, status: null, chosen: null, doing: nothing, identities: new Identities(),
        anchors: new Anchors(), memory: new Memory(), motion: still, turn: 0, isOneOfMany: false, beginSwipe: () => {}, beginPull: () => {},
      }))));
}
