import { type NpcWords, plainly } from "./npc-words.ts";

/** A part of a phrase that gives a rank to something. */
export interface Rated {
  /** As typed, to say what was not understood. */
  readonly typed: string;
  readonly what: string;
  readonly rank: number;
}

/** "Fair at fighting", "Average brawlers", "+2 Stealth", "Stealth 2", "Stealth: Fair"; null for anything else. */
export function parseRated(typed: string, words: NpcWords): Rated | null {
  const parts = typed.trim().split(/\s+/u);
  if (parts.length < 2) return null;
  const first = rankOf(parts.slice(0, 1), words);
  if (first !== null) return rated(typed, afterBetween(parts.slice(1), words), first);
  const last = rankOf(parts.slice(-1), words);
  return last === null ? null : rated(typed, parts.slice(0, -1), last);
}

function rated(typed: string, what: readonly string[], rank: number): Rated | null {
  const named = what
    .join(" ")
    .replace(/[:=(]+$/u, "")
    .trim();
  return named === "" ? null : { typed: typed.trim(), what: named, rank };
}

/** "Fair at fighting": without the "at". */
function afterBetween(parts: readonly string[], { between }: NpcWords): readonly string[] {
  const [first = "", ...rest] = parts;
  return rest.length > 0 && between.includes(plainly(first)) ? rest : parts;
}

/** A number, with or without a sign, or a word of the ladder; null for any other word. */
function rankOf([part = ""]: readonly string[], { ranks }: NpcWords): number | null {
  const bare = part.replace(/^\(|\)$/gu, "");
  if (/^[+\-−–]?\d{1,2}$/u.test(bare)) return Number(bare.replace(/[−–]/u, "-"));
  return ranks.find(({ word }) => plainly(word) === plainly(bare))?.value ?? null;
}
