import { hasAspectsAsSkills } from "../../rules/aspects/rolled-aspects.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { likeTier } from "../../rules/traits/listed-traits.ts";
import { asName, groupForOwn, type NamedTrait, type NpcWords, plainly, stem, traitMeant } from "./npc-words.ts";
import { type Rated, parseRated } from "./read-clause.ts";

/** An NPC as one phrase describes it. */
export interface NpcFromPhrase {
  readonly name: string;
  readonly tier: string;
  readonly count: number;
  /** `key` "": a trait of its own. */
  readonly traits: readonly { readonly key: string; readonly name: string; readonly group: string; readonly rank: number }[];
  readonly aspects: readonly { readonly name: string; readonly level: number }[];
  /** What was not understood, as typed. */
  readonly unread: readonly string[];
}

const MOST_PEOPLE = 99;
const QUOTED = /["“”„]([^"“”„]+)["“”„]/gu;

/**
 * Reads "three thugs, Average brawlers": how many, who, and what they can do, by the names and ranks of the game. What is quoted is an
 * aspect. What cannot be read is given back: nothing is lost.
 */
export function parseNpc(phrase: string, words: NpcWords, ruleset: Ruleset): Result<NpcFromPhrase, "nameless"> {
  const quoted = [...phrase.matchAll(QUOTED)].map(([, inside = ""]) => inside.trim());
  const [head = "", ...rest] = phrase.replace(QUOTED, ",").split(/[,;\n]|:(?=\s)|\s[–—]\s/u);
  const { name, count } = parseHead(head, words);
  if (name === "" || parseRated(head, words)) return refuse("nameless");
  const clauses = rest.map((clause) => clause.trim()).filter((clause) => clause !== "");
  const tiers = clauses.map((clause) => tierMeant(clause, words));
  const said = tiers.find((tier) => tier !== null) ?? null;
  const parts = clauses.filter((_, index) => tiers[index] === null).flatMap((clause) => parseClause(clause, words));
  const rated = parts.filter((part) => typeof part !== "string");
  const tier = said ?? usualTier(rated, count, words, ruleset);
  const made = rated.map((one) => madeOf(one, likeTier(ruleset, tier), words, ruleset));
  return ok({
    name,
    count,
    tier,
    traits: made.flatMap((one) => (one && "rank" in one ? [one] : [])),
    aspects: [
      ...made.flatMap((one) => (one && "level" in one ? [one] : [])),
      ...quoted.filter((one) => one !== "").map((one) => ({ name: one, level: 1 })),
    ],
    unread: [
      ...parts.filter((part) => typeof part === "string"),
      ...rated.filter((_, index) => made[index] === null).map(({ typed }) => typed),
    ],
  });
}

/** "three thugs", "3 thugs", "3x thugs", "a thug". */
function parseHead(head: string, { numbers }: NpcWords): { readonly name: string; readonly count: number } {
  const [first = "", ...rest] = head.trim().split(/\s+/u);
  const figure = /^(\d{1,2})[x×]?$/u.exec(first)?.[1];
  const count = figure === undefined ? numbers.get(plainly(first)) : Number(figure);
  const counted = count !== undefined && rest.length > 0 && count >= 1 && count <= MOST_PEOPLE;
  return { name: asName(counted ? rest.join(" ") : head), count: counted ? count : 1 };
}

function tierMeant(clause: string, { tiers }: NpcWords): string | null {
  return tiers.find(({ word }) => stem(word) === stem(clause))?.id ?? null;
}

/** A clause as it is, or in two where it has an "and": a second part without a rank has the rank of the first. */
function parseClause(clause: string, words: NpcWords): readonly (Rated | string)[] {
  const whole = parseRated(clause, words);
  if (whole && traitMeant(whole.what, words.traits)) return [whole];
  const [first, ...others] = clause.split(new RegExp(`\\s+${words.and}\\s+`, "iu"));
  const start = others.length > 0 && first !== undefined ? parseRated(first, words) : null;
  if (!start) return [whole ?? clause];
  return [
    start,
    ...others.map((other) => parseRated(other, words) ?? { typed: other.trim(), what: other.trim(), rank: start.rank }),
  ];
}

/** The tier that is usual for so many; none for someone who is rated in what only characters of the game have. */
function usualTier(rated: readonly Rated[], count: number, words: NpcWords, ruleset: Ruleset): string {
  const { tiers } = ruleset;
  const several = count > 1 ? tiers.find(({ usualFor }) => usualFor === "several") : undefined;
  const usual = several ?? tiers.find(({ usualFor }) => usualFor === "one");
  if (!usual) return "";
  const asSkills = hasAspectsAsSkills(ruleset, { tier: usual.id });
  if (asSkills) return rated.every(({ rank }) => rank >= 1) ? usual.id : "";
  const isOfAnother = ({ what }: Rated): boolean => {
    const trait = traitMeant(what, words.traits);
    return trait !== null && trait.tier !== usual.id;
  };
  return ruleset.traits.ofTier[usual.id] && rated.some(isOfAnother) ? "" : usual.id;
}

/** One line such as "Strength 3" or "Fair at fighting", for an NPC of this tier; null for what the game has nothing of. */
export function readOne(typed: string, tier: string, words: NpcWords, ruleset: Ruleset): Made | null {
  const one = parseRated(typed, words);
  return one && madeOf(one, tier, words, ruleset);
}

type Made = NpcFromPhrase["traits"][number] | NpcFromPhrase["aspects"][number];

/** What a rating comes to; null where the game has nothing of the kind. F10: the skills of an NPC in shorthand are its aspects. */
function madeOf({ what, rank }: Rated, tier: string, words: NpcWords, ruleset: Ruleset): Made | null {
  if (hasAspectsAsSkills(ruleset, { tier })) return rank >= 1 ? { name: asName(what), level: rank } : null;
  const { min, max } = ruleset.traits.range;
  if (rank < min || rank > max) return null;
  const own = words.traits.filter((trait) => trait.tier === (ruleset.traits.ofTier[tier] ? tier : ""));
  const trait: NamedTrait | null = traitMeant(what, own);
  if (trait) return { key: trait.key, name: trait.name, group: trait.group, rank };
  const group = ruleset.traits.ofTier[tier] ? null : groupForOwn(ruleset);
  return group === null ? null : { key: "", name: asName(what), group, rank };
}
