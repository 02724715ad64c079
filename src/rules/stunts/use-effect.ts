import type { LedgerEvent } from "../events/ledger-event.ts";
import { type Payer, payPoints } from "../spend/payer.ts";
import { checkedOn, clearBoxes } from "../harm/fill-boxes.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { ActiveGame } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import { type Effect, type Feature, usesTrack } from "./effect.ts";

export const USE_REFUSALS = [
  "power-points-short",
  "points-short",
  "boxes-short",
  "effect-gone",
  "not-an-aspect",
  "nothing-to-pay",
] as const;
export type UseRefusal = (typeof USE_REFUSALS)[number];

/** Who uses an effect. */
export interface Using {
  readonly actor: ActorSnapshot;
  readonly payer: Payer;
}

export interface EffectUsed {
  /** Fate points it took. */
  readonly points: number;
  readonly events: readonly LedgerEvent[];
}

/** Uses an item has left. */
export function usesLeft({ uses: { most, spent } }: Feature): number {
  return Math.max(0, most - spent);
}

/**
 * What using an effect takes: uses, fate points, boxes of a track from the mildest row on, boxes of the aspect that the item also
 * is. Source: S4 (fate points, limits), F7 (narrative limit), F9 (chi).
 */
export function useEffect(game: ActiveGame, using: Using, feature: Feature, effect: Effect): Result<EffectUsed, UseRefusal> {
  const { costs } = effect;
  const uses = spentUses(using.actor, feature, effect);
  if (!uses.ok && !costs.usesFirst) return uses;
  const byUses = costs.usesFirst && costs.uses > 0 && uses.ok;
  const points = byUses ? 0 : costs.points;
  const paid = payPoints(using.payer, points);
  if (!paid.ok) return paid;
  const boxes = byUses ? ok([]) : checkedBoxes(game, using.actor, effect);
  if (!boxes.ok) return boxes;
  const aspect = aspectBoxes(using, feature, effect);
  if (!aspect.ok) return aspect;
  return ok({ points, events: [...(uses.ok ? uses.value : []), ...paid.value, ...boxes.value, ...aspect.value] });
}

type Taken = Result<readonly LedgerEvent[], UseRefusal>;

function spentUses(actor: ActorSnapshot, own: Feature, { costs: { uses, from } }: Effect): Taken {
  if (uses === 0) return ok([]);
  const source = from === "" ? own : actor.features.find(({ id }) => id === from);
  if (!source) return refuse("effect-gone");
  const track = usesTrack(source.id);
  const paid = spendPowerPoints({ left: usesLeft(source), most: source.uses.most }, uses);
  if (!paid.ok) return refuse("power-points-short", { ...paid.args, item: source.name });
  const rows = [{ id: "use", boxes: source.uses.most }];
  const free = clearBoxes({ id: track, rows }, checkedOn(actor, track), uses);
  return ok(free.map(({ box }) => ({ type: "track-box-checked", actor: actor.uuid, track, box })));
}

function checkedBoxes({ ruleset, dials }: ActiveGame, actor: ActorSnapshot, { costs: { boxes, track } }: Effect): Taken {
  if (boxes === 0) return ok([]);
  const layout = ruleset.tracks(actor, dials).find(({ id }) => id === track);
  const clear = layout ? clearBoxes(layout, checkedOn(actor, track), boxes) : [];
  if (clear.length < boxes) return refuse("boxes-short", { left: clear.length, needed: boxes });
  return ok(clear.map(({ box }) => ({ type: "track-box-checked", actor: actor.uuid, track, box })));
}

function aspectBoxes({ actor }: Using, { aspect: id, name }: Feature, { costs: { aspectBoxes: by } }: Effect): Taken {
  if (by === 0) return ok([]);
  const aspect = actor.aspects.find((one) => one.id === id);
  return aspect ? ok([{ type: "aspect-boxes-changed", aspect: aspect.uuid, by }]) : refuse("not-an-aspect", { item: name });
}

/** Spent uses of an item, as ids of boxes; those beyond what it has now count too, so that they come back. */
export function spentBoxes(actor: Pick<ActorSnapshot, "tracks">, item: string): readonly string[] {
  return [...checkedOn(actor, usesTrack(item))];
}

/** Current points of a power: it can hold at most the ranks it was bought with. Source: F9, eighth system. */
interface PowerPoints {
  readonly left: number;
  readonly most: number;
}

/** Paying for a maneuver; refused if too few points are left. Between scenes they are restored. */
export function spendPowerPoints(points: PowerPoints, cost: number): Result<PowerPoints, "power-points-short"> {
  if (cost > points.left) return refuse("power-points-short", { left: points.left, needed: cost });
  return ok({ ...points, left: points.left - cost });
}
