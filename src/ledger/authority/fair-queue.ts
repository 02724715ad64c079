/** Who has more requests than this waiting lets others go first. */
const MANY = 20;

export interface WaitingRequest {
  readonly id: string;
  readonly author: string;
  /** Ids of the entries and rolls it is about. */
  readonly about: readonly string[];
}

/**
 * The requests that wait, in the order they came: what someone answers is settled before the answer. Only who asks for very much at
 * once lets others go first, so that the next request of anyone takes about as long as ever.
 */
export class FairQueue {
  #waiting: readonly WaitingRequest[] = [];
  /** Those of whom it was said that they ask for too much, until all of it is settled. */
  readonly #announced = new Set<string>();

  /** Adds a request; one that waits already keeps its place. Whether it is the first that is too much. */
  add(request: WaitingRequest): boolean {
    if (this.#waiting.some(({ id }) => id === request.id)) return false;
    this.#waiting = [...this.#waiting, request];
    const { author } = request;
    if (this.#announced.has(author) || !this.isFlooding(author)) return false;
    this.#announced.add(author);
    return true;
  }

  /** Takes the next request out; null where none waits. */
  take(): WaitingRequest | null {
    const [first] = this.#waiting;
    if (!first) return null;
    const next = (this.isFlooding(first.author) && this.#firstOfOthers(first.author)) || first;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    if (this.#of(next.author) === 0) this.#announced.delete(next.author);
    return next;
  }

  /** Whether someone has too much waiting. */
  isFlooding(author: string): boolean {
    return this.#of(author) > MANY;
  }

  /** One that waits for another to be settled first has to wait with it. */
  #firstOfOthers(author: string): WaitingRequest | undefined {
    const ids = new Set(this.#waiting.map(({ id }) => id));
    return this.#waiting.find((one) => one.author !== author && !one.about.some((id) => ids.has(id)));
  }

  #of(author: string): number {
    return this.#waiting.filter((one) => one.author === author).length;
  }
}
