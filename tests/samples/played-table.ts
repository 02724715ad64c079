import { isDeepStrictEqual } from "node:util";
import type { Entry } from "../../src/ledger/entry.ts";
import { eventTarget } from "../../src/ledger/changes/event-target.ts";
import { sameChanges } from "../../src/ledger/changes/net-events.ts";
import { doneAt, isActive, takesBack } from "../../src/ledger/order.ts";
import { type OpeningBalances, reconcile } from "../../src/ledger/authority/reconcile.ts";
import { applyEvents } from "../../src/rules/events/apply-event.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import { type LedgerState, FATE_POINT_COUNTERS } from "../../src/rules/events/ledger-state.ts";
import type { RulesetId } from "../../src/rules/rulesets/rulesets.ts";
import { Account } from "./account.ts";
import { countedState } from "./counted-state.ts";
import { sayOutcome } from "./plain-messages.ts";
import { ask, type Asking, carryOut, finishRemovals } from "./plain-requests.ts";
import type { PlainWorld } from "./plain-world.ts";
import { type Chance, chanceOf, seedOf } from "./chance.ts";
import { onceFaults } from "./once-faults.ts";
import { busyTable, type Wish, wishOf } from "./random-play.ts";

/** How many steps between reconciliations of the books with all entries. */
const RECONCILED_EVERY = 100;
/** How many of the latest entries are asked about. */
const RECENT = 40;
const GM: Asking = { author: "gm", actor: "" };

/** One game played at random from a seed. What each step does depends on the seed and its number alone. */
export class Play {
  readonly world: PlainWorld;
  readonly start: LedgerState;
  readonly account: Account;
  /** Entries that were really done, besides the undoing of everything. */
  settled = 0;
  operations = 0;
  readonly #seed: number;
  /** In some games there are manual edits that no GM's client sees. */
  readonly #isUnwatched: boolean;
  #opening: OpeningBalances;
  #latest: readonly Entry[] = [];
  /** Manual edits while no GM's client saw them. */
  #unseen: LedgerEvent[] = [];

