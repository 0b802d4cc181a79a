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
  begin(stage, status, finger) {
    // What a page sees first has come from nowhere.
    this.kind = stage.isMoving && this.#hasBegun ? (stage.motion ?? null) : null;
    this.#hasBegun = true;
    this.isRightToLeft = stage.looks.isRightToLeft;
    if (finger) this.from = finger.progress;
    else if (!stage.isMoving) this.from = 0;
    this.tick(status);
  }

  /** Follows the app's clock. */
  tick(status) {
    this.#time = status?.time ?? 0;
    this.#speed = status?.speed ?? 1;
    for (const one of this.#running) this.#follow(one);
  }

  /** What a screen comes and goes with, in its stack: decided when it does, by what moves then. */
  screen() {
    return { enter: (node) => this.#slide(node, false), leave: (node) => this.#slide(node, true) };
  }

  #slide(node, isLeaving) {
    if (this.kind !== 'push' && this.kind !== 'pop') return null;
    const sign = this.isRightToLeft ? -1 : 1;
    const at = (percent, filter = 'none') => ({ translate: `${sign * percent}% 0`, filter });
    const begun = this.from;
    const isAbove = (this.kind === 'push') !== isLeaving;
    const beneath = at(-30 * (1 - begun), 'brightness(0.92)');
    const frames = isAbove ? [at(100 * (isLeaving ? begun : 1)), at(isLeaving ? 100 : 0)] : isLeaving ? [at(0), beneath] : [beneath, at(0)];
    // The tab bar of both stands still, as it is one. Which both are is known once all is drawn.
    queueMicrotask(() => {
      const bar = bothHaveTabs(node) && node.querySelector(':scope > .tabbar');
      if (bar) this.#run(bar, frames.map(({ translate }) => ({ translate: inverse(translate) })), 350);
    });
    return this.#run(node, frames, 350, isAbove);
  }

  /** What a layer comes and goes with. */
  layer(style) {
    return { enter: (node) => this.#rise(node, style, false), leave: (node) => this.#rise(node, style, true) };
  }

  #rise(node, style, isLeaving) {
    if (this.kind !== 'present' && this.kind !== 'dismiss') return null;
    const { shape, ...durations } = shapes[style] ?? shapes.fullScreen;
    const ground = node.querySelector(':scope > .beside');
    const card = node.querySelector(':scope > .card');
    if (ground) this.#run(ground, ordered([{ opacity: 0 }, { opacity: 1 }], isLeaving), 300);
    const wasPulled = isLeaving && this.from > 0 && style === 'sheet';
    const frames = wasPulled ? [shape[0], { transform: `translateY(${this.from * 100}%)` }] : shape;
    return card && this.#run(card, ordered(frames, isLeaving), isLeaving ? durations.out : durations.in);
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

const inverse = (translate) => `${-Number.parseFloat(translate)}% 0`;

/** Whether all screens of a stack that is moving show the tabs: where one hides them, they come and go with the other. */
const bothHaveTabs = (node) => {
  const screens = [...(node.parentElement?.children ?? [])].filter((one) => one.matches('.screen'));
  return screens.length > 1 && screens.every((one) => one.querySelector(':scope > .tabbar'));
};

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
