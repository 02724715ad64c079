import { challengeAtBreak } from "../challenges/at-break.ts";
import { challengeEvents } from "../challenges/challenge-events.ts";
import { type Challenge, progressOf } from "../challenges/challenge.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import type { ActiveGame, TrackLayout } from "../ruleset.ts";
import type { ActorSnapshot, TrackSnapshot } from "../snapshot.ts";
import { usesTrack } from "../stunts/effect.ts";
import { spentBoxes, usesLeft } from "../stunts/use-effect.ts";
import { type Break, breaksWithin } from "./break-rules.ts";

/** Everything a break may change. */
export interface PlayState {
  readonly playerCharacters: readonly ActorSnapshot[];
  /** All actors with tracks, player characters included. */
  readonly actors: readonly ActorSnapshot[];
  readonly aspects: readonly Aspect[];
  readonly challenges?: readonly Challenge[];
  readonly npcPool: number;
}

/** A number that a break changes. */
interface BreakCount {
  readonly what: string;
  /** The campaign's name for it, if not the game's. */
  readonly name?: string;
  /** Whose words for a track these are, if not people's. */
  readonly words?: string;
  readonly from: number;
  readonly to: number;
}

/** One thing a break changes, which can be left out by itself. */
export interface BreakLine {
  /** The same for the same thing on every call; safe as the key of a stored record. */
  readonly key: string;
  /** Uuid of the actor, "" for the GM's pool. */
  readonly actor: string;
  /** Which numbers change: a fate point counter, the aspect's checked boxes, a track's. Empty for what is removed. */
  readonly counts: readonly BreakCount[];
  readonly kind: "points" | "boxes" | "gone" | "track" | "uses" | "pool" | "challenge";
  readonly aspect: Aspect | null;
  /** It is about something that not everyone knows of. */
  readonly hidden?: true;
  readonly events: readonly LedgerEvent[];
}

/**
 * What changes at a break, to be shown before it happens and undone after, line by line. Source: F3, F4, F8, S3, S5, T3, T4, M3.
 */
export function breakLines(game: ActiveGame, state: PlayState, at: Break): readonly BreakLine[] {
  return [
    ...state.playerCharacters.flatMap((actor) => pointLines(game, actor, at)),
    ...state.playerCharacters.flatMap((actor) => earnedLines(game, actor, at)),
    ...state.aspects.flatMap((aspect) => aspectLines(game, aspect, at)),
    ...state.actors.flatMap((actor) => trackLines(game, state, actor, at)),
    ...state.actors.flatMap((actor) => usesLines(actor, at)),
    ...challengeLines(state, at),
    ...poolLines(game, state, at),
  ];
}

export function breakEvents(game: ActiveGame, state: PlayState, at: Break): readonly LedgerEvent[] {
  return breakLines(game, state, at).flatMap(({ events }) => events);
}

/** Held points are added to the others first, so that a refresh that only fills up does not lose them. */
function pointLines({ ruleset: { breaks }, dials }: ActiveGame, actor: ActorSnapshot, at: Break): readonly BreakLine[] {
  const { uuid, fatePoints } = actor;
  const { value, held } = fatePoints;
  const within = breaksWithin(at);
  const kept = within.some((each) => breaks.releasesHeld(each)) ? 0 : held;
  const joined = { ...actor, fatePoints: { ...fatePoints, value: value + held - kept, held: kept } };
  const after = within.reduce((now, each) => {
    const points = breaks.points(now, each, dials);
    return { ...now, fatePoints: { ...now.fatePoints, value: points } };
  }, joined);
  const counters = [
    { what: "held", from: held, to: kept },
    { what: "value", from: value, to: after.fatePoints.value },
  ] as const;
  const counts = counters.filter(({ from, to }) => from !== to);
  const events = counts.map(
    ({ what: counter, from, to }) => ({ type: "fate-points-changed", actor: uuid, counter, by: to - from }) as const,
  );
  return counts.length === 0 ? [] : [{ key: keyOf(uuid, "points"), actor: uuid, counts, kind: "points", aspect: null, events }];
}

/** Source: T5. */
function earnedLines({ ruleset: { breaks } }: ActiveGame, { uuid, fatePoints }: ActorSnapshot, at: Break): readonly BreakLine[] {
  const by = breaks.earns?.(at) ?? 0;
  if (by === 0) return [];
  const counter = "skillPoints";
  const { [counter]: from = 0 } = fatePoints;
  const events = [{ type: "fate-points-changed", actor: uuid, counter, by } as const];
  const counts = [{ what: counter, from, to: from + by }];
  return [{ key: keyOf(uuid, counter), actor: uuid, counts, kind: "points", aspect: null, events }];
}

