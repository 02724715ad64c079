import type { Announcement } from "../../src/ledger/authority/authority.ts";
import { planOrRefuse } from "../../src/ledger/kinds.ts";
import type { Entry } from "../../src/ledger/entry.ts";
import { eventTarget } from "../../src/ledger/changes/event-target.ts";
import { FATE_POINT_COUNTERS } from "../../src/rules/events/ledger-state.ts";
import { inverseEvents, type LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import { newAspect } from "../../src/rules/aspects/aspect.ts";
import { type Chance, chanceOf, seedOf, weighted } from "../samples/chance.ts";
import { rollOf } from "../samples/plain-table.ts";
import { askFor, requestOf, someWish, wishBy } from "./moves.ts";
import type { Clock } from "./clock.ts";
import type { News, Server } from "./server.ts";
import { worldOf } from "./server-view.ts";

/** What the adversary does, and how often. */
const MOVES = {
  ask: 6,
  askForAnother: 3,
  askMuch: 0.5,
  forge: 6,
  forgeTwice: 3,
  change: 4,
  withdraw: 2,
  turn: 2,
  reuse: 1,
  mark: 6,
  wipe: 2,
  edit: 4,
  create: 2,
  squat: 1,
  reroll: 2,
  claim: 3,
  discard: 0.5,
} as const;

const ME = "Actor.me";
/** What is not there, but could be asked about. */
const MADE_UP = ["", "never", "__proto__", "o1"];

/** A player whose client does whatever the host lets it do. */
export class Adversary {
  readonly user = "p1";
  readonly #server: Server;
  readonly #seed: number;
  #moves = 0;
  /** Ids of messages they once had. */
  readonly #ids: string[] = [];

  constructor(server: Server, clock: Clock, seed: number) {
    this.#server = server;
    this.#seed = seed;
    server.listen((news) => {
      if (news.before.named !== news.after.named) clock.after(0, () => this.#answer(news));
    });
  }

  /** One move. What the host refuses has not happened. */
  move(): void {
    this.#moves += 1;
    const seed = seedOf(this.#seed, this.#moves, "adversary");
    try {
      this[weighted(MOVES, seed)](chanceOf(seed));
    } catch (error) {
      if (!(error instanceof Error) || error.message !== "There is a message with this id.") throw error;
    }
  }

  /** Another client is named: the adversary says at once that the one before has finished or left, or changes what it has begun. */
  #answer({ before, after }: News): void {
    const { client } = before.named;
    const chance = chanceOf(seedOf(this.#seed, client, after.named.client));
    if (chance.oneIn(2)) this.#server.say(this.user, chance.oneIn(2) ? { handedOver: client } : { left: client });
    if (chance.oneIn(3)) this.withdraw(chance);
    if (chance.oneIn(3)) this.change(chance);
    if (chance.oneIn(3)) this.wipe(chance);
  }

  ask(chance: Chance): void {
    this.#ids.push(askFor(this.#server, this.user, wishBy(this.#server, this.user, chance)));
  }

  askForAnother(chance: Chance): void {
    const wish = someWish(this.#server, chance.below(1_000_000));
    const actor = chance.pick([ME, "Actor.you", "Actor.foe", "Actor.place", "Actor.gone", ""]) ?? "";
    this.#ids.push(askFor(this.#server, this.user, { ...wish, asking: { actor } }));
  }

  askMuch(chance: Chance): void {
    for (let asked = 0; asked < 25; asked += 1) this.ask(chance);
  }

  /** An outcome of anything. */
  forge(chance: Chance): void {
    this.#forgeAs(`f${this.#server.table.next()}`, this.#someEntry(chance), chance);
  }

  /** Outcomes of something that is asked, most often by themselves. */
  forgeTwice(chance: Chance): void {
    const pending = this.#server.store.pending();
    const own = pending.filter(({ author }) => author === this.user);
    const entry = chance.pick(own.length > 0 ? own : pending)?.id ?? this.#someEntry(chance);
    for (const serial of [1, 2]) this.#forgeAs(`f${this.#server.table.next()}of${serial}`, entry, chance);
  }

  change(chance: Chance): void {
    const id = this.#ownMessage(chance);
    const was = this.#server.messages.get(id);
    if (!was) return;
    const wish = chance.oneIn(3) ? someWish(this.#server, chance.below(1_000_000)) : wishBy(this.#server, this.user, chance);
    const system = was.type === "entry" ? this.#outcome(this.#someEntry(chance), chance) : requestOf(this.#server, wish);
    this.#server.change(this.user, id, system);
  }

  withdraw(chance: Chance): void {
    const id = this.#ownMessage(chance);
    if (!this.#isBegun(id)) this.#server.delete(this.user, [id]);
  }

  /** A request becomes an outcome, of itself or of something else. */
  turn(chance: Chance): void {
    const id = this.#ownMessage(chance);
    if (this.#isBegun(id)) return;
    const entry = chance.oneIn(2) ? id : this.#someEntry(chance);
    this.#server.delete(this.user, [id]);
    if (id !== "") this.#forgeAs(id, entry, chance);
  }

  reuse(chance: Chance): void {
    askFor(this.#server, this.user, wishBy(this.#server, this.user, chance), chance.pick(this.#ids) ?? "never");
  }

  /** Says of own documents that an entry has written this and that in them, and does so or does not. */
  mark(chance: Chance): void {
    const entry = this.#pending(chance);
    if (!entry) return;
    const plan = planOrRefuse(worldOf(this.#server), entry);
    const own = (plan.ok ? plan.value.events : []).filter((event) => this.#isOwn(eventTarget(event)));
    const claimed = own.length > 0 && chance.oneIn(2) ? own : [this.#someEvent(chance)];
    const events = chance.oneIn(3) ? inverseEvents(claimed) : claimed;
    for (const event of events) this.#server.mark(this.user, eventTarget(event), entry.id, [event]);
    if (chance.oneIn(3)) this.#server.edit(this.user, events);
  }

  /** Removes the marks from an own document. */
  wipe(chance: Chance): void {
    const marked = Object.entries(this.#server.documents.marks).filter(([uuid]) => this.#isOwn(uuid));
    const [uuid, marks] = chance.pick(marked) ?? ["", {}];
    for (const entry of Object.keys(marks)) this.#server.mark(this.user, uuid, entry, null);
  }

  edit(chance: Chance): void {
    this.#server.edit(this.user, [this.#someEvent(chance)]);
  }

  create(chance: Chance): void {
    this.#add(`c${this.#server.table.next()}`, chance);
  }

  /** Creates what an entry is going to create. */
  squat(chance: Chance): void {
    this.#add(this.#server.table.newId(this.#pending(chance)?.id ?? "", chance.below(2)), chance);
  }

  /** Changes a roll of their own, or makes another. */
  reroll(chance: Chance): void {
    const { game, roll } = this.#server.table;
    const made = roll("roll");
    const id = chance.oneIn(2) ? "roll" : `roll${chance.below(9)}${ME}`;
    const actor = chance.pick([ME, ME, "Actor.foe"]) ?? ME;
    const targets = ["Actor.you", "Actor.foe"].filter(() => chance.oneIn(2));
    const faces = made.ok ? made.value.faces.map(() => chance.pick([-1, 0, 1, 6, 10]) ?? 0) : [];
    const known = roll(id);
    if (known.ok && known.value.author !== this.user) return;
    const builtOn = known.ok ? known.value.builtOn : null;
    const otherwise = { actor, author: this.user, faces, targets, dials: game.dials, content: { faces }, builtOn };
    this.#server.addRoll(rollOf(id, game.ruleset.id, otherwise));
  }

  /** Says something that only a GM's client could know. */
  claim(chance: Chance): void {
    const client = chance.oneIn(4) ? "never" : this.#server.documents.named.client;
    const said: Announcement = chance.oneIn(2) ? { handedOver: client } : { left: client };
    this.#server.say(this.user, said);
  }

  discard(chance: Chance): void {
    const own = Object.values(this.#server.documents.state.aspects).filter(({ uuid }) => this.#isOwn(uuid));
    const aspect = chance.pick(own);
    if (aspect) this.#server.edit(this.user, [{ type: "aspect-removed", aspect }]);
  }

  #forgeAs(id: string, entry: string, chance: Chance): void {
    this.#server.create(this.user, { id, type: "entry", system: this.#outcome(entry, chance) });
    this.#ids.push(id);
  }

  #outcome(entry: string, chance: Chance): object & { readonly [field: string]: unknown } {
    const asked =
      this.#server.messages.get(entry)?.system ?? requestOf(this.#server, someWish(this.#server, chance.below(999_999)));
    const events = chance.oneIn(4) ? [] : [this.#wished(chance), this.#wished(chance)];
    const later = chance.oneIn(2) ? [] : [this.#wished(chance)];
    const asker = chance.pick([this.user, this.user, "p2", "gm"]);
    const settled = chance.pick([0, 1, this.#server.table.next(), 9e15]);
    const state = chance.oneIn(4) ? "refused" : "done";
    return { ...asked, entry, asker, state, settled, events, later, removed: [], refusal: { code: "forged", args: {} } };
  }

  /** What an adversary might want to have happened, to anyone. */
  #wished(chance: Chance): LedgerEvent {
    const { aspects } = this.#server.documents.state;
    const aspect = chance.pick(Object.values(aspects));
    const free = { gift: { count: 99, holder: "" } };
    const never = newAspect({ uuid: `${ME}.Item.wished`, name: "Wished", parent: ME, kind: "character", free });
    return (
      chance.pick<LedgerEvent>([
        { type: "fate-points-changed", actor: ME, counter: "value", by: 50 },
        { type: "fate-points-changed", actor: "Actor.you", counter: "value", by: -1 },
        { type: "npc-pool-changed", by: -1 },
        { type: "aspect-removed", aspect: { ...(aspect ?? never), parent: ME } },
        { type: "aspect-removed", aspect: never },
        { type: "aspect-added", aspect: never },
        this.#someEvent(chance),
      ]) ?? { type: "npc-pool-changed", by: 1 }
    );
  }

  /** A change of something of their own. */
  #someEvent(chance: Chance): LedgerEvent {
    const own = Object.values(this.#server.documents.state.aspects).filter(({ uuid }) => this.#isOwn(uuid));
    const aspect = chance.pick(own);
    const uuid = aspect?.uuid ?? `${ME}.Item.gone`;
    const by = chance.pick([-50, -2, -1, 1, 2, 50]) ?? 1;
    const points: LedgerEvent = { type: "fate-points-changed", actor: ME, counter: "value", by };
    const [free = "gift", held] = Object.entries(aspect?.free ?? {})[0] ?? [];
    return (
      chance.pick<LedgerEvent>([
        points,
        points,
        { ...points, counter: chance.pick(FATE_POINT_COUNTERS) ?? "value" },
        { type: chance.oneIn(2) ? "track-box-checked" : "track-box-cleared", actor: ME, track: "wounds", box: "hurt-1" },
        { type: "aspect-boxes-changed", aspect: uuid, by },
        { type: "free-invocations-changed", aspect: uuid, free, holder: held?.holder ?? "", by },
        { type: "aspect-known", aspect: uuid, user: "p2", known: chance.oneIn(2) },
        { type: "aspect-renamed", aspect: uuid, from: aspect?.name ?? "", to: "Other" },
        { type: "trait-rank-changed", trait: `${ME}.Item.id-strength`, by },
        { type: "ammunition-changed", gear: `${ME}.Item.bow`, by },
        {
          type: "actor-moved",
          actor: ME,
          from: this.#server.documents.state.whereabouts?.[ME] ?? { zone: "", ahead: "", done: 0 },
          to: { zone: "roofs", ahead: "", done: 0 },
        },
      ]) ?? points
    );
  }

  #add(id: string, chance: Chance): void {
    const free = chance.oneIn(3) ? {} : { gift: { count: 99, holder: chance.oneIn(2) ? "" : ME } };
    const made = { uuid: `${ME}.Item.${id}`, name: "Mine", parent: ME, kind: "character", level: 3, free } as const;
    this.#server.edit(this.user, [{ type: "aspect-added", aspect: newAspect({ ...made, checked: chance.below(2) }) }]);
  }

  #isOwn(uuid: string): boolean {
    return this.#server.mayWrite(this.user, uuid);
  }

  /**
   * Not covered: what a client had begun when it was closed, and its author withdraws before the next one is there, stays half done. The
   * books show what they count of it, as an adjustment.
   */
  #isBegun(request: string): boolean {
    const { marks } = this.#server.documents;
    return Object.values(marks).some((own) => Object.hasOwn(own, request));
  }

  #ownMessage(chance: Chance): string {
    return chance.pick(this.#ids.filter((id) => this.#server.messages.has(id)).slice(-6)) ?? "";
  }

  #pending(chance: Chance): Entry | undefined {
    return chance.pick(this.#server.store.pending());
  }

  /** An entry that is pending, or settled, or will be asked for, or never was. */
  #someEntry(chance: Chance): string {
    const { store, table } = this.#server;
    const pending = this.#pending(chance)?.id;
    const settled = chance.pick(store.all())?.id;
    const future = `r${table.next() + 1 + chance.below(6)}`;
    return chance.pick([pending, pending, settled, future, chance.pick(MADE_UP)]) ?? "";
  }
}
