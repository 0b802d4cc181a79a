import { scale } from './row-swipe.js';

// A finger that swipes back from the edge, or pulls a sheet. The app is told each step of the way, and the stage shows
// what the app says of it; so a swipe may be held half-way, and let go there.

/** Drives one gesture of the app at a time. `ask` sends what the finger does. */
export class Finger {
  #ask;
  #drag = null;
  /** Fulfilled once the app has answered to the last that was lifted. */
  #lifted = Promise.resolve();

  constructor(ask) { this.#ask = ask; }

  get isDown() { return this.#drag !== null; }

  /** Begins when the pointer has come a little way in the gesture's direction. */
  begin(event, kind, { device, isRightToLeft = false, heights = [], act }) {
    if (event.button !== 0 || this.#drag) return;
    const rect = device.getBoundingClientRect();
    const drag = {
      kind, heights, act, x: event.clientX, y: event.clientY, id: event.pointerId, isOn: false, progress: 0, wanted: null,
      length: kind === 'swipe' ? rect.width : rect.height * 0.85, sign: isRightToLeft && kind === 'swipe' ? -1 : 1,
      scale: scale(device), last: event.timeStamp, speed: 0,
    };
    this.#drag = drag;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const end = (event, isGivenUp) => {
      if (event.pointerId !== undefined && event.pointerId !== drag.id) return;
      stop.abort();
      this.#drag = null;
      this.#lifted = this.#end(drag, isGivenUp);
    };
    addEventListener('pointermove', (event) => { if (event.pointerId === drag.id) this.#move(drag, event); }, options);
    addEventListener('pointerup', (event) => end(event, false), options);
    addEventListener('pointercancel', (event) => end(event, true), options);
    addEventListener('keydown', (event) => { if (event.key === 'Escape') end(event, true); }, options);
  }

  #move(drag, event) {
    const way = drag.kind === 'swipe' ? (event.clientX - drag.x) * drag.sign : event.clientY - drag.y;
    const progress = Math.min(1, Math.max(0, Math.round((way / drag.length) * 1000) / 1000));
    drag.way = way;
    drag.speed = (progress - drag.progress) / Math.max(1, event.timeStamp - drag.last);
    drag.last = event.timeStamp;
    drag.progress = progress;
    if (!drag.isOn) {
      if (Math.abs(way) < 6 || (drag.kind === 'pull' && drag.heights.length > 0) || way < 0) return;
      drag.isOn = true;
      drag.started = this.#lifted.then(() => this.#ask({ kind: 'finger', finger: drag.kind }));
    }
    drag.wanted = progress;
    drag.sending ??= this.#send(drag).finally(() => { drag.sending = null; });
  }

  /** Sends the newest place only; what came while one was on its way is left out. */
  async #send(drag) {
    if ((await drag.started)?.isDone === false) return;
    while (drag.wanted !== null) {
      const progress = drag.wanted;
      drag.wanted = null;
      await this.#ask({ kind: 'finger', finger: 'move', progress });
    }
  }

  /** Lifts it where it was last: nothing of its way is sent after that. */
  async #end(drag, isGivenUp) {
    if (!drag.isOn) return this.#rest(drag, isGivenUp);
    const isFar = drag.progress > 0.5 || drag.speed > 0.002;
    await drag.sending;
    if ((await drag.started)?.isDone === false) return;
    await this.#ask({ kind: 'finger', finger: isFar && !isGivenUp ? 'finish' : 'cancel' });
  }

  /** A sheet with several heights comes to rest at one of them. */
  #rest(drag, isGivenUp) {
    if (isGivenUp || drag.heights.length === 0 || Math.abs(drag.way ?? 0) < 30) return;
    const { larger, smaller, pull } = Object.fromEntries(drag.heights.map((one) => [one.way, one.line]));
    if (drag.way < 0) drag.act(larger);
    else if (drag.progress > 0.55 || !smaller) drag.act(pull ?? smaller);
    else drag.act(smaller);
  }
}
