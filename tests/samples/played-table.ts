import { isDeepStrictEqual } from "node:util";
import { countedChanges, type Counted } from "../../src/ledger/changes/counted-changes.ts";
import type { Entry } from "../../src/ledger/entry.ts";
import { eventTarget } from "../../src/ledger/changes/event-target.ts";
import { sameChanges } from "../../src/ledger/changes/net-events.ts";
import { stillStands } from "../../src/ledger/order.ts";
import { type OpeningBalances, reconcile } from "../../src/ledger/reconcile.ts";
import { countsAlone } from "../../src/ledger/trust.ts";
import { type LedgerEvent, type LedgerState, FATE_POINT_COUNTERS, type RulesetId } from "../../src/rules/index.ts";
import { Account } from "./account.ts";
import { ask, type Asking, carryOut, finishRemovals, planned, sayOutcome } from "./plain-authority.ts";
import type { PlainWorld } from "./plain-world.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { onceFaults } from "./once-faults.ts";
import { busyTable, type Wish, wishOf } from "./random-play.ts";

/** How many steps between reconciliations of the books with all entries. */
const RECONCILED_EVERY = 100;
/** Kinds that change no document. */
const CHANGES_A_ROLL: readonly Entry["kind"][] = [
  "oppose",
  "join",
  "allow",
  "difficulty",
  "spend-leftover",
  "purchase",
  "time",
  "deal",
  "claim",
  "defend",
  "concede",
  "block",
  "call",
  "propose",
  "answer-proposal",
  "discover",
  "veto-shot",
  "compel",
];
const GM: Asking = { author: "gm", actor: "" };

/** One game played at random from a seed. */
export class Play {
  readonly chance: Chance;
  readonly world: PlainWorld;
  readonly start: LedgerState;
  readonly account: Account;
  readonly done = new Map<string, number>();
  operations = 0;
  #opening: OpeningBalances;
  #latest: readonly Entry[] = [];
  /** Manual edits while no GM's client saw them. */
  #unseen: LedgerEvent[] = [];

  constructor(game: RulesetId, seed: number) {
    this.chance = chanceOf(seed);
    this.world = busyTable(game, this.chance);
    this.start = this.world.state();
    this.account = new Account(this.start);
    this.#opening = reconcile({ opening: new Map(), entries: [], now: this.#counted(), isReset: () => true }).opening;
  }

  /** One operation; returns what is wrong after it. */
  step(): string[] {
    this.operations += 1;
    if (this.operations % RECONCILED_EVERY === 0) return this.reconcile();
    if (this.chance.oneIn(25)) this.world.setTurn(this.chance.oneIn(3) ? "" : `turn${this.operations}`);
    if (this.chance.oneIn(15)) return this.#editManually();
    if (this.chance.oneIn(12)) return this.#undoneAndRedone();
    return this.#asked(wishOf(this.world, this.chance, this.#latest));
  }

