// Transitions as they look on iOS. The app's own clock drives them: at ten times the speed they are ten times as fast,
// and with the clock still they stand where it stands.

const curve = 'cubic-bezier(0.32, 0.72, 0, 1)';
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The animations under way. */
export class Motion {
  #running = new Set();
  #speed = 1;
  #time = 0;
  #hasBegun = false;
  /** What seems to move, as the stage says it: `push`, `pop`, `present`, `dismiss`, `other`. */
  kind = null;
  /** How far a finger had come when it was lifted. */
  from = 0;

  /** Takes what a new state says, before it is drawn. */
  begin(stage, standing, finger) {
    // What a page sees first has come from nowhere.
    this.kind = stage.isMoving && this.#hasBegun ? (stage.motion ?? null) : null;
    this.#hasBegun = true;
    this.isRightToLeft = stage.looks.isRightToLeft;
    if (finger) this.from = finger.progress;
    else if (!stage.isMoving) this.from = 0;
    this.tick(standing);
  }

  /** Follows the app's clock. */
  tick(standing) {
    this.#time = standing?.time ?? 0;
    this.#speed = standing?.speed ?? 1;
    for (const one of this.#running) this.#follow(one);
  }

  /** What a screen comes and goes with, in its stack. */
  screen() {
    const kind = this.kind;
    const begun = this.from;
    const sign = this.isRightToLeft ? -1 : 1;
    const at = (percent) => ({ translate: `${sign * percent}% 0` });
    if (kind !== 'push' && kind !== 'pop') return {};
    const isPush = kind === 'push';
    return {
      enter: (node) => this.#run(node, isPush
        ? [at(100), at(0)]
        : [at(-30 * (1 - begun)), at(0)], 350, isPush),
      leave: (node) => this.#run(node, isPush
        ? [{ ...at(0), filter: 'none' }, { ...at(-30), filter: 'brightness(0.92)' }]
        : [at(100 * begun), at(100)], 350, !isPush),
    };
  }

  /** What a layer comes and goes with. */
  layer(style) {
    const { kind } = this;
    if (kind !== 'present' && kind !== 'dismiss') return {};
    const frames = shapes[style] ?? shapes.fullScreen;
    const run = (node, isReversed) => {
      const ground = node.querySelector(':scope > .beside');
      if (ground) this.#run(ground, ordered([{ opacity: 0 }, { opacity: 1 }], isReversed), 300);
      const card = node.querySelector(':scope > .card');
      const start = isReversed && this.from > 0 && style === 'sheet' ? [{ transform: 'translateY(100%)' }, { transform: `translateY(${this.from * 100}%)` }] : frames.shape;
      return card && this.#run(card, ordered(start, isReversed), isReversed ? frames.out : frames.in);
    };
    return { enter: (node) => run(node, false), leave: (node) => run(node, true) };
  }

  #run(node, frames, duration, isAbove = false) {
    if (still.matches) return null;
    if (isAbove) node.style.setProperty('z-index', '3');
    const animation = node.animate(frames, { duration, easing: curve, fill: 'both' });
    const one = { animation, begun: this.#time, duration };
    this.#running.add(one);
    this.#follow(one);
    const end = () => {
      this.#running.delete(one);
      animation.cancel();
      if (isAbove) node.style.removeProperty('z-index');
    };
    animation.finished.then(end, end);
    return animation;
  }

  #follow({ animation, begun, duration }) {
    if (this.#speed > 0) {
      animation.playbackRate = this.#speed;
      if (animation.playState === 'paused') animation.play();
      return;
    }
    animation.pause();
    const passed = Math.max(0, this.#time - begun) * 1000;
    if (passed >= duration) animation.finish();
    else animation.currentTime = passed;
  }
}

const ordered = (frames, isReversed) => (isReversed ? [...frames].reverse() : frames);

const shapes = {
  sheet: { shape: [{ transform: 'translateY(100%)' }, { transform: 'translateY(0)' }], in: 480, out: 360 },
  fullScreen: { shape: [{ transform: 'translateY(100%)' }, { transform: 'translateY(0)' }], in: 480, out: 360 },
  actionSheet: { shape: [{ transform: 'translateY(105%)' }, { transform: 'translateY(0)' }], in: 360, out: 260 },
  alert: { shape: [{ opacity: 0, scale: 1.14 }, { opacity: 1, scale: 1 }], in: 240, out: 180 },
  popover: { shape: [{ opacity: 0, scale: 0.86 }, { opacity: 1, scale: 1 }], in: 240, out: 180 },
  menu: { shape: [{ opacity: 0, scale: 0.5 }, { opacity: 1, scale: 1 }], in: 240, out: 160 },
  custom: { shape: [{ opacity: 0 }, { opacity: 1 }], in: 300, out: 300 },
};
