import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { scale } from './row-swipe.js';

// A row that is dragged by its handle to where another is. It follows the pointer; the app hears of it when it is let go.

/** The handle of a row that can be moved. The arrow keys bring the row one place up or down. */
export function handle({ label, acts }, doing) {
  return h('button', {
    key: 'handle', class: 'handle', type: 'button', 'aria-label': `Move ${label}`, 'aria-description': 'Arrow up and arrow down move the row',
    on: {
      pointerdown: (event) => begin(event, acts.move, doing),
      keydown: (event) => step(event, acts.move, doing),
    },
  }, icon('handle'));
}

/** The line by which a row goes to where another is: what a row is called in its own line, it is called in another's. */
const lineTo = (mine, other) => `${mine.slice(0, -'"…"'.length)}${other.slice('move '.length, -' to "…"'.length)}`;

async function step(event, line, doing) {
  const row = event.currentTarget.closest('.row');
  const other = { ArrowUp: row.previousElementSibling, ArrowDown: row.nextElementSibling }[event.key];
  if (!line || other === undefined) return;
  event.preventDefault();
  const node = event.currentTarget;
  if (!other?.dataset.move) return;
  await doing.act(lineTo(line, other.dataset.move), event);
  // A browser takes the focus from what goes to another place.
  if (node.isConnected) node.focus();
}

function begin(event, line, doing) {
  if (event.button !== 0 || !line) return;
  event.preventDefault();
  event.stopPropagation();
  const row = event.currentTarget.closest('.row');
  const [id, start, by] = [event.pointerId, event.clientY, scale(row)];
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    row.classList.remove('lifted');
    row.style.removeProperty('translate');
  };
  row.classList.add('lifted');
  addEventListener('pointermove', (event) => {
    if (event.pointerId === id) row.style.setProperty('translate', `0 ${(event.clientY - start) / by}px`);
  }, { signal: stop.signal });
  addEventListener('pointerup', (event) => {
    if (event.pointerId !== id) return;
    end();
    const goal = [...row.parentElement.children].find((one) => isAt(one, event.clientY));
    if (goal && goal !== row && goal.dataset.move) doing.act(lineTo(line, goal.dataset.move), event);
  }, { signal: stop.signal });
  addEventListener('pointercancel', (event) => { if (event.pointerId === id) end(); }, { signal: stop.signal });
  addEventListener('keydown', (event) => { if (event.key === 'Escape') end(); }, { signal: stop.signal });
}

function isAt(row, y) {
  const { top, bottom } = row.getBoundingClientRect();
  return y >= top && y < bottom;
}
