import type { DialValues } from "../../dials/dial-values.ts";
import { askFormula, type FormulaDial, readChoice, readFormula, readNumber, readSwitch } from "../../dials/read-dial.ts";
import { boxIds, checkedOn } from "../../harm/fill-boxes.ts";
import { type Recovery, type Harmed, TAKEN_OUT } from "../../harm/harm-rules.ts";
import { bonusOf, inItsWords, row, withRows } from "../../harm/tracks.ts";
import type { TrackLayout, TrackRow } from "../../ruleset.ts";
import { rankOf } from "../../traits/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { CLIPPED_BOXES, HEALING, HEALING_TIMES, HURT_BOXES, INJURED_BOXES, NON_LETHAL } from "./dials.data.ts";
import { UNBOUGHT_RANK } from "./fate2.data.ts";

export const WOUNDS = "wounds";

/**
 * The boxes of a row are a number, or a formula of the campaign's. F8-R3: an actor's own extra boxes lengthen each of the three rows; taken out stays one box. F10-R3: minions who count as one have
 * one of those boxes each. Source: F7, F8.
 */
export function fate2Tracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  const bonus = bonusOf(actor, WOUNDS);
  const boxes = (dial: FormulaDial): number => {
    const rank = (key: string): number | null => rankOf(actor, key, UNBOUGHT_RANK);
    return (askFormula(readFormula(dial, dials), rank, { size: actor.size }) ?? 0) + bonus;
  };
  const layouts = [
    {
      id: WOUNDS,
      rows: [
        row("clipped", boxes(CLIPPED_BOXES)),
        row("hurt", boxes(HURT_BOXES)),
        row("injured", boxes(INJURED_BOXES)),
        row(TAKEN_OUT, actor.count),
      ],
    },
  ];
  return layouts.map((layout) => inItsWords("fate2", actor, withRows(actor, layout)));
}

/** Rows of the wound track that last for the scene. Source: F8. */
export function ofTheScene(dials: DialValues): readonly string[] {
  return readSwitch(NON_LETHAL, dials) ? ["clipped", "hurt", "injured"] : ["clipped", "hurt"];
}

/** Days an injury takes, and the difficulty of the treatment whose margin shortens that. Source: F8. */
const HEALS = {
  week: { days: 7, difficulty: 1 },
  rest: { days: 14, difficulty: 0 },
  activity: { days: 21, difficulty: 0 },
} as const;

/** Medicine, or a similar skill, in whichever list the campaign has. Source: F8. */
const MEDICINE: readonly string[] = ["medicine", "healing", "first-aid"];

const NO_TREATMENT = { days: null, treatment: null, after: () => null };

/** One day less for each point of margin; a treatment that fails changes nothing. F8-R7: the time is multiplied first. */
function injury(dials: DialValues): Pick<Recovery, "days" | "treatment" | "after"> {
  const { days: usual, difficulty } = HEALS[readChoice(HEALING, dials)];
  const days = usual * readNumber(HEALING_TIMES, dials);
  const treatment = { traits: MEDICINE, difficulty };
  return { days, treatment, after: (margin) => Math.max(0, days - Math.max(0, margin)) };
}

/**
 * What lasts for the scene heals with it, each injury in its own time. F8-R8: the GM says when someone taken out comes to.
 * Source: F8.
 */
export function fate2Recoveries({ actor, layouts }: Pick<Harmed, "actor" | "layouts">, dials: DialValues): readonly Recovery[] {
  const checked = checkedOn(actor, WOUNDS);
  const ofRow = (row: TrackRow): readonly Recovery[] => {
    const boxes = boxIds(row).filter((box) => checked.has(box));
    const wound = (some: readonly string[]): Recovery["wound"] => ({ track: WOUNDS, row: row.id, boxes: some, aspect: "" });
    if (boxes.length === 0) return [];
    if (ofTheScene(dials).includes(row.id)) return [{ wound: wound(boxes), at: "scene", ...NO_TREATMENT }];
    if (row.id !== "injured") return [{ wound: wound(boxes), at: null, ...NO_TREATMENT }];
    return boxes.map((box) => ({ wound: wound([box]), at: null, ...injury(dials) }));
  };
  return layouts.filter(({ id }) => id === WOUNDS).flatMap(({ rows }) => rows.flatMap(ofRow));
}
