import type { DialValues } from "../../src/rules/dials/dial-values.ts";
import { type Harm, type HarmWay, type Hit, type Harmed, NO_ARMS, PLAIN_WAY } from "../../src/rules/harm/harm-rules.ts";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { actor } from "./actor-snapshot.ts";
import { anAspect } from "./an-aspect.ts";

const { strands } = RULESETS;
export const STRANDS_HARM = strands.harm ?? fail();

function fail(): never {
  throw new Error("Strands of Fate has no rules of harm.");
}

/** Someone with so many physical boxes a row, of this tier, with these dials. */
export function strandsHarmed(boxes: number, dials: DialValues = {}, tier = "", armorBoxes = 0): Harmed {
  const tracks = [{ id: "physical", boxes: [], bonus: boxes }];
  const who = actor({ tier, tracks, armorBoxes });
  return { actor: who, layouts: strands.tracks(who, dials), consequences: [], track: "physical", armor: NO_ARMS };
}

export function hitFor(amount: number): Hit {
  return { suffers: "defender", amount, parts: [] };
}

/** What a hit does; throws where the rules refuse it. */
export function strandsHarm(who: Harmed, amount: number, dials: DialValues = {}, way: HarmWay = PLAIN_WAY): Harm {
  const taken = STRANDS_HARM.take(who, hitFor(amount), way, dials);
  if (!taken.ok) throw new Error(taken.code);
  return taken.value;
}

/** the one who is hit after that. */
export function afterHarm(who: Harmed, { boxes, consequences }: Harm): Harmed {
  const ids = who.layouts.map(({ id }) => id);
  const tracks = ids.map((id) => {
    const before = who.actor.tracks.find((track) => track.id === id) ?? { id, boxes: [], bonus: 0 };
    return { ...before, boxes: [...before.boxes, ...boxes.filter(({ track }) => track === id).map(({ box }) => box)] };
  });
  const aspects = consequences.map(({ severity, track, persistent }, index) => {
    const uuid = `Item.${who.consequences.length + index}`;
    return anAspect({ uuid, kind: "consequence", severity, track, persistent });
  });
  return { ...who, actor: { ...who.actor, tracks }, consequences: [...who.consequences, ...aspects] };
}

/** Checked boxes of the physical track, row by row: `minor 2, major 4`. */
export function rowsOf(who: Harmed): string {
  const checked = who.actor.tracks.find(({ id }) => id === "physical")?.boxes ?? [];
  const rows = who.layouts.find(({ id }) => id === "physical")?.rows ?? [];
  return rows
    .map(({ id }) => ({ id, count: checked.filter((box) => box.slice(0, box.lastIndexOf("-")) === id).length }))
    .filter(({ count }) => count > 0)
    .map(({ id, count }) => `${id} ${count}`)
    .join(", ");
}

export function severitiesOn({ consequences }: Harmed): readonly string[] {
  return consequences.map(({ severity }) => severity);
}
