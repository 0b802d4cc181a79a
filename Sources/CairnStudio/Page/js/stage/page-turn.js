import { scale } from './row-swipe.js';

// A finger that turns a page sideways. What is seen follows it; the app hears of it when it is let go: the page turns, or
// slides back from as far as it came.

/** Handlers for what scrolls, where a page can be turned. */
export function turning(gestures, doing) {
  const lines = { next: gestures.find((one) => one.kind === 'nextPage'), previous: gestures.find((one) => one.kind === 'previousPage') };
  if (!lines.next && !lines.previous) return null;
  return { pointerdown: (event) => begin(event, lines, doing) };
}

function begin(event, lines, doing) {
  // What is dragged by itself does not turn the page.
  if (event.button !== 0 || event.target.closest('input, textarea, select, .handle, .slide')) return;
  const content = event.currentTarget;
  const drag = {
    id: event.pointerId, x: event.clientX, y: event.clientY, width: content.getBoundingClientRect().width, by: scale(content),
    sign: getComputedStyle(content).direction === 'rtl' ? -1 : 1, isOn: false, across: 0, last: event.timeStamp, speed: 0,
  };
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    content.style.removeProperty('translate');
  };
  addEventListener('pointermove', (event) => {
    if (event.pointerId !== drag.id) return;
    const across = event.clientX - drag.x;
    if (!drag.isOn && (Math.abs(across) < 8 || Math.abs(event.clientY - drag.y) > Math.abs(across))) return;
    if (!drag.isOn) content.setPointerCapture(drag.id);
    drag.isOn = true;
    drag.speed = (across - drag.across) / drag.width / Math.max(1, event.timeStamp - drag.last);
    [drag.across, drag.last] = [across, event.timeStamp];
    // Where there is no page the content gives way a little, as iOS has it.
    const gives = gesture(drag, lines) ? 1 : 0.2;
    content.style.setProperty('translate', `${(across / drag.by) * gives}px 0`);
  }, { signal: stop.signal });
  addEventListener('pointerup', (event) => {
    if (event.pointerId !== drag.id) return;
    end();
    if (drag.isOn) letGo(drag, gesture(drag, lines), doing, event);
  }, { signal: stop.signal });
  addEventListener('pointercancel', (event) => { if (event.pointerId === drag.id) end(); }, { signal: stop.signal });
  addEventListener('keydown', (event) => { if (event.key === 'Escape') end(); }, { signal: stop.signal });
}

const gesture = ({ across, sign }, { next, previous }) => (across * sign < 0 ? next : previous);

function letGo(drag, gesture, doing, event) {
  if (!gesture) return;
  const progress = Math.min(1, Math.round((Math.abs(drag.across) / drag.width) * 100) / 100);
  const isFast = Math.abs(drag.speed) > 0.002 && drag.speed * drag.across > 0;
  doing.act(progress > 0.5 || isFast ? gesture.line : gesture.letGo.replace('…', String(progress)), event);
}
