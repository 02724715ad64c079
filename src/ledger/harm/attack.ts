import { type Arms, NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { idOf, type Input, isInput, phraseOf, textOf, wholeOf } from "../read-input.ts";

/** What makes a roll an attack, as it was when it was rolled. */
export interface Attack {
  /** Id of a `ConflictScope`. */
  readonly scope: string;
  readonly weapon: Arms;
  /** What the attacker wears: in some games the one who loses is hit. */
  readonly armor: Arms;
  /** Zones between attacker and target. */
  readonly distance: number;
  /** Id of the pace of the conflict it is made in, "" for the campaign's usual one. */
  readonly pace: string;
  /** Uuid of the weapon, "" for none. */
  readonly gear?: string;
  /** What happens if it works, in words, instead of harm. */
  readonly stake?: string;
  /** Id of the outcome which that takes, in games that have a table of them. */
  readonly takes?: string;
}

const MOST_RATED = 20;
const MOST_ZONES = 99;
const MOST_QUALITIES = 20;
/** Characters of what is at stake: it may become an aspect. */
export const LONGEST_STAKE = 250;

function bounded(value: unknown, least: number, most: number): number {
  return Math.min(most, Math.max(least, wholeOf(value) ?? 0));
}

/** Arms from untrusted input; bare hands for what cannot be read. */
export function parseArms(input: unknown): Arms {
  if (!isInput(input)) return NO_ARMS;
  const range = wholeOf(input["range"]);
  return {
    name: textOf(input["name"]),
    weapon: bounded(input["weapon"], -MOST_RATED, MOST_RATED),
    armor: bounded(input["armor"], -MOST_RATED, MOST_RATED),
    range: range === null ? null : bounded(range, 0, MOST_ZONES),
    explosive: bounded(input["explosive"], 0, MOST_RATED),
    armorType: idOf(input["armorType"]),
    qualities: parseQualities(input["qualities"]),
    scope: idOf(input["scope"]),
    shield: bounded(input["shield"], 0, MOST_RATED),
  };
}

function parseQualities(input: unknown): Arms["qualities"] {
  if (!isInput(input)) return {};
  const entries = Object.entries(input).slice(0, MOST_QUALITIES);
  return Object.fromEntries(entries.map(([id, times]) => [idOf(id), bounded(times, 0, MOST_RATED)]));
}

/** An attack from untrusted input; null for none. */
export function parseAttack(input: Input | null | undefined): Attack | null {
  const scope = input ? idOf(input["scope"]) : "";
  if (!input || scope === "") return null;
  const distance = bounded(input["distance"], 0, MOST_ZONES);
  const stake = phraseOf(input["stake"], LONGEST_STAKE);
  const takes = idOf(input["takes"]);
  const arms = { weapon: parseArms(input["weapon"]), armor: parseArms(input["armor"]) };
  const named = { pace: idOf(input["pace"]), gear: idOf(input["gear"]) };
  return { scope, ...arms, distance, ...named, ...(stake !== "" && { stake, ...(takes !== "" && { takes }) }) };
}
