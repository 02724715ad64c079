import { assesses, type CreationRoll, ok, refuse, type Result } from "../rules/index.ts";
import type { Entry, EntryOf } from "./entry.ts";
import { ownRollInForce, type RollNow } from "./replay-roll.ts";
import type { LedgerActor, World } from "./world.ts";

/** What creating, removing and discovering aspects need to know of a roll, as it is now. */
export function creationRoll({ actor }: Pick<World, "actor">, { roll, state }: Pick<RollNow, "roll" | "state">): CreationRoll {
  const { outcome, total } = roll.ruleset.resolve(state.request, state.faces, roll.dials);
  const listed = actor(roll.actor)?.snapshot().traits ?? [];
  // A listed trait without a rank has no item: its key is its id.
  const keyOf = (id: string): string => listed.find((trait) => trait.id === id)?.key ?? id.replace(/^key:/, "");
  return { outcome, total, traits: state.request.traits.map(({ id }) => keyOf(id)) };
}

/** Whether an aspect was created, removed or discovered by a roll. */
export type Created = EntryOf<"create"> | EntryOf<"remove"> | EntryOf<"reveal">;

export function cameOf(entry: Entry): entry is Created {
  return entry.kind === "create" || entry.kind === "remove" || (entry.kind === "reveal" && entry.request.aspect !== "");
}

/** One roll creates, removes or discovers one aspect. */
export function hasCreated(entries: readonly Entry[]): boolean {
  return entries.some(cameOf);
}

/** A player has already asked what the roll discovers. */
export function hasAssessed(entries: readonly Entry[]): boolean {
  return entries.some(({ kind }) => kind === "assess");
}

/** A roll that may discover an aspect, as it is now; refused if it failed, or is already used. */
export function assessingRoll(
  world: World,
  entry: Pick<Entry, "actor" | "actorName" | "author">,
  id: string,
): Result<{ readonly now: RollNow; readonly roller: LedgerActor }> {
  const rolled = ownRollInForce(world, entry, id);
  if (!rolled.ok) return rolled;
  const { now } = rolled.value;
  if (hasCreated(now.entries)) return refuse("made-already");
  const open = assesses(now.roll, creationRoll(world, now));
  return open.ok ? ok(rolled.value) : open;
}
