// SPDX-License-Identifier: MIT
// @ts-check
//
// zoom.js - large boards: larger and smaller by buttons, keys, Ctrl with the wheel, and two fingers; the
// frame scrolls, and follows the cell that has the focus.

import { $ } from './dom.js';

const STEPS = [1, 1.5, 2, 3, 4];

export class Zoom {
  constructor() {
    this.scale = 1;
    /** @type {Map<number, {x: number, y: number}>} */ this.fingers = new Map();
    this.apart = 0;
    $('zoom-in').onclick = () => this.step(1);
    $('zoom-out').onclick = () => this.step(-1);
    const frame = $('frame');
    frame.addEventListener('wheel', (/** @type {WheelEvent} */ event) => {
      if (!event.ctrlKey || $('zoom').hidden) return;
      event.preventDefault();
      this.set(this.scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15));
    }, { passive: false });
    frame.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => { if (event.pointerType === 'touch') this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY }); });
    frame.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => this.pinch(event));
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, (event) => { this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId); this.apart = 0; });
  }

  /** @param {PointerEvent} event */
  pinch(event) {
    if (!this.fingers.has(event.pointerId) || $('zoom').hidden) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size !== 2) return;
    const [a, b] = [...this.fingers.values()];
    const apart = Math.hypot(a.x - b.x, a.y - b.y);
    if (this.apart) this.set(this.scale * apart / this.apart);
    this.apart = apart;
  }

  /** For another board: small ones need none. @param {number} size */
  reset(size) {
    $('zoom').hidden = size < 12;
    this.set(1);
  }

  /** @param {number} direction */
  step(direction) {
    const next = direction > 0 ? STEPS.find((scale) => scale > this.scale + 0.01) : [...STEPS].reverse().find((scale) => scale < this.scale - 0.01);
    if (next && !$('zoom').hidden) this.set(next);
  }

  /** @param {number} scale */
  set(scale) {
    const frame = $('frame');
    const [x, y] = [(frame.scrollLeft + frame.clientWidth / 2) / this.scale, (frame.scrollTop + frame.clientHeight / 2) / this.scale];
    this.scale = Math.min(4, Math.max(1, scale));
    frame.style.setProperty('--zoom', String(this.scale));
    frame.classList.toggle('zoomed', this.scale > 1);
    $('zoom-out').disabled = this.scale <= 1;
    $('zoom-in').disabled = this.scale >= 4;
    frame.scrollTo(x * this.scale - frame.clientWidth / 2, y * this.scale - frame.clientHeight / 2);
    const focused = document.activeElement?.closest?.('[data-cell]');
    if (focused) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
