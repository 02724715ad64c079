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
  /** Those who have asked for too much at once, until all of it is settled. */
  readonly #flooding = new Set<string>();

  /** Adds a request; one that waits already keeps its place. Whether its author has just become one of those who ask for too much. */
  add(request: WaitingRequest): boolean {
    if (this.#waiting.some(({ id }) => id === request.id)) return false;
    this.#waiting = [...this.#waiting, request];
    const { author } = request;
    if (this.#flooding.has(author) || this.#of(author) <= MANY) return false;
    this.#flooding.add(author);
    return true;
  }

  /** Takes the next request out; null where none waits. */
  take(): WaitingRequest | null {
    const [first] = this.#waiting;
    if (!first) return null;
    const next = (this.#flooding.has(first.author) && this.#firstOfOthers(first.author)) || first;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    if (this.#of(next.author) === 0) this.#flooding.delete(next.author);
    return next;
  }

  /** Whether someone still has much waiting after having asked for too much. */
  isFlooding(author: string): boolean {
    return this.#flooding.has(author);
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
