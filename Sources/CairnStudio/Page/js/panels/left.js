import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { counted } from './lines.js';
import { tool } from './toolbar.js';

/** Sessions that were left, by going back or by launching anew: each can be gone on with, and its script copied. */
export function drawLeft(branches, device, app) {
  return h('details', { class: 'leftsessions' },
    h('summary', {}, `Sessions that were left (${branches.length})`),
    h('ul', { role: 'list' }, [...branches].reverse().map((branch) => h('li', { key: String(branch.number) },
      h('button', {
        class: 'tool framed', type: 'button', title: branch.notation, on: { click: () => app.ask({ kind: 'branch', number: branch.number }) },
      }, icon('again'), h('span', { class: 'what' }, `${counted(branch.lines)}, to `, h('span', { class: 'code' }, branch.last ?? 'the launch')),
      branch.failure && h('span', { class: 'mark bad' }, branch.failure),
      branch.device && branch.device !== device && h('span', { class: 'mark' }, branch.device)),
      tool('Copy its script', 'copy', () => copyLeft(app, branch), { style: 'small' })))));
}

/** Copies the script of a session that was left, as it would be saved. */
export async function copyLeft(app, branch) {
  const answer = await app.ask({ kind: 'export', line: 'script', number: branch.number });
  if (answer.isDone) app.copy(answer.text, 'Script');
}
