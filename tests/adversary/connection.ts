import type { Chance } from "../samples/chance.ts";
import type { Clock } from "./clock.ts";

/** Milliseconds on the way, at most: of a fast connection, and of slower ones. */
const SLOW = [4, 25, 50] as const;

/** The way between a client and the server. Nothing overtakes anything in either direction. */
export class Connection {
  readonly #clock: Clock;
  readonly #chance: Chance;
  readonly #slow: number;
  /** When the last one arrives: at the server, and here. */
  #last = { up: 0, down: 0 };
  #isOpen = true;
  /** Nobody is there who could wait for anything. */
  #isGone = false;
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #sent = new Set<() => void>();

  constructor(clock: Clock, chance: Chance) {
    this.#clock = clock;
    this.#chance = chance;
    this.#slow = chance.pick(SLOW) ?? SLOW[1];
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The server does something for this client; resolves once the client has also received what came of it. */
  ask<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isGone) return;
      if (!this.#isOpen) {
        reject(new Error("There is no connection."));
        return;
      }
      this.#waiting.add(reject);
      const answer = (give: () => void): void =>
        this.receive(() => {
          this.#waiting.delete(reject);
          give();
        });
      this.send(() => {
        try {
          const done = run();
          answer(() => resolve(done));
        } catch (error) {
          answer(() => reject(error instanceof Error ? error : new Error(String(error))));
        }
      });
    });
  }

  /** Something happens at the server once this has arrived there, whether or not the client is still there. */
  send(run: () => void): void {
    this.#deliver("up", run);
  }

  /** Something happens here once it has arrived. */
  receive(run: () => void): void {
    this.#deliver("down", () => {
      if (this.#isOpen) run();
    });
  }

  /** Nothing arrives here any more, and perhaps nothing of what is on its way to the server. Who still waits learns of it. */
  cut({ isGone, isLost }: { readonly isGone: boolean; readonly isLost: boolean }): void {
    this.#isOpen = false;
    this.#isGone = isGone;
    if (!isGone) for (const reject of this.#waiting) reject(new Error("The connection was lost."));
    this.#waiting.clear();
    if (isLost) for (const prevent of this.#sent) prevent();
  }

  #deliver(way: "up" | "down", run: () => void): void {
    const at = Math.max(this.#last[way], this.#clock.now + 1 + this.#chance.below(this.#slow));
    this.#last = { ...this.#last, [way]: at };
    const prevent = this.#clock.after(at - this.#clock.now, () => {
      this.#sent.delete(prevent);
      run();
    });
    if (way === "up") this.#sent.add(prevent);
  }
}
