import { download } from '../dom/download.js';
import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { LongList } from '../dom/list.js';
import { patch } from '../dom/patch.js';
import { drawLeft } from './left.js';
import { coloured, counted, shown, whole } from './lines.js';
import { Prompt } from './prompt.js';
import { ScriptEditor } from './script-editor.js';
import { tool } from './toolbar.js';

/** The session as a script: each act a line, with the way back to it. */
export class Script {
  #store;
  #app;
  #parts = {};
  #list;
  #editor;
  #openMenu = null;

  constructor(node, store, app) {
    [this.#store, this.#app] = [store, app];
    for (const part of ['head', 'branches', 'list', 'edit', 'prompt']) {
      const element = document.createElement('div');
      element.className = part === 'head' ? 'panelhead' : part === 'list' ? 'list scriptlist' : `${part}part`;
      this.#parts[part] = element;
      node.append(element);
    }
    this.#list = new LongList(this.#parts.list, 26, 'Lines of the script');
    new Prompt(this.#parts.prompt, store, app).draw();
    this.#editor = new ScriptEditor(this.#parts.edit, app, () => this.#draw());
    store.observe(['script', 'status', 'hello'], () => this.#draw());
    this.#parts.head.addEventListener('keydown', (event) => { if (event.key === 'Escape') this.#toggle(null); });
    this.#draw();
  }

  #draw() {
    const { lines, branches } = this.#store.script;
    const isEditing = this.#editor.isOpen;
    patch(this.#parts.head, [
      h('h2', { key: 'title' }, 'Script', h('span', { class: 'count' }, lines.length > 0 ? counted(lines.length) : '')),
      tool('Replay from a fresh launch', 'play', () => this.#replay(), { style: 'small', disabled: lines.length === 0 }),
      tool('Edit the script', 'edit', () => this.#edit(this.#text()), { style: 'small', pressed: isEditing }),
      this.#menu('Save or copy', 'save', this.#ways()),
    ]);
    this.#parts.list.hidden = isEditing;
    this.#parts.prompt.hidden = isEditing;
    this.#list.set(lines.length, (index) => this.#line(lines[index], index));
    patch(this.#parts.branches, branches.length === 0 ? [] : [drawLeft(branches, this.#store.script.device, this.#app)]);
  }

  #text() { return whole(this.#store.script); }

  #replay() { return this.#app.ask({ kind: 'goTo', number: this.#store.script.lines.length }); }

  #edit(text) {
    this.#openMenu = null;
    this.#editor.open(text);
  }

  #ways() {
    const name = this.#store.hello?.app ?? 'session';
    const { isRecording, app } = this.#store.status ?? {};
    const why = isRecording ? 'This is a recorded file: play it in the app first'
      : app !== 'running' ? 'The app is not running: launch it anew, or go back, first' : null;
    const save = async (what, file) => {
      const answer = await this.#app.ask({ kind: 'export', line: what });
      if (answer.isDone && answer.text) download(file, answer.text);
    };
    return [
      ['Copy the script', 'copy', () => this.#app.copy(this.#text(), 'Script')],
      [`Save as ${name}.script`, 'save', () => save('script', `${name}.script`)],
      ['Open a script…', 'open', () => this.#load()],
      ['Save as a Swift test', 'swift', () => save('test', `${name}-test.swift`), why],
      ['Save the journal', 'clock', () => save('journal', `${name}.journal`), why],
      ['Save a snapshot', 'photo', () => save('snapshot', `${name}.snapshot.json`), why],
    ];
  }

  /** A file of the person's, into the editor, where it is looked at before it is played. */
  #load() {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.script,text/plain';
    input.addEventListener('change', async () => { if (input.files[0]) this.#edit(await input.files[0].text()); });
    input.click();
  }

  #menu(name, sign, ways) {
    const isOpen = this.#openMenu === name;
    return h('span', { key: name, class: 'menu-place' },
      h('button', {
        class: 'tool small', type: 'button', title: name, 'aria-label': name, 'aria-haspopup': 'true', 'aria-expanded': String(isOpen),
        on: { click: () => this.#toggle(isOpen ? null : name) },
      }, icon(sign)),
      isOpen && h('div', { class: 'dropdown', role: 'group', 'aria-label': name },
        ways.map(([text, sign, action, why]) => h('button', {
          key: text, class: 'tool', type: 'button', disabled: Boolean(why), title: why ?? null, on: { click: () => { this.#toggle(null); action(); } },
        }, icon(sign), text))));
  }

  #toggle(name) {
    this.#openMenu = name;
    this.#draw();
  }

  #line(line, index) {
    const isHere = index === this.#store.script.lines.length - 1 && !this.#store.status?.isRecording;
    return h('li', { class: ['line', line.outcome, line.isTime && 'time'].filter(Boolean).join(' '), title: line.message ?? shown(line) },
      h('span', { class: 'number', 'aria-hidden': 'true', 'data-number': String(index + 1) }),
      h('span', { class: 'code linetext' }, coloured(shown(line))),
      line.outcome === 'failed' && h('span', { class: 'mark bad' }, line.message ?? 'failed'),
      line.outcome === 'doing' && h('span', { class: 'mark' }, 'at work'),
      !isHere && h('button', {
        class: 'tool small goto', type: 'button', title: 'Go back to after this line', 'aria-label': `Go back to after line ${index + 1}`,
        on: { click: () => this.#app.ask({ kind: 'goTo', number: index + 1 }) },
      }, icon('turn')));
  }
}
