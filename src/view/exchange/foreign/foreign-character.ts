import { type Text, text } from "../../text.ts";
import type { LeftValue } from "./unread.ts";

/** The programs whose characters can be imported. */
const FOREIGN_SOURCES = ["fco", "fatex", "fari"] as const;
export type ForeignSource = (typeof FOREIGN_SOURCES)[number];

/** A text with a heading, plain or formatted. `html` comes from a file: it is cleaned before it is stored. */
export type Passage = ({ readonly title: Text; readonly html: string } | { readonly title: Text; readonly words: string }) & {
  /** For GMs and owners only. */
  readonly secret?: boolean;
};

export interface ForeignAspect {
  /** What it is there: High Concept, Trouble … */
  readonly label: string;
  readonly phrase: string;
  /** It belongs to a thing of the character's. */
  readonly ofThing: boolean;
  readonly text: readonly Passage[];
}

export interface ForeignSkill {
  readonly name: string;
  readonly rank: number;
  readonly text: readonly Passage[];
}

/** A stunt or an extra. */
export interface ForeignThing {
  readonly name: string;
  readonly img: string;
  /** Refresh it costs there. */
  readonly refresh: number;
  readonly text: readonly Passage[];
}

export interface ForeignTrack {
  readonly name: string;
  /** Whether each box is checked. */
  readonly boxes: readonly boolean[];
}

const CORE_SEVERITIES = ["mild", "moderate", "severe", "extreme"] as const;
export type CoreSeverity = (typeof CORE_SEVERITIES)[number];

export interface ForeignConsequence {
  /** What it is called there. */
  readonly label: string;
  readonly severity: CoreSeverity | null;
  /** "" for one that is not taken. */
  readonly phrase: string;
  readonly checked: boolean;
  readonly text: readonly Passage[];
}

/** What the three programs have in common: a character as Fate Core has it. */
export interface ForeignCharacter {
  readonly source: ForeignSource;
  readonly name: string;
  readonly type: "character" | "npc";
  readonly img: string;
  readonly tokenImg: string;
  readonly aspects: readonly ForeignAspect[];
  readonly skills: readonly ForeignSkill[];
  readonly stunts: readonly ForeignThing[];
  readonly extras: readonly ForeignThing[];
  readonly tracks: readonly ForeignTrack[];
  readonly consequences: readonly ForeignConsequence[];
  readonly points: number | null;
  readonly refresh: number | null;
  readonly notes: readonly Passage[];
  /** What was in the file besides, and how much more of it there is. */
  readonly rest: readonly LeftValue[];
  readonly more: number;
}

const SEVERITY_WORDS: readonly (readonly [CoreSeverity, RegExp])[] = [
  ["extreme", /extrem|extrêm/i],
  ["severe", /sever|sévère|schwer|grav/i],
  ["moderate", /moderat|modér|mittel|mäßig/i],
  ["mild", /mild|minor|leicht|light|bénign|leve/i],
];

/** How severe a consequence is, by its name, or by the shifts it takes. */
export function severityOf(label: string, shifts: number | null): CoreSeverity | null {
  const named = SEVERITY_WORDS.find(([, words]) => words.test(label))?.[0];
  const counted = shifts !== null && shifts >= 2 && shifts <= 8 ? CORE_SEVERITIES[Math.ceil(shifts / 2) - 1] : undefined;
  return named ?? counted ?? null;
}

/** What the passages of a file are about: keys of the language file. */
type Part =
  | "description"
  | "biography"
  | "notes"
  | "summary"
  | "overcome"
  | "create"
  | "attack"
  | "defend"
  | "permissions"
  | "costs"
  | "skill";

/** Passages that say something. */
export function passages(given: Readonly<Partial<Record<Part, string>>>, secret: readonly Part[] = []): readonly Passage[] {
  const hidden = new Set<string>(secret);
  return Object.entries(given).flatMap(([part, html]) =>
    html.trim() === "" ? [] : [{ title: text(`NORN.Exchange.Part.${part}`), html, ...(hidden.has(part) && { secret: true }) }],
  );
}
