import { takesBack } from "./order.ts";
import { inverseEvents, type LedgerEvent } from "../rules/index.ts";
import type { Entry, EntryOf } from "./entry.ts";
import { eventOwner } from "./changes/event-target.ts";
import { netGain } from "./changes/net-gain.ts";
import { isPaidFor } from "./is-paid-for.ts";
import { aboutOf, isPaid, mostGained, needsGm, speaksFor } from "./kinds.ts";
import { sameChanges } from "./changes/net-events.ts";
import type { World } from "./world.ts";

/**
 * The threat model, in one place. A player's client may be modified: it can create any message in its own name, change or delete its
 * own messages, and write its own documents. It cannot write as another user, nor touch a GM's messages or world settings.
 *
 * So a request is only a wish: the authority takes the actor, the aspect and the choice from it and computes the rest from current
 * data. An outcome counts by its author, which the server sets: a GM's always; a player's own only if no GM was connected, for what
 * belongs to that player alone (`countsAlone`), and until a GM's outcome replaces it. A kind says what it may bring then (`brings`),
 * and whether it always waits for a GM (`needsGm`): where a forged one could leave out what it costs, or touch what others did. An
 * owner's manual edits are legal in the host; they become adjustments when they are seen, or when the books are reconciled.
 */
export function countsAlone(world: World, entry: Entry): boolean {
  const { author, outcome, request } = entry;
  // What waits for the roll is paid out by a GM's client, which takes it as planned.
  if (outcome.later.length > 0) return false;
  if (!ownsAll(world, author, outcome.events) || !speaksFor(world, entry) || needsGm(world, entry)) return false;
  if (takesBack(entry)) return takesBackOwn(world, entry);
  if (netGain(outcome.events) > mostGained(entry) || !aboutOf(entry).every((id) => isOwnRoll(world, author, id))) return false;
  if (!isPaid(entry) || entry.state !== "done") return true;
  const aspect = "aspect" in request ? world.aspect(request.aspect) : null;
  // One that is deleted cannot be checked.
  const mayTakeNothing = aspect === null || world.game.ruleset.invoking.mayTakeNothing?.(aspect) === true;
  return isPaidFor({ ...outcome, mayTakeNothing });
}

/** Not a roll by a character of someone else: what is done to it is not the author's alone. */
function isOwnRoll(world: Pick<World, "owns" | "roll">, user: string, id: string): boolean {
  const found = world.roll(id);
  if (!found.ok) return true;
  const { actor, pilot, author } = found.value;
  return author === user || world.owns(user, actor) || world.owns(user, pilot);
}

/** Only the author's own entries, with exactly the changes they plan: else a player could reuse one at another's cost. */
function takesBackOwn({ entries }: World, { author, state, kind, request, outcome }: EntryOf<"undo" | "redo">): boolean {
  const of = entries.entry(request.entry);
  if (of?.author !== author) return false;
  const meant = kind === "undo" ? inverseEvents(of.outcome.events) : of.outcome.events;
  return state !== "done" || sameChanges(meant, outcome.events);
}

/** Whether a user may write everything these events change. Only GMs may write the GM's pool. */
export function ownsAll(world: Pick<World, "isGm" | "owns">, user: string, events: readonly LedgerEvent[]): boolean {
  return (
    world.isGm(user) ||
    events.every((event) => {
      const owner = eventOwner(event);
      return owner !== "" && world.owns(user, owner);
    })
  );
}