  constructor(game: RulesetId, seed: number) {
    this.#seed = seedOf(game, seed);
    this.#isUnwatched = this.#chance("unwatched").oneIn(3);
    this.world = busyTable(game, this.#chance("table"));
    this.start = this.world.state();
    this.account = new Account(this.start);
    this.#opening = reconcile({
      opening: new Map(),
      entries: [],
      now: countedState(this.world.state()),
      isReset: () => true,
    }).opening;
  }

  /** One operation; returns what is wrong after it. */
  step(): string[] {
    this.operations += 1;
    if (this.operations % RECONCILED_EVERY === 0) return this.reconcile();
    const turn = this.#chance("turn");
    if (turn.oneIn(25)) this.world.setTurn(turn.oneIn(3) ? "" : `turn${this.operations}`);
    if (this.#chance("by hand").oneIn(15)) return this.#editManually(this.#chance("edit"));
    if (this.#chance("at once").oneIn(12)) return this.#undoneAndRedone(this.#chance("undone"));
    return this.#asked(wishOf(this.world, seedOf(this.#seed, this.operations), this.#latest), this.#chance("how"));
  }

  /** For one thing in one step. */
  #chance(of: string): Chance {
    return chanceOf(seedOf(this.#seed, this.operations, of));
  }

  #asked({ kind, wanted, asking }: Wish, chance: Chance): string[] {
    const how = chance.below(20);
    const id = ask(this.world, kind, wanted, asking);
    if (how === 0) return this.#interrupted(id, chance);
    const entry = carryOut(this.world, id);
    // Another authority, which had not seen that it is settled, finds it written and creates the same outcome.
    if (how === 2)
      sayOutcome(this.world, entry, { author: "gm2", said: { ...entry.outcome, state: entry.state, faces: [1, 1] } });
    return this.#settled(this.world.store.entry(id), kind);
  }

  /** The authority dies somewhere in the middle, something may happen meanwhile, and the next one finishes it. */
  #interrupted(id: string, chance: Chance): string[] {
    const dead = carryOut(this.world, id, { dies: chance.below(4) });
    if (dead.state !== "pending") finishRemovals(this.world, dead);
    if (dead.state !== "pending") return this.#settled(dead, dead.kind);
    // Sometimes twice.
    if (chance.oneIn(3)) carryOut(this.world, id, { dies: 0 });
    return this.#settled(carryOut(this.world, id, { by: "gm2" }), `${dead.kind}, interrupted`);
  }

  #settled(entry: Entry | null, name: string): string[] {
    if (!entry || entry.state === "pending") return [`${name} is not settled`];
    const { events } = entry.outcome;
    this.account.addUp(events);
    this.#latest = [...this.#latest.slice(1 - RECENT), entry];
    if (entry.state === "done") this.settled += 1;
    return this.account.faults(this.world.state(), events).map((fault) => `after ${name} (${entry.id}): ${fault}`);
  }

  /** What was undone is redone at once, and then all is as it was. */
  #undoneAndRedone(chance: Chance): string[] {
    const last = this.#latest.at(-1 - chance.below(chance.oneIn(2) ? 3 : RECENT));
    if (!last) return [];
    const before = this.world.state();
    const undo = carryOut(this.world, ask(this.world, "undo", { entry: last.id }, GM));
    const faults = this.#settled(undo, "undo");
    if (undo.state !== "done") return faults;
    const redo = carryOut(this.world, ask(this.world, "redo", { entry: last.id }, GM));
    faults.push(...this.#settled(redo, "redo"));
    if (redo.state !== "done") return [...faults, ...this.#unredone(last, redo)];
    const isSame = isDeepStrictEqual(this.world.state(), before);
    return isSame ? faults : [...faults, `${nameOf(last)} redone is not the same`];
  }

  /**
   * Where something was done later, it may be refused: that has left no room for it, or forbids it (who has given up does not defend).
   * But nothing makes something else of it.
   */
  #unredone(entry: Entry, { outcome: { refusal } }: Entry): string[] {
    const done = doneAt(this.world.store, entry);
    const isLast = !this.#isUnwatched && this.#standing().every((one) => doneAt(this.world.store, one) < done);
    return isLast || refusal?.code === "redo-differs" ? [`${nameOf(entry)} cannot be redone at once: ${refusal?.code}`] : [];
  }

  #editManually(chance: Chance): string[] {
    const by = chance.pick([-1, 1, 2]) ?? 1;
    const actor = chance.pick(["Actor.me", "Actor.you", "Actor.foe"]) ?? "";
    const aspect = chance.pick(Object.keys(this.world.state().aspects)) ?? "";
    const events: LedgerEvent[] = [
      chance.pick<LedgerEvent>([
        { type: "fate-points-changed", actor, counter: chance.pick(FATE_POINT_COUNTERS) ?? "value", by },
        { type: "fate-points-changed", actor, counter: "value", by },
        { type: chance.oneIn(2) ? "track-box-checked" : "track-box-cleared", actor, track: "wounds", box: "hurt-1" },
        { type: "npc-pool-changed", by },
        { type: "aspect-boxes-changed", aspect, by: by > 0 ? 1 : -1 },
        { type: "ammunition-changed", gear: "Actor.me.Item.bow", by },
        { type: "challenge-marks-changed", challenge: "Actor.place.Item.race", side: "hunted", row: "from1", by },
      ]) ?? { type: "npc-pool-changed", by },
    ];
    if (!this.world.change(events).ok) return [];
    this.account.addUp(events);
    const watched =
      !this.#isUnwatched || aspect === eventTarget(events[0] ?? { type: "npc-pool-changed", by }) || chance.oneIn(2);
    if (watched) this.#recordAdjustment(events, { unwatched: false });
    else this.#unseen.push(...events);
    return this.account.faults(this.world.state(), events);
  }

  #recordAdjustment(events: readonly LedgerEvent[], { unwatched }: { readonly unwatched: boolean }): void {
    const request = { user: "p1", aspect: "", aspectName: "", unwatched };
    const asked = {
      id: "",
      author: "gm",
      kind: "adjust",
      request,
      actor: "",
      actorName: "",
      game: this.world.game.ruleset.id,
    } as const;
    sayOutcome(this.world, asked, { author: "gm", said: { events } });
  }

  /**
   * Opening balances and all entries add up to the current values, except for what was not seen; once recorded, that is explained
   * too.
   */
  reconcile(): string[] {
    const adjustments = this.#reconciled();
    const found = adjustments.flat();
    const faults = sameChanges(found, this.#unseen) ? [] : [`unexplained: ${JSON.stringify(found)}`];
    for (const events of adjustments) this.#recordAdjustment(events, { unwatched: true });
    this.#unseen = [];
    const left = found.length > 0 ? this.#reconciled().flat() : [];
    return [
      ...faults,
      ...left.map((event) => `found twice: ${JSON.stringify(event)}`),
      ...this.account.allFaults(this.world.state()),
      ...onceFaults(this.world),
    ];
  }

  #reconciled(): readonly (readonly LedgerEvent[])[] {
    const entries = this.world.store.all().flatMap(({ outcome }) => outcome.events);
    const { opening, unexplained } = reconcile({
      opening: this.#opening,
      entries,
      now: countedState(this.world.state()),
      isReset: () => false,
    });
    this.#opening = opening;
    return unexplained.map(([, events]) => events);
  }

  /** Everything is undone by a GM; returns what is wrong with that. */
  undoEverything(): string[] {
    return this.#isUnwatched ? this.#undoneAsItFits() : this.#undoneBackwards();
  }

  /** From the last entry backwards, and each time the state is that of the entries before it alone. */
  #undoneBackwards(): string[] {
    const entries = this.#standing();
    const states = [this.start];
    for (const entry of entries) {
      const after = applyEvents(states.at(-1) ?? this.start, entry.outcome.events);
      if (!after.ok) return [`${nameOf(entry)} rests on something that is undone: ${after.code}`];
      states.push(after.value);
    }
    return entries.toReversed().flatMap((entry, place) => {
      const [undo, faults] = this.#undone(entry);
      if (undo.state !== "done") return [`${nameOf(entry)} cannot be undone in its turn: ${undo.outcome.refusal?.code}`];
      const isSame = isDeepStrictEqual(this.world.state(), states[entries.length - 1 - place]);
      return isSame ? faults : [...faults, `${nameOf(entry)} undone is not the state before`];
    });
  }

  /** Nobody knows the place of an edit that was not watched: it is undone as soon as it can be. */
  #undoneAsItFits(): string[] {
    const faults: string[] = [];
    for (let left = this.#standing(); left.length > 0; left = this.#standing()) {
      const undone = left.toReversed().map((entry) => this.#undone(entry));
      faults.push(...undone.flatMap(([, own]) => own));
      if (undone.every(([{ state }]) => state !== "done")) return [...faults, `cannot be undone: ${left.map(nameOf).join(", ")}`];
    }
    return faults;
  }

  #undone({ id: entry }: Entry): readonly [Entry, readonly string[]] {
    this.operations += 1;
    const undo = carryOut(this.world, ask(this.world, "undo", { entry }, GM));
    return [undo, this.#settled(undo, "undo")];
  }

  /** The entries that stand, in the order they were done. */
  #standing(): Entry[] {
    const { store } = this.world;
    const stands = store.all().filter((entry) => !takesBack(entry) && isActive(store, entry));
    return stands.toSorted((a, b) => doneAt(store, a) - doneAt(store, b));
  }
}

function nameOf({ kind, id }: Entry): string {
  return `${kind} (${id})`;
}
