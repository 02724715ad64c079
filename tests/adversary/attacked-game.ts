import type { RulesetId } from "../../src/rules/rulesets/rulesets.ts";
import { type Chance, chanceOf, seedOf, weighted } from "../samples/chance.ts";
import { busyTable } from "../samples/random-play.ts";
import { Adversary } from "./adversary.ts";
import { Clock } from "./clock.ts";
import { GmClient } from "./gm-client.ts";
import { Law } from "./law.ts";
import { askFor, wishBy } from "./moves.ts";
import { NO_PATCH, type Patch } from "./patches.ts";
import { Server } from "./server.ts";

/** Moves of everyone in a game. */
const MOVES = 120;
/** The one who asks for honest things. */
const HONEST = "p2";
/** Most clients of GMs at a time. */
const MOST = 3;

/** Most requests of someone honest that wait. */
const PATIENT = 15;

/** Who moves, and how often. */
const TURNS = { adversary: 10, honest: 4, gm: 3, busy: 1.5, open: 1.5, close: 0.5, kill: 0.7, reload: 0.5, lose: 0.2 } as const;

export interface AttackedGame {
  /** What broke the law, with where that was seen. */
  readonly faults: readonly string[];
  readonly settled: number;
}

/** A game with an adversary, while GMs come and go: all of it follows from the seed. */
class Attacked {
  readonly #server: Server;
  readonly #clock = new Clock();
  readonly #law: Law;
  readonly #adversary: Adversary;
  readonly #seed: number;
  readonly #patch: Patch;
  readonly #browsers = { gm: { left: "" }, gm2: { left: "" } };
  #clients: GmClient[] = [];
  #opened = 0;

  constructor(game: RulesetId, seed: number, patch: Patch) {
    this.#seed = seedOf(game, seed, "attacked");
    this.#patch = patch;
    this.#server = new Server(busyTable(game, chanceOf(seedOf(this.#seed, "table"))));
    this.#adversary = new Adversary(this.#server, this.#clock, this.#seed);
    this.#law = new Law(this.#server, this.#adversary.user);
  }

  async play(): Promise<AttackedGame> {
    // The books are begun before the adversary is there.
    this.#open("gm", chanceOf(this.#seed));
    await this.#clock.until(500);
    for (let move = 0; move < MOVES && this.#law.faults.length === 0; move += 1) await this.#move(move);
    if (this.#law.faults.length === 0) await this.#end();
    const { faults, settled } = this.#law;
    return { faults: faults.length > 0 ? faults : this.#law.atRest(HONEST), settled };
  }

  async #move(move: number): Promise<void> {
    const seed = seedOf(this.#seed, move);
    const chance = chanceOf(seedOf(seed, "move"));
    const client = chance.pick(this.#clients);
    const user = chance.oneIn(3) ? "gm2" : "gm";
    switch (weighted(TURNS, seed)) {
      case "adversary":
        this.#adversary.move();
        break;
      case "honest":
        this.#ask(HONEST, chance);
        break;
      case "gm":
        this.#ask("gm", chance);
        break;
      case "busy":
        this.#busy(chance);
        break;
      case "open":
        this.#open(user, chance);
        break;
      case "close":
        if (client) this.#close(client, false);
        break;
      case "kill":
        if (client) this.#close(client, true);
        break;
      case "reload":
        if (!client) break;
        this.#close(client, chance.oneIn(2));
        this.#clock.after(200 + chance.below(300), () => this.#open(client.given.user as "gm" | "gm2", chance));
        break;
      case "lose":
        if (client && !client.isStale) client.lose();
        break;
    }
    await this.#clock.until(this.#clock.now + chance.below(chance.oneIn(15) ? 7000 : chance.oneIn(3) ? 400 : 40));
  }

  /** Who has much waiting asks for nothing more. */
  #ask(author: string, chance: Chance): void {
    const waiting = this.#server.store.pending().filter((entry) => entry.author === author);
    if (waiting.length < PATIENT) askFor(this.#server, author, wishBy(this.#server, author, chance));
  }

  /** Much is asked at once, and meanwhile a GM may open another client, or one is killed. */
  #busy(chance: Chance): void {
    for (let asked = 0; asked < 3; asked += 1) {
      for (const author of [HONEST, "gm"]) this.#ask(author, chance);
      this.#adversary.ask(chance);
    }
    const soon = chance.below(400);
    if (chance.oneIn(2)) this.#clock.after(soon, () => this.#open("gm", chance));
    else this.#clock.after(soon, () => this.#killNamed());
  }

  #killNamed(): void {
    const { named } = this.#server.documents;
    const client = this.#clients.find((one) => one.given.client === named.client);
    if (client) this.#close(client, true);
  }

  /** A GM comes, stays, and once more: then everything is settled, and the books are balanced. */
  async #end(): Promise<void> {
    for (const client of this.#clients) this.#close(client, true);
    for (let round = 0; round < 2; round += 1) {
      for (const client of this.#clients) this.#close(client, false);
      await this.#clock.until(this.#clock.now + 5000);
      this.#open("gm", chanceOf(seedOf(this.#seed, "end", round)));
      while (await this.#clock.next());
    }
  }

  #open(user: "gm" | "gm2", chance: Chance): void {
    if (this.#clients.length >= MOST) return;
    this.#opened += 1;
    const client = `${user}-${this.#opened}`;
    const own = chanceOf(seedOf(this.#seed, client, chance.below(1000)));
    const { looks } = this.#law;
    const given = { server: this.#server, clock: this.#clock, chance: own, client, user, looks, patch: this.#patch };
    this.#clients.push(new GmClient({ ...given, browser: this.#browsers[user] }));
  }

  #close(client: GmClient, isKilled: boolean): void {
    client.close({ isKilled });
    this.#clients = this.#clients.filter((one) => one !== client);
  }
}

/** Plays a game with an adversary; it ends with the first fault. */
export async function attackedGame(game: RulesetId, seed: number, patch = NO_PATCH): Promise<AttackedGame> {
  const { faults, settled } = await new Attacked(game, seed, patch).play();
  return { faults: faults.map((fault) => `${game}, seed ${seed}: ${fault}`), settled };
}
