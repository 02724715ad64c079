interface Step {
  readonly at: number;
  readonly serial: number;
  readonly run: () => void;
}

/** Virtual time. Nothing happens by itself: what is due next happens when it is asked for, and always in the same order. */
export class Clock {
  now = 0;
  #serial = 0;
  #steps: Step[] = [];

  /** Runs something after so many milliseconds; what is returned prevents it. */
  after(milliseconds: number, run: () => void): () => void {
    this.#serial += 1;
    const step = { at: this.now + milliseconds, serial: this.#serial, run };
    const place = this.#steps.findLastIndex(({ at }) => at <= step.at);
    this.#steps.splice(place + 1, 0, step);
    return () => void (this.#steps = this.#steps.filter((one) => one !== step));
  }

  /** Does what is due next, and all that follows at once; false when nothing is left. */
  async next(): Promise<boolean> {
    const step = this.#steps.shift();
    if (!step) return false;
    this.now = Math.max(this.now, step.at);
    step.run();
    await settledDown();
    return true;
  }

  /** Goes on until this time. */
  async until(time: number): Promise<void> {
    while ((this.#steps[0]?.at ?? Number.POSITIVE_INFINITY) <= time) await this.next();
    this.now = Math.max(this.now, time);
  }
}

/** Every promise that can resolve by now has done so. */
function settledDown(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
