import type { DialValues } from "../dials/dial-values.ts";
import { isAdded } from "../dials/list-dial.ts";
import { askFormula, readFormula } from "../dials/read-dial.ts";
import type { TrackDials } from "../dials/track-dials.ts";
import type { RulesetParts } from "../reviewed-ruleset.ts";
import type { GameVariant, TrackLayout } from "../ruleset.ts";
import { rankOf } from "../traits/audit.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import { wholeGame } from "../ruleset-parts.ts";
import type { HarmRules } from "./harm-rules.ts";
import { bonusOf, row, withRows } from "./tracks.ts";

interface FormulaInput {
  /** The rank of a trait that the actor does not have. */
  readonly unbought: (key: string) => number;
  /** The values of names that are not traits. */
  readonly names: (actor: ActorSnapshot, dials: DialValues) => Readonly<Record<string, number>>;
}

/**
 * A game whose tracks a campaign edits. R17: those it adds are people's, a row of boxes each, which no attack reaches: what checks
 * them is what people have and do.
 */
export function withOwnTracks(parts: RulesetParts, list: TrackDials, input: FormulaInput): RulesetParts {
  const { variant, breaks, harm } = wholeGame(parts);
  return {
    ...parts,
    dials: [...parts.dials, list.list],
    variant: (dials) => withBoxes(variant(dials), list, dials),
    tracks: (actor, dials) => [...known(parts.tracks(actor, dials), list, dials), ...added(actor, list, input, dials)],
    breaks: {
      ...breaks,
      clearsRow: (found, at, dials) => {
        if (!list.renews(found.track, dials)) return false;
        return isAdded(found.track) ? at === "scene" : breaks.clearsRow(found, at, dials);
      },
    },
    ...(harm && { harm: harmWithout(harm, list) }),
  };
}

/** Each that is added has a dial for its boxes. */
function withBoxes(variant: GameVariant | null, list: TrackDials, dials: DialValues): GameVariant | null {
  const boxes = list.own(dials).map((track) => track.boxes);
  return boxes.length === 0 ? variant : { ...variant, dials: [...(variant?.dials ?? []), ...boxes] };
}

/** The game's own, without those left out. */
function known(layouts: readonly TrackLayout[], list: TrackDials, dials: DialValues): readonly TrackLayout[] {
  return layouts
    .filter(({ id }) => !list.isLeftOut(id, dials))
    .map((layout) => {
      const name = list.nameOf(layout.id, dials);
      return name === "" ? layout : { ...layout, name };
    });
}

function added(
  actor: ActorSnapshot,
  list: TrackDials,
  { unbought, names }: FormulaInput,
  dials: DialValues,
): readonly TrackLayout[] {
  if (actor.type !== "character" && actor.type !== "npc") return [];
  return list.own(dials).flatMap(({ id, name, boxes }) => {
    const rank = (key: string): number | null => rankOf(actor, key, unbought(key));
    const count = askFormula(readFormula(boxes, dials), rank, names(actor, dials));
    return count === null ? [] : [{ ...withRows(actor, { id, rows: [row("stress", count + bonusOf(actor, id))] }), name }];
  });
}

/** No one is taken out by what the campaign has added, and what does not renew is not cleared with the scene. */
function harmWithout(harm: HarmRules, list: TrackDials): HarmRules {
  return {
    ...harm,
    isTakenOut: (layout, checked, dials) => !isAdded(layout.id) && harm.isTakenOut(layout, checked, dials),
    recoveries: (input, dials) =>
      harm.recoveries(input, dials).map((recovery) => {
        const { track, aspect } = recovery.wound;
        return aspect !== "" || list.renews(track, dials) ? recovery : { ...recovery, at: null };
      }),
  };
}
