// A finger that draws a row sideways. The row follows it; letting go far enough sends the line that swipes it open.

const enough = 44;

/** The drag under way. It outlives the handlers, which every state replaces. */
let drag = null;
let moved = false;

/** Whether the pointer that was last down drew a row sideways, and so tapped nothing. */
export const wasDragged = () => moved;

/** Handlers for what slides in a row. */
export function swiping(element, doing) {
  const { acts } = element;
  return {
    pointerdown: (event) => {
      moved = false;
      drag = null;
      if (event.button !== 0 || !(acts.swipeLeft || acts.swipeRight)) return;
      drag = { x: event.clientX, y: event.clientY, slide: event.currentTarget };
    },
    pointermove: (event) => {
      if (!drag) return;
      const [across, down] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!moved && (Math.abs(across) < 6 || Math.abs(down) > Math.abs(across))) return;
      if (across < 0 ? !acts.swipeLeft : !acts.swipeRight) return;
      if (!moved) begin(event);
      drag.slide.style.setProperty('translate', `${across / scale(drag.slide)}px 0`);
    },
    pointerup: (event) => end(event, acts, doing),
    pointercancel: (event) => end(event, acts, doing),
  };
}

function begin(event) {
  moved = true;
  drag.slide.setPointerCapture(event.pointerId);
  drag.slide.parentElement.classList.add('dragged');
}

function end(event, acts, doing) {
  if (!drag) return;
  const across = event.clientX - drag.x;
  const { slide } = drag;
  drag = null;
  slide.parentElement.classList.remove('dragged');
  slide.style.removeProperty('translate');
  if (!moved || event.type === 'pointercancel' || Math.abs(across) < enough) return;
  doing.act(across < 0 ? acts.swipeLeft : acts.swipeRight, event);
}

/** How much smaller than life the device is drawn. */
export function scale(node) {
  return Number(getComputedStyle(node).getPropertyValue('--scale')) || 1;
}
