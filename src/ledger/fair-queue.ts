/** So many requests of one author are settled in a row while another's wait. */
const MOST_IN_A_ROW = 10;

interface Waiting {
  readonly id: string;
  readonly author: string;
}

/**
 * The requests that wait, in the order they came: what someone answers is settled before the answer. Only who asks for very much at
 * once lets others go first, so that the next request of anyone takes about as long as ever.
 */
export class FairQueue {
  #waiting: readonly Waiting[] = [];
  #last = "";
  #inARow = 0;

  /** Adds a request; one that waits already keeps its place. */
  add(id: string, author: string): void {
    if (!this.#waiting.some((one) => one.id === id)) this.#waiting = [...this.#waiting, { id, author }];
  }

  /** Takes the id of the next request out; null where none waits. */
  take(): string | null {
    const hadMany = this.#inARow >= MOST_IN_A_ROW;
    const next = (hadMany && this.#waiting.find(({ author }) => author !== this.#last)) || this.#waiting[0];
    if (!next) return null;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#inARow = next.author === this.#last ? this.#inARow + 1 : 1;
    this.#last = next.author;
    return next.id;
  }
}