  #asked({ kind, wanted, asking }: Wish): string[] {
    const how = this.chance.below(20);
    const id = ask(this.world, kind, wanted, asking);
    if (how === 0) return this.#interrupted(id);
    const alone = how === 1 && this.#isAlone({ kind, wanted, asking }, id);
    const entry = carryOut(this.world, id, { by: alone ? (asking.author ?? "") : "gm" });
    // Another authority, which had not seen that it is settled, finds it written and creates the same outcome.
    if (how === 2 || (alone && this.chance.oneIn(2)))
      sayOutcome(this.world, entry, { author: "gm2", said: { ...entry.outcome, state: entry.state, faces: [1, 1] } });
    return this.#settled(this.world.store.entry(id), kind);
  }

  /** The authority dies somewhere in the middle, something may happen meanwhile, and the next one finishes it. */
  #interrupted(id: string): string[] {
    const dead = carryOut(this.world, id, { dies: this.chance.below(4) });
    if (dead.state !== "pending") finishRemovals(this.world, dead);
    if (dead.state !== "pending") return this.#settled(dead, dead.kind);
    // Sometimes twice.
    if (this.chance.oneIn(3)) carryOut(this.world, id, { dies: 0 });
    return this.#settled(carryOut(this.world, id, { by: "gm2" }), `${dead.kind}, interrupted`);
  }

  /** Whether its author may settle it without a GM. */
  #isAlone({ kind, wanted, asking }: Wish, id: string): boolean {
    const plan = planned(this.world, kind, wanted, asking);
    const entry = this.world.store.entry(id);
    if (!plan.ok || !entry) return false;
    const { facts, payment, points, events, later, turn } = plan.value;
    const outcome = { payment, points, events, later, turn, faces: [], refusal: null };
    return countsAlone(this.world, { ...entry, facts, state: "done", outcome } as Entry);
  }

  #settled(entry: Entry | null, name: string): string[] {
    if (!entry || entry.state === "pending") return [`${name} is not settled`];
    const { events } = entry.outcome;
    this.account.addUp(events);
    this.#latest = [...this.#latest.slice(-40), entry];
    if (entry.state === "done" && (events.length > 0 || CHANGES_A_ROLL.includes(entry.kind)))
      this.done.set(name, (this.done.get(name) ?? 0) + 1);
    return this.account.faults(this.world.state(), events).map((fault) => `after ${name} (${entry.id}): ${fault}`);
  }

  /** What was undone can be redone at once, and then all is as it was. */
  #undoneAndRedone(): string[] {
    const last = this.#latest.at(-1 - this.chance.below(3));
    const before = this.world.state();
    const undo = last && carryOut(this.world, ask(this.world, "undo", { entry: last.id }, GM));
    if (undo?.state !== "done") return undo ? this.#settled(undo, "undo") : [];
    const faults = this.#settled(undo, "undo");
    const redo = carryOut(this.world, ask(this.world, "redo", { entry: last?.id ?? "" }, GM));
    if (redo.state !== "done") return [`${last?.kind} (${last?.id}) cannot be redone at once: ${redo.outcome.refusal?.code}`];
    const isSame = isDeepStrictEqual(this.world.state(), before);
    return [...faults, ...this.#settled(redo, "redo"), ...(isSame ? [] : [`${last?.kind} redone is not the same`])];
  }

  #editManually(): string[] {
    const by = this.chance.pick([-1, 1, 2]) ?? 1;
    const actor = this.chance.pick(["Actor.me", "Actor.you", "Actor.foe"]) ?? "";
    const aspect = this.chance.pick(Object.keys(this.world.state().aspects)) ?? "";
    const events: LedgerEvent[] = [
      this.chance.pick<LedgerEvent>([
        { type: "fate-points-changed", actor, counter: this.chance.pick(FATE_POINT_COUNTERS) ?? "value", by },
        { type: "fate-points-changed", actor, counter: "value", by },
        { type: this.chance.oneIn(2) ? "track-box-checked" : "track-box-cleared", actor, track: "wounds", box: "hurt-1" },
        { type: "npc-pool-changed", by },
        { type: "aspect-boxes-changed", aspect, by: by > 0 ? 1 : -1 },
        { type: "ammunition-changed", gear: "Actor.me.Item.bow", by },
        { type: "challenge-marks-changed", challenge: "Actor.place.Item.race", side: "hunted", row: "from1", by },
      ]) ?? { type: "npc-pool-changed", by },
    ];
    if (!this.world.change(events).ok) return [];
    this.account.addUp(events);
    const watched = aspect === eventTarget(events[0] ?? { type: "npc-pool-changed", by }) || this.chance.oneIn(2);
    if (watched) this.#recordAdjustment(events);
    else this.#unseen.push(...events);
    this.done.set("by hand", (this.done.get("by hand") ?? 0) + 1);
    return this.account.faults(this.world.state(), events);
  }

  #recordAdjustment(events: readonly LedgerEvent[]): void {
    const request = { user: "p1", aspect: "", aspectName: "", unwatched: false };
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
    for (const events of adjustments) this.#recordAdjustment(events);
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
    const { opening, unexplained } = reconcile({ opening: this.#opening, entries, now: this.#counted(), isReset: () => false });
    this.#opening = opening;
    return unexplained.map(([, events]) => events);
  }

  #counted(): Map<string, readonly LedgerEvent[]> {
    const { actors, aspects, npcPool, ammunition = {}, challenges = {} } = this.world.state();
    const nothing: Counted = { uuid: "", counters: {}, boxes: {}, checked: 0, free: {} };
    const people = Object.values(actors).map(({ uuid, fatePoints, boxes }) => ({
      ...nothing,
      uuid,
      counters: fatePoints,
      boxes,
    }));
    const all = [...people, ...Object.values(aspects).map(({ uuid, checked, free }) => ({ ...nothing, uuid, checked, free }))];
    const weapons = Object.entries(ammunition).map(([uuid, { left }]) => ({ ...nothing, uuid, ammunition: left }));
    const pool: LedgerEvent[] = npcPool === 0 ? [] : [{ type: "npc-pool-changed", by: npcPool }];
    const ladders = Object.values(challenges).map(({ uuid, sides, counters: counts }) => {
      return { ...nothing, uuid, marks: Object.fromEntries(sides.map(({ id, marks }) => [id, marks])), counts };
    });
    return new Map([
      ["", pool],
      ...[...all, ...weapons, ...ladders].map((one) => [one.uuid, countedChanges(nothing, one)] as const),
    ]);
  }

  /** A GM undoes everything that stands, newest first; what blocks an older entry is undone before it. */
  undoEverything(): string[] {
    const faults: string[] = [];
    for (let left = this.#standing(); left.length > 0; left = this.#standing()) {
      const before = left.length;
      for (const { id } of left) {
        this.operations += 1;
        const undo = carryOut(this.world, ask(this.world, "undo", { entry: id }, GM));
        faults.push(...this.#settled(undo, "undo"));
      }
      if (this.#standing().length === before) return [...faults, `cannot be undone: ${left.map(({ kind }) => kind).join(" ")}`];
    }
    return faults;
  }

  #standing(): Entry[] {
    const { store } = this.world;
    const stands = store.all().filter((entry) => entry.kind !== "undo" && entry.kind !== "redo" && stillStands(store, entry));
    const last = ({ id, settled }: Entry): number =>
      store.about(id).reduce((latest, one) => (one.kind === "redo" && one.state === "done" ? one.settled : latest), settled);
    return stands.toSorted((a, b) => last(b) - last(a));
  }
}
