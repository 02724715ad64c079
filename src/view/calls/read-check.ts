import { largestDifficultyOf } from "../../rules/roll/review-request.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type NamedTrait, type NpcWords, plainly, traitMeant } from "../npc/npc-words.ts";

/** A check in one line, as in `Athletics 3` or `Athletics Good: across the gap`. */
export interface ReadCheck {
  /** Key of the trait, "" for a character's own. */
  readonly trait: string;
  readonly traitName: string;
  readonly difficulty: number | null;
  readonly words: string;
}

/** Why a line is no check; the words are `NORN.Call.Unread.${code}`. */
const CHECK_REFUSALS = ["nothing", "unknown", "tooLarge"] as const;
export type CheckRefusal = (typeof CHECK_REFUSALS)[number];

/** The words a line is read by: those of the game, what its difficulties are called, and the traits that only characters have. */
export interface CheckWords extends Pick<NpcWords, "traits" | "ranks"> {
  readonly own: readonly string[];
}

/** Reads a check as people write it: a trait, a difficulty as number or word, and after a colon what it is about. */
export function parseCheck(typed: string, words: CheckWords, ruleset: Ruleset): Result<ReadCheck, CheckRefusal> {
  const [head = "", ...rest] = typed.replaceAll(/\s+/gu, " ").split(":");
  const { name, difficulty } = splitDifficulty(head.trim(), words.ranks);
  if (name === "") return refuse("nothing");
  const largest = largestDifficultyOf(ruleset);
  if (difficulty !== null && Math.abs(difficulty) > largest) return refuse("tooLarge", { largest });
  const known = [...words.traits, ...words.own.map(ownTrait)];
  const meant = traitMeant(name, usualFirst(known, name));
  if (!meant) return refuse("unknown", { typed: name });
  return ok({ trait: meant.key, traitName: meant.name, difficulty, words: rest.join(":").trim() });
}

/** A trait of the usual list counts before one of a tier with the same name. */
function usualFirst(traits: readonly NamedTrait[], name: string): readonly NamedTrait[] {
  const usual = traits.filter(({ tier }) => tier === "");
  return traitMeant(name, usual) ? usual : traits;
}

function ownTrait(name: string): NamedTrait {
  return { key: "", group: "", tier: "", name };
}

type Split = { readonly name: string; readonly difficulty: number | null };

/** The difficulty is the number at the end, or a word of the ladder at the end or the beginning. */
function splitDifficulty(head: string, ranks: CheckWords["ranks"]): Split {
  const number = /^(?<name>.*?)\s*(?<value>(?<![\p{L}\d])[+\-−–]?\d+)$/u.exec(head)?.groups;
  if (number) return { name: number["name"] ?? "", difficulty: Number((number["value"] ?? "").replace(/[−–]/u, "-")) };
  const longestFirst = ranks.toSorted((a, b) => b.word.length - a.word.length);
  for (const { word, value } of longestFirst) {
    const plain = plainly(word);
    if (plainly(head).endsWith(` ${plain}`)) return { name: head.slice(0, -plain.length).trim(), difficulty: value };
    if (plainly(head).startsWith(`${plain} `)) return { name: head.slice(plain.length).trim(), difficulty: value };
  }
  return { name: head, difficulty: null };
}
