// A tap, and a finger that stays until a menu opens: with the mouse, a touch, or the menu key of a keyboard.

const patience = 500;

/** The press under way. It outlives the handlers, which every state replaces. */
const press = { timer: null, wasHeld: false, start: null };

/** Attributes for what is tapped, and held where it can be. */
export function holding(acts, doing) {
  const hold = (event) => {
    stop();
    press.wasHeld = true;
    doing.act(acts.hold, event);
  };
  const taps = {
    click: (event) => {
      stop();
      const wasHeld = press.wasHeld;
      press.wasHeld = false;
      // The keyboard clicks without a press before it.
      if (!wasHeld || event.detail === 0) doing.act(acts.tap, event);
    },
  };
  const line = { 'data-line': acts.tap };
  if (!acts.hold) return { ...line, on: { ...taps, pointerdown: forget } };
  const holds = {
    pointerdown: (event) => {
      forget();
      if (event.button !== 0) return;
      press.start = { x: event.clientX, y: event.clientY };
      press.timer = setTimeout(() => hold(event), patience);
    },
    pointermove: (event) => { if (press.start && isFar(event)) stop(); },
    pointerup: stop,
    pointercancel: stop,
    contextmenu: (event) => {
      event.preventDefault();
      if (!press.wasHeld) hold(event);
      if (event.button !== 2) return;
      press.wasHeld = false;
    },
  };
  return { ...line, 'aria-description': 'Hold for a menu', on: { ...taps, ...holds } };
}

function forget() {
  stop();
  press.wasHeld = false;
}

function stop() {
  clearTimeout(press.timer);
  press.start = null;
}

const isFar = (event) => Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y) > 8;