function aspectLines({ ruleset: { breaks }, dials }: ActiveGame, aspect: Aspect, at: Break): readonly BreakLine[] {
  const { uuid, parent: actor, checked } = aspect;
  const within = breaksWithin(at);
  if (within.some((each) => breaks.endsAspect(aspect, each, dials))) {
    const events = [{ type: "aspect-removed", aspect } as const];
    return [{ key: keyOf(uuid, "gone"), actor, counts: [], kind: "gone", aspect, events }];
  }
  const left = within.reduce((now, each) => now - breaks.clearsBoxes(now, each, dials), checked);
  if (left === checked) return [];
  const counts = [{ what: "checked", from: checked, to: left }];
  const events = [{ type: "aspect-boxes-changed", aspect: uuid, by: left - checked } as const];
  return [{ key: keyOf(uuid, "boxes"), actor, counts, kind: "boxes", aspect, events }];
}

function trackLines(game: ActiveGame, { aspects }: PlayState, actor: ActorSnapshot, at: Break): readonly BreakLine[] {
  const { ruleset, dials } = game;
  const { uuid, tracks } = actor;
  const stored = tracks.filter(({ boxes }) => boxes.length > 0);
  if (stored.length === 0) return [];
  const consequences = aspects.filter(({ kind, parent }) => kind === "consequence" && parent === uuid);
  return ruleset.tracks(actor, dials).flatMap((layout): BreakLine[] => {
    const track = stored.find(({ id }) => id === layout.id);
    const boxes = track ? clearedBoxes(game, { layout, track, consequences }, at) : [];
    if (!track || boxes.length === 0) return [];
    const { name, words } = layout;
    const named = { ...(name !== undefined && { name }), ...(words !== undefined && { words }) };
    const counts = [{ what: layout.id, ...named, from: track.boxes.length, to: track.boxes.length - boxes.length }];
    const events = boxes.map((box) => ({ type: "track-box-cleared", actor: uuid, track: layout.id, box }) as const);
    return [{ key: keyOf(uuid, `track-${layout.id}`), actor: uuid, counts, kind: "track", aspect: null, events }];
  });
}

/** Uses of advantages, maneuvers and the like come back at the break they name, or at a longer one. Source: S4, F9. */
function usesLines(actor: ActorSnapshot, at: Break): readonly BreakLine[] {
  const { uuid, features } = actor;
  return features.flatMap((feature): BreakLine[] => {
    const { id, name, uses } = feature;
    const spent = uses.at !== "" && breaksWithin(at).includes(uses.at) ? spentBoxes(actor, id) : [];
    if (spent.length === 0) return [];
    const track = usesTrack(id);
    const counts = [{ what: track, name, from: usesLeft(feature), to: uses.most }];
    const events = spent.map((box) => ({ type: "track-box-cleared", actor: uuid, track, box }) as const);
    return [{ key: keyOf(uuid, track), actor: uuid, counts, kind: "uses", aspect: null, events }];
  });
}

/** A challenge loses marks, or everyone may roll on it again. Source: F2 (span, recovery). */
function challengeLines({ challenges = [] }: PlayState, at: Break): readonly BreakLine[] {
  return challenges.flatMap((challenge): BreakLine[] => {
    const { uuid, parent, name, sides, hidden } = challenge;
    const events = challengeEvents(uuid, challengeAtBreak(challenge, breaksWithin(at)));
    const marked = sides.reduce((sum, side) => sum + progressOf(challenge, side).marked, 0);
    const lost = events.reduce((sum, event) => sum + (event.type === "challenge-marks-changed" ? event.by : 0), 0);
    const counts = [{ what: "marks", name, from: marked, to: marked + lost }];
    return events.length === 0
      ? []
      : [
          {
            key: keyOf(uuid, "ladder"),
            actor: parent,
            counts,
            kind: "challenge",
            aspect: null,
            ...(hidden && { hidden }),
            events,
          },
        ];
  });
}

interface TrackWithWounds {
  readonly layout: TrackLayout;
  readonly track: TrackSnapshot;
  readonly consequences: readonly Aspect[];
}

function clearedBoxes(
  { ruleset: { breaks }, dials }: ActiveGame,
  { layout, track: { boxes }, consequences }: TrackWithWounds,
  at: Break,
): readonly string[] {
  const here = consequences.filter(({ track }) => track === layout.id || track === "");
  return layout.rows.flatMap((row) => {
    const checked = boxes.filter((box) => box.slice(0, box.lastIndexOf("-")) === row.id);
    const held = here.some(({ severity }) => severity === row.id);
    const full = checked.length >= row.boxes;
    const found = { track: layout.id, row: row.id, full, ...(held && { held }) };
    return breaksWithin(at).some((each) => breaks.clearsRow(found, each, dials)) ? checked : [];
  });
}

/** The pool starts again with a session, and with no other break. Source: S3. */
function poolLines({ ruleset: { breaks }, dials }: ActiveGame, state: PlayState, at: Break): readonly BreakLine[] {
  const from = state.npcPool;
  const to = breaks.npcPool(state.playerCharacters.length, at, dials);
  if (to === null || to === from) return [];
  const events = [{ type: "npc-pool-changed", by: to - from } as const];
  return [{ key: "pool", actor: "", counts: [{ what: "pool", from, to }], kind: "pool", aspect: null, events }];
}

/** Foundry reads a dot in the key of a record as a path. */
function keyOf(uuid: string, what: string): string {
  return `${uuid}-${what}`.replaceAll(".", "-");
}
