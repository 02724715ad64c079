import { eventTarget } from "../../src/ledger/changes/event-target.ts";
import type { Aspect } from "../../src/rules/aspects/aspect.ts";
import type { Challenge } from "../../src/rules/challenges/challenge.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import type { LedgerState } from "../../src/rules/events/ledger-state.ts";

/** Every number of one document by a name, leaving out zeros. */
function countersOf(state: LedgerState, uuid: string): Record<string, number> {
  if (uuid === "") return state.npcPool === 0 ? {} : { pool: state.npcPool };
  const aspect = state.aspects[uuid];
  if (aspect) return aspectCounters(aspect);
  const weapon = state.ammunition?.[uuid];
  if (weapon) return weapon.left === 0 ? {} : { [`${uuid} ammunition`]: weapon.left };
  const ladder = state.challenges?.[uuid];
  if (ladder) return ladderCounters(ladder);
  const { fatePoints, boxes: checked } = state.actors[uuid] ?? {};
  const counters = Object.entries(fatePoints ?? {}).map(([counter, points]) => [`${uuid} ${counter}`, points] as const);
  const boxes = Object.entries(checked ?? {}).flatMap(([track, own]) =>
    Object.keys(own).map((box) => [`${uuid} ${track} ${box}`, 1] as const),
  );
  return Object.fromEntries([...counters, ...boxes].filter(([, count]) => count !== 0));
}

function aspectCounters({ uuid, checked, free, known }: Aspect): Record<string, number> {
  const uses = Object.entries(free).map(([id, { count }]) => [`${uuid} free ${id}`, count] as const);
  const told = Object.keys(known).map((user) => [`${uuid} known ${user}`, 1] as const);
  const boxes = checked === 0 ? [] : [[`${uuid} boxes`, checked] as const];
  return Object.fromEntries([[`${uuid} there`, 1] as const, ...boxes, ...uses, ...told]);
}

function ladderCounters({ uuid, sides, counters }: Challenge): Record<string, number> {
  const marks = sides.flatMap((side) =>
    Object.entries(side.marks).map(([row, count]) => [`${uuid} ${side.id} ${row}`, count] as const),
  );
  const counts = Object.entries(counters).map(([counter, count]) => [`${uuid} ${counter}`, count] as const);
  return Object.fromEntries([...marks, ...counts].filter(([, count]) => count !== 0));
}

/** The books of a table: the start, and everything done since, added up without the code that applies events. */
export class Account {
  readonly #sums = new Map<string, number>();
  /** Names of each document's counters. */
  readonly #names = new Map<string, Set<string>>();
  #seen: LedgerState;

  constructor(opening: LedgerState) {
    this.#seen = opening;
    const { actors, aspects, ammunition = {}, challenges = {} } = opening;
    const uuids = [actors, aspects, ammunition, challenges].flatMap((part) => Object.keys(part));
    for (const uuid of ["", ...uuids])
      for (const [name, count] of Object.entries(countersOf(opening, uuid))) this.#add(uuid, name, count);
  }

  addUp(events: readonly LedgerEvent[]): void {
    for (const event of events) {
      const target = eventTarget(event);
      switch (event.type) {
        case "fate-points-changed":
          this.#add(target, `${target} ${event.counter}`, event.by);
          break;
        case "npc-pool-changed":
          this.#add(target, "pool", event.by);
          break;
        case "aspect-boxes-changed":
          this.#add(target, `${target} boxes`, event.by);
          break;
        case "free-invocations-changed":
          this.#add(target, `${target} free ${event.free}`, event.by);
          break;
        case "aspect-known":
          this.#add(target, `${target} known ${event.user}`, event.known ? 1 : -1);
          break;
        case "track-box-checked":
        case "track-box-cleared":
          this.#add(target, `${target} ${event.track} ${event.box}`, event.type === "track-box-checked" ? 1 : -1);
          break;
        case "ammunition-changed":
          this.#add(target, `${target} ammunition`, event.by);
          break;
        case "challenge-marks-changed":
          this.#add(target, `${target} ${event.side} ${event.row}`, event.by);
          break;
        case "challenge-counter-changed":
          this.#add(target, `${target} ${event.counter}`, event.by);
          break;
        case "conflict-mark-changed":
        case "aspect-renamed":
        case "trait-rank-changed":
        case "gear-quantity-changed":
        case "actor-moved":
          break;
        default:
          for (const [name, count] of Object.entries(aspectCounters(event.aspect)))
            this.#add(target, name, event.type === "aspect-added" ? count : -count);
      }
    }
  }

  /** What differs from the books, of what has changed since the last call and of the targets of `events`. */
  faults(now: LedgerState, events: readonly LedgerEvent[]): string[] {
    const touched = new Set(events.map(eventTarget));
    if (now.npcPool !== this.#seen.npcPool) touched.add("");
    for (const part of ["actors", "aspects"] as const) {
      if (now[part] === this.#seen[part]) continue;
      for (const uuid of new Set([...Object.keys(now[part]), ...Object.keys(this.#seen[part])]))
        if (now[part][uuid] !== this.#seen[part][uuid]) touched.add(uuid);
    }
    this.#seen = now;
    return [...touched].flatMap((uuid) => this.#faultsOf(now, uuid));
  }

  /** The same for everything. */
  allFaults(now: LedgerState): string[] {
    return [...this.#names.keys()].flatMap((uuid) => this.#faultsOf(now, uuid));
  }

  #faultsOf(now: LedgerState, uuid: string): string[] {
    const counted = countersOf(now, uuid);
    const { level = 0, checked = 0 } = now.aspects[uuid] ?? {};
    const names = new Set([...Object.keys(counted), ...(this.#names.get(uuid) ?? [])]);
    const wrong = [...names].filter((name) => (counted[name] ?? 0) !== (this.#sums.get(name) ?? 0));
    const negative = Object.keys(counted).filter((name) => (counted[name] ?? 0) < 0);
    return [
      ...wrong.map((name) => `${name}: ${counted[name] ?? 0}, by the entries ${this.#sums.get(name) ?? 0}`),
      ...negative.map((name) => `${name} below none`),
      ...(checked > level ? [`${uuid}: more boxes checked than there are`] : []),
    ];
  }

  #add(uuid: string, name: string, by: number): void {
    this.#sums.set(name, (this.#sums.get(name) ?? 0) + by);
    this.#names.set(uuid, (this.#names.get(uuid) ?? new Set()).add(name));
  }
}
