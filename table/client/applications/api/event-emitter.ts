type Listener = (event: Event) => unknown;

/** Keeps listeners by event name and calls them in order. The events an owner emits are fixed. */
export class EventEmitter {
  readonly #listeners = new Map<string, { listener: Listener; once: boolean }[]>();
  readonly #owner: string;
  readonly #names: readonly string[];

  constructor(owner: string, names: readonly string[]) {
    this.#owner = owner;
    this.#names = names;
  }

  add(type: string, listener: Listener, { once = false }: { once?: boolean } = {}): void {
    if (!this.#names.includes(type)) throw new Error(`"${type}" is not a supported event of the ${this.#owner} class`);
    const listeners = this.#listeners.get(type) ?? [];
    if (listeners.some((entry) => entry.listener === listener)) return;
    this.#listeners.set(type, [...listeners, { listener, once }]);
  }

  remove(type: string, listener: Listener): void {
    const listeners = this.#listeners.get(type) ?? [];
    this.#listeners.set(
      type,
      listeners.filter((entry) => entry.listener !== listener),
    );
  }

  /** Calls the listeners; false if one of them prevented the default. */
  dispatch(event: Event): boolean {
    // Adding and removing create new lists, so this one does not change.
    for (const { listener, once } of this.#listeners.get(event.type) ?? []) {
      if (once) this.remove(event.type, listener);
      listener(event);
    }
    return !event.defaultPrevented;
  }
}
