import type { LedgerRoll } from "../world.ts";

/** What rolls are looked up by. */
export interface NotedRoll extends Pick<LedgerRoll, "id" | "actor" | "author" | "targets" | "madeFor"> {
  readonly isAttack: boolean;
  /** An attack, or a roll made for nothing in particular, which may be meant as one. */
  readonly mayAttack: boolean;
  /** When it was made, in milliseconds of the server's clock. */
  readonly timestamp: number;
}

/** `by:<actor>`, `for:<roll or call>`, `attack:<attacker or target>`. */
type Key = `by:${string}` | `for:${string}` | `attack:${string}`;

/** Every roll with its look-ups, filled from messages in any order. All answers are in the order the rolls were made. */
export class RollIndex {
  readonly #rolls = new Map<string, NotedRoll>();
  readonly #index = new Map<Key, Set<NotedRoll>>();

  /** Adds a roll, or notes a changed one. */
  add(roll: NotedRoll): void {
    this.drop(roll.id);
    this.#rolls.set(roll.id, roll);
    for (const key of keysOf(roll)) this.#index.set(key, (this.#index.get(key) ?? new Set()).add(roll));
  }

  drop(id: string): void {
    const roll = this.#rolls.get(id);
    if (!roll) return;
    this.#rolls.delete(id);
    for (const key of keysOf(roll)) {
      const rolls = this.#index.get(key);
      rolls?.delete(roll);
      if (rolls?.size === 0) this.#index.delete(key);
    }
  }

  by(actor: string): readonly NotedRoll[] {
    return this.#under(`by:${actor}`);
  }

  /** Those made to oppose a roll or to count with it, or to answer a call. */
  madeFor(id: string): readonly NotedRoll[] {
    return this.#under(`for:${id}`);
  }

  /** Attacks by an actor, and on it. */
  attacksOf(actor: string): readonly NotedRoll[] {
    return this.#under(`attack:${actor}`);
  }

  #under(key: Key): readonly NotedRoll[] {
    return [...(this.#index.get(key) ?? [])].toSorted((a, b) => a.timestamp - b.timestamp);
  }
}

function keysOf({ actor, targets, madeFor, isAttack }: NotedRoll): readonly Key[] {
  return [
    ...(actor === "" ? [] : [`by:${actor}` as const]),
    ...(madeFor === "" ? [] : [`for:${madeFor}` as const]),
    ...(isAttack ? [actor, ...targets].filter((uuid) => uuid !== "").map((uuid) => `attack:${uuid}` as const) : []),
  ];
}
