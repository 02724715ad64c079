/** Runs tasks one after the other in the order they came in; a failed one does not stop those behind it. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything queued so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
