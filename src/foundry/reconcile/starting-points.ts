import { hasPlayed } from "../../ledger/has-played.ts";
import { followingPoints } from "../../rules/spend/starting-points.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { isActorOfType, isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { onItemChange } from "../documents/on-change.ts";
import { activeGame } from "../settings/active-game.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import type { WriteOptions } from "../ledger/client-writes.ts";

/** Starting points by uuid, of characters whose aspects or phases this client has changed: what they were before the next change. */
const known = new Map<string, number>();

/** One change after another: each begins with the points the last one gave. */
let work: Promise<void> = Promise.resolve();

/** Until play begins, a character's points follow what it starts with. Called in `init`. */
export function followStartingPoints(): void {
  Hooks.on("norn.gameChanged", () => known.clear());
  Hooks.on("preCreateItem", noteBefore);
  Hooks.on("preUpdateItem", noteBefore);
  Hooks.on("preDeleteItem", noteBefore);
  onItemChange(lifeChanged);
}

/** Whether a change only made a character's points follow: no adjustment, but a new opening balance. */
export function isStart(actor: NornActor, { nornStart }: WriteOptions): boolean {
  return (
    nornStart === true &&
    !hasPlayed(ledgerStore(), actor.uuid) &&
    actor.snapshot().fatePoints.value === startOf(actor, activeGame())
  );
}

/** What starting points may depend on. */
function isOfLife(item: unknown): item is NornItem {
  return isItemOfType(item, "aspect") || isItemOfType(item, "phase");
}

/** Before this client's first change of an actor's aspects or phases; later ones find what the last left. */
function noteBefore(item: NornItem): void {
  const { actor } = item;
  if (isOfLife(item) && actor && isActorOfType(actor, "character") && !actor.pack && !known.has(actor.uuid))
    note(actor, activeGame());
}

function note(actor: NornActor, played: ActiveGame): void {
  known.set(actor.uuid, startOf(actor, played));
}

function startOf(actor: NornActor, { ruleset, dials }: ActiveGame): number {
  return ruleset.fatePoints.start(actor.snapshot(), dials);
}

function lifeChanged(item: unknown, userId: string): void {
  if (!isOfLife(item) || !item.actor || !known.has(item.actor.uuid)) return;
  const { actor } = item;
  if (userId !== game.user.id) return note(actor, activeGame());
  work = work.catch(() => undefined).then(() => follow(actor, activeGame()));
}

async function follow(actor: NornActor, played: ActiveGame): Promise<void> {
  const after = startOf(actor, played);
  const before = known.get(actor.uuid) ?? after;
  known.set(actor.uuid, after);
  const value = followingPoints({
    before,
    after,
    value: actor.snapshot().fatePoints.value,
    played: hasPlayed(ledgerStore(), actor.uuid),
  });
  if (value === null) return;
  const options: WriteOptions = { nornStart: true };
  await actor.update({ system: { fatePoints: { value } } }, options);
}
