/** What of the board is seen, and how large: moved by a finger, a mouse, a wheel and keys. */
export class View {
  #room;
  #world;
  #onChange;
  #frame = 0;
  #fingers = new Map();
  #pinch = null;
  x = 0;
  y = 0;
  scale = 1;
  size = { width: 1, height: 1 };

  /**
   * @param {HTMLElement} room what the board is seen through
   * @param {HTMLElement} world the board
   * @param {() => void} onChange told once in a frame in which something moved
   */
  constructor(room, world, onChange) {
    [this.#room, this.#world, this.#onChange] = [room, world, onChange];
    room.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    room.addEventListener('pointerdown', (event) => this.#down(event));
    room.addEventListener('pointermove', (event) => this.#move(event));
    for (const end of ['pointerup', 'pointercancel']) room.addEventListener(end, (event) => this.#up(event));
    room.addEventListener('click', (event) => this.#click(event), true);
    new ResizeObserver(() => this.#apply()).observe(room);
  }

  /** Zooms; what is at `at`, in pixels of the room, stays there. */
  zoom(scale, at = this.#middle()) {
    const wanted = Math.min(3, Math.max(0.03, scale));
    const ratio = wanted / this.scale;
    this.x = at.x - (at.x - this.x) * ratio;
    this.y = at.y - (at.y - this.y) * ratio;
    this.scale = wanted;
    this.#apply();
  }

  pan(x, y) {
    this.x += x;
    this.y += y;
    this.#apply();
  }

  /** Shows all of the board. */
  fit() {
    const { clientWidth: width, clientHeight: height } = this.#room;
    this.scale = Math.max(0.03, Math.min((width - 40) / this.size.width, (height - 40) / this.size.height, 1));
    this.x = (width - this.size.width * this.scale) / 2;
    this.y = Math.max(20, (height - this.size.height * this.scale) / 2);
    this.#apply();
  }

  /** Brings a place into sight, and into the middle if it was not in sight. */
  reveal({ x, y, width, height }) {
    if (this.scale < 0.35) this.scale = 0.7;
    const { clientWidth: wide, clientHeight: high } = this.#room;
    const [left, top] = [x * this.scale + this.x, y * this.scale + this.y];
    const isSeen = left >= 0 && top >= 0 && left + width * this.scale <= wide && top + height * this.scale <= high;
    if (!isSeen) {
      this.x = wide / 2 - (x + width / 2) * this.scale;
      this.y = high / 2 - (y + height / 2) * this.scale;
    }
    this.#apply();
  }

  /** What is in sight, in points of the board. */
  get sight() {
    const { clientWidth: width, clientHeight: height } = this.#room;
    return { x: -this.x / this.scale, y: -this.y / this.scale, width: width / this.scale, height: height / this.scale };
  }

  #middle() { return { x: this.#room.clientWidth / 2, y: this.#room.clientHeight / 2 }; }

  #apply() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#world.style.setProperty('transform', `translate(${this.x}px, ${this.y}px) scale(${this.scale})`);
      this.#room.style.setProperty('--grid', `${24 * this.scale}px`);
      this.#onChange();
    });
  }

  #at(event) {
    const { left, top } = this.#room.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #wheel(event) {
    event.preventDefault();
    if (event.shiftKey) return this.pan(-(event.deltaX || event.deltaY), 0);
    const lines = event.deltaMode === 1 ? 16 : 1;
    // A pinch on a touchpad is told as a wheel with the control key, in smaller steps.
    this.zoom(this.scale * Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), this.#at(event));
  }

  #down(event) {
    if (event.button !== 0 || event.target.closest('.boardtools')) return;
    this.#fingers.set(event.pointerId, { ...this.#at(event), hasMoved: false });
    this.#pinch = null;
  }

  #move(event) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const now = this.#at(event);
    const [x, y] = [now.x - finger.x, now.y - finger.y];
    if (!finger.hasMoved && Math.hypot(x, y) < 4) return;
    if (!finger.hasMoved) {
      this.#room.setPointerCapture(event.pointerId);
      // While it is dragged it is drawn once and moved; at rest, and while it is zoomed, at its size, so that letters are sharp.
      this.#room.classList.add('moving');
    }
    Object.assign(finger, now, { hasMoved: true });
    if (this.#fingers.size === 1) return this.pan(x, y);
    const [one, other] = [...this.#fingers.values()];
    const apart = Math.hypot(one.x - other.x, one.y - other.y);
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    if (this.#pinch) {
      this.pan(middle.x - this.#pinch.middle.x, middle.y - this.#pinch.middle.y);
      this.zoom(this.scale * (apart / this.#pinch.apart), middle);
    }
    this.#pinch = { apart, middle };
  }

  #hasDragged = false;

  #up(event) {
    this.#hasDragged = this.#fingers.get(event.pointerId)?.hasMoved === true;
    this.#fingers.delete(event.pointerId);
    this.#pinch = null;
    if (this.#fingers.size === 0) this.#room.classList.remove('moving');
  }

  /** Whoever has dragged the board has touched nothing on it. */
  #click(event) {
    if (!this.#hasDragged || event.detail === 0) return;
    this.#hasDragged = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
