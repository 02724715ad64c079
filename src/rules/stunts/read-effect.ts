import { recordOf } from "../is-record.ts";
import { type Effect, EFFECT_KINDS, EFFECT_ROLLS, type EffectCosts } from "./effect.ts";

const words = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const whole = (value: unknown): number => (typeof value === "number" && Number.isSafeInteger(value) ? value : 0);
const count = (value: unknown): number => Math.max(0, whole(value));

/** An effect as an item stores it. What cannot be read does nothing. */
export function parseEffect(id: string, stored: unknown): Effect {
  const own = recordOf(stored);
  const traits = recordOf(own["traits"]);
  return {
    id,
    kind: EFFECT_KINDS.find((kind) => kind === own["kind"]) ?? "special",
    roll: EFFECT_ROLLS.find((roll) => roll === own["roll"]) ?? "",
    traits: Object.keys(traits).filter((trait) => traits[trait] === true),
    scope: words(own["scope"]),
    amount: whole(own["amount"]),
    use: words(own["use"]),
    range: own["range"] === null || own["range"] === undefined ? null : count(own["range"]),
    track: words(own["track"]),
    row: words(own["row"]),
    stacks: count(own["stacks"]),
    when: words(own["when"]),
    costs: parseCosts(own["costs"]),
  };
}

function parseCosts(stored: unknown): EffectCosts {
  const own = recordOf(stored);
  return {
    points: count(own["points"]),
    boxes: count(own["boxes"]),
    track: words(own["track"]),
    uses: count(own["uses"]),
    from: words(own["from"]),
    aspectBoxes: count(own["aspectBoxes"]),
    usesFirst: own["usesFirst"] === true,
  };
}

/** All effects of an item, in the order they were added. */
export function parseEffects(stored: unknown): readonly Effect[] {
  return Object.entries(recordOf(stored)).map(([id, effect]) => parseEffect(id, effect));
}
