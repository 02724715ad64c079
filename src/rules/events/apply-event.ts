import { ok, refuse, type Result } from "../result.ts";
import { changeChallenge } from "./change-challenge.ts";
import { changeMark } from "./conflict-marks.ts";
import type { ActorState, LedgerState } from "./ledger-state.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerEvent } from "./ledger-event.ts";
import { sameAspect } from "./same-aspect.ts";

/** Why a change is impossible now. */
export const LEDGER_REFUSALS = [
  "actor-gone",
  "aspect-gone",
  "aspect-there",
  "aspect-changed",
  "points-short",
  "pool-short",
  "boxes-spent",
  "free-gone",
  "known-already",
  "not-known",
  "box-checked",
  "box-clear",
  "trait-gone",
  "ranks-gone",
  "gear-gone",
  "no-ammunition",
  "ammunition-full",
  "challenge-gone",
  "row-full",
  "row-clear",
  "moved-since",
  "mark-gone",
  "mark-changed",
] as const;
export type LedgerRefusal = (typeof LEDGER_REFUSALS)[number];

type Applied = Result<LedgerState, LedgerRefusal>;

/** The state after an event, or why it is impossible: nothing ever falls below zero, and no box is checked twice. */
export function applyEvent(state: LedgerState, event: LedgerEvent): Applied {
  switch (event.type) {
    case "fate-points-changed":
      return onActor(state, event.actor, (actor) => changeCounter(actor, event));
    case "npc-pool-changed":
      return state.npcPool + event.by < 0
        ? refuse("pool-short", { left: state.npcPool })
        : ok({ ...state, npcPool: state.npcPool + event.by });
    case "aspect-boxes-changed":
      return onAspect(state, event.aspect, (aspect) => checkBoxes(aspect, event.by));
    case "free-invocations-changed":
      return onAspect(state, event.aspect, (aspect) => changeFree(aspect, event));
    case "aspect-known":
      return onAspect(state, event.aspect, (aspect) => changeKnown(aspect, event));
    case "aspect-renamed":
      return onAspect(state, event.aspect, (aspect) =>
        aspect.name === event.from ? ok({ ...aspect, name: event.to }) : refuse("aspect-changed", { aspect: event.from }),
      );
    case "trait-rank-changed":
      return raiseTrait(state, event);
    case "aspect-added":
      return state.aspects[event.aspect.uuid]
        ? refuse("aspect-there", { aspect: event.aspect.name })
        : ok({ ...state, aspects: { ...state.aspects, [event.aspect.uuid]: event.aspect } });
    case "aspect-removed":
      return removeAspect(state, event.aspect);
    case "track-box-checked":
    case "track-box-cleared":
      return onActor(state, event.actor, (actor) => changeBox(actor, event));
    case "ammunition-changed":
      return changeAmmunition(state, event);
    case "gear-quantity-changed":
      return countGear(state, event);
    case "challenge-marks-changed":
    case "challenge-counter-changed":
      return changeChallenge(state, event);
    case "actor-moved":
      return move(state, event);
    case "conflict-mark-changed":
      return changeMark(state, event);
  }
}

/** All of them in order, or none. */
export function applyEvents(state: LedgerState, events: readonly LedgerEvent[]): Applied {
  let after: Applied = ok(state);
  for (const event of events) {
    if (!after.ok) return after;
    after = applyEvent(after.value, event);
  }
  return after;
}

function onActor(state: LedgerState, uuid: string, change: (actor: ActorState) => Result<ActorState, LedgerRefusal>): Applied {
  const actor = state.actors[uuid];
  if (!actor) return refuse("actor-gone", { actor: uuid });
  const changed = change(actor);
  return changed.ok ? ok({ ...state, actors: { ...state.actors, [uuid]: changed.value } }) : changed;
}

function onAspect(state: LedgerState, uuid: string, change: (aspect: Aspect) => Result<Aspect, LedgerRefusal>): Applied {
  const aspect = state.aspects[uuid];
  if (!aspect) return refuse("aspect-gone", { aspect: uuid });
  const changed = change(aspect);
  return changed.ok ? ok({ ...state, aspects: { ...state.aspects, [uuid]: changed.value } }) : changed;
}

function changeCounter(
  actor: ActorState,
  { counter, by }: LedgerEvent & { type: "fate-points-changed" },
): Result<ActorState, LedgerRefusal> {
  const left = actor.fatePoints[counter] ?? 0;
  const after = left + by;
  if (after < 0) return refuse("points-short", { left, needed: -by });
  return ok({ ...actor, fatePoints: { ...actor.fatePoints, [counter]: after } });
}

