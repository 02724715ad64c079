import { mayDiscover } from "../../rules/created-aspects/discover-aspect.ts";
import type { CheckOutcome } from "../../rules/roll/check.ts";
import type { CreationRoll, RolledTrait } from "../../rules/created-aspects/creation-rules.ts";
import { listedTrait, unwrittenKey } from "../../rules/traits/listed-traits.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import type { DoneEntry, DoneOf, Entry } from "../entry.ts";
import { type RollAndActor, ownResultOfActiveGame, type RollNow } from "./replay-roll.ts";
import type { LedgerActor, World } from "../world.ts";

/** What creating, removing and discovering aspects need to know of a roll, as it is now. */
export function creationRoll({ actor }: Pick<World, "actor">, now: Pick<RollNow, "roll" | "state">): CreationRoll {
  const { roll, state } = now;
  const { outcome, total } = roll.ruleset.resolve(state.request, state.faces, roll.dials);
  const own = actor(roll.actor)?.snapshot().traits ?? [];
  const traitOf = (id: string): RolledTrait => {
    // A listed trait without a rank has no item: its key is its id.
    const key = unwrittenKey(id) || id;
    return own.find((trait) => trait.id === id) ?? listedTrait(roll.ruleset, key) ?? { key, group: "" };
  };
  return { outcome, usual: usualOutcome(now), total, traits: state.request.traits.map(({ id }) => traitOf(id)) };
}

/** R4: compares a roll that has no difficulty with the game's default. */
function usualOutcome({
  roll: { ruleset, dials },
  state: { request, faces },
}: Pick<RollNow, "roll" | "state">): CheckOutcome | null {
  const difficulty = request.difficulty === null ? ruleset.creating.usualDifficulty : null;
  return difficulty === null ? null : ruleset.resolve({ ...request, difficulty }, faces, dials).outcome;
}

/** Whether an actor could oppose a roll by another: places and things do not, nor does anyone oppose their own roll. */
export function opposes(actor: Pick<LedgerActor, "uuid" | "isInanimate"> | null, roller: string): boolean {
  return actor !== null && !actor.isInanimate && actor.uuid !== roller;
}

/** Whether an aspect was created, removed or discovered by a roll. */
export type Created = DoneOf<"create"> | DoneOf<"remove"> | DoneOf<"reveal">;

export function cameOf(entry: DoneEntry): entry is Created {
  return entry.kind === "create" || entry.kind === "remove" || (entry.kind === "reveal" && entry.request.aspect !== "");
}

/** Uuid of that aspect. */
export function cameAspect(entry: Created): string {
  return entry.kind === "create" ? entry.facts.aspect : entry.request.aspect;
}

/** One roll creates, removes or discovers one aspect. */
export function hasCreated(entries: readonly DoneEntry[]): boolean {
  return entries.some(cameOf);
}

/** A player has already asked what the roll discovers. */
export function hasDiscovered(entries: readonly Entry[]): boolean {
  return entries.some(({ kind }) => kind === "discover");
}

type Asking = Pick<Entry, "actor" | "actorName" | "author">;

/** A roll with which its roller can still create, remove or discover an aspect. */
export function rollToCreate(world: World, entry: Asking, id: string): RollAndActor {
  const rolled = ownResultOfActiveGame(world, entry, id);
  if (rolled.ok && rolled.value.now.roll.attack) return refuse("roll-attacks");
  if (!rolled.ok) return rolled;
  const { entries } = rolled.value.now;
  if (entries.some(({ kind }) => kind === "block")) return refuse("blocks-already");
  return hasCreated(entries) ? refuse("created-already") : rolled;
}

/**
 * A roll that may discover an aspect, as it is now, and the free uses of what it finds; refused if it failed, or is already used.
 * `studied`: null where a GM answers.
 */
export function discoveringRoll(
  world: World,
  entry: Asking,
  id: string,
  studied: LedgerActor | null,
): Result<{ readonly now: RollNow; readonly actor: LedgerActor; readonly freeUses: number }> {
  const rolled = rollToCreate(world, entry, id);
  if (!rolled.ok) return rolled;
  const { now } = rolled.value;
  const open = mayDiscover(now.roll, creationRoll(world, now), opposes(studied, entry.actor));
  return open.ok ? ok({ ...rolled.value, freeUses: open.value }) : open;
}