function checkBoxes(aspect: Aspect, by: number): Result<Aspect, LedgerRefusal> {
  const checked = aspect.checked + by;
  if (checked < 0 || checked > aspect.level)
    return refuse("boxes-spent", { aspect: aspect.name, left: aspect.level - aspect.checked });
  return ok({ ...aspect, checked });
}

function changeFree(
  aspect: Aspect,
  { free, holder, by }: LedgerEvent & { type: "free-invocations-changed" },
): Result<Aspect, LedgerRefusal> {
  const { [free]: held, ...others } = aspect.free;
  const count = (held?.count ?? 0) + by;
  if (count < 0 || (held && held.holder !== holder)) return refuse("free-gone", { aspect: aspect.name });
  return ok({ ...aspect, free: count === 0 ? others : { ...others, [free]: { count, holder } } });
}

function changeKnown(aspect: Aspect, { user, known }: LedgerEvent & { type: "aspect-known" }): Result<Aspect, LedgerRefusal> {
  const { [user]: before, ...others } = aspect.known;
  if (Boolean(before) === known) return refuse(known ? "known-already" : "not-known", { aspect: aspect.name });
  return ok({ ...aspect, known: known ? { ...others, [user]: true } : others });
}

function changeAmmunition(state: LedgerState, { gear, by }: LedgerEvent & { type: "ammunition-changed" }): Applied {
  const had = state.ammunition?.[gear];
  if (!had) return refuse("gear-gone");
  const left = had.left + by;
  if (left < 0) return refuse("no-ammunition");
  if (by > 0 && left > had.holds) return refuse("ammunition-full");
  return ok({ ...state, ammunition: { ...state.ammunition, [gear]: { ...had, left } } });
}

/** Of what comes as a copy there is none before. */
function countGear(state: LedgerState, { gear, copied, by }: LedgerEvent & { type: "gear-quantity-changed" }): Applied {
  const had = state.quantities?.[gear] ?? (copied ? 0 : null);
  if (had === null || had + by < 0) return refuse("gear-gone");
  return ok({ ...state, quantities: { ...state.quantities, [gear]: had + by } });
}

/** Only ranks that were bought can be taken back. */
function raiseTrait(state: LedgerState, { trait, by }: LedgerEvent & { type: "trait-rank-changed" }): Applied {
  const had = state.traits?.[trait];
  if (!had || had.rank === null) return refuse("trait-gone", { trait });
  const experience = had.experience + by;
  if (experience < 0) return refuse("ranks-gone");
  return ok({ ...state, traits: { ...state.traits, [trait]: { rank: had.rank + by, experience } } });
}

/** Only from where the entry knew someone: they may have gone elsewhere since. */
function move(state: LedgerState, { actor, from, to }: LedgerEvent & { type: "actor-moved" }): Applied {
  const now = state.whereabouts?.[actor];
  if (!now) return refuse("actor-gone", { actor });
  const same = now.zone === from.zone && now.ahead === from.ahead && now.done === from.done;
  return same ? ok({ ...state, whereabouts: { ...state.whereabouts, [actor]: to } }) : refuse("moved-since");
}

/** Only the aspect as the entry knew it can be removed: later changes would be lost by undoing. */
function removeAspect(state: LedgerState, aspect: Aspect): Applied {
  const { [aspect.uuid]: there, ...others } = state.aspects;
  if (!there) return refuse("aspect-gone", { aspect: aspect.name });
  if (!sameAspect(there, aspect)) return refuse("aspect-changed", { aspect: aspect.name });
  return ok({ ...state, aspects: others });
}

function changeBox(
  actor: ActorState,
  { type, track, box }: LedgerEvent & { type: "track-box-checked" | "track-box-cleared" },
): Result<ActorState, LedgerRefusal> {
  const { [track]: boxes = {}, ...tracks } = actor.boxes;
  const { [box]: checked, ...others } = boxes;
  if (type === "track-box-checked") {
    if (checked) return refuse("box-checked", { track, box });
    return ok({ ...actor, boxes: { ...tracks, [track]: { ...others, [box]: true } } });
  }
  if (!checked) return refuse("box-clear", { track, box });
  const clear = Object.keys(others).length === 0;
  return ok({ ...actor, boxes: clear ? tracks : { ...tracks, [track]: others } });
}
