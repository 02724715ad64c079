import type { Break } from "../../rules/breaks/break-rules.ts";
import type { BreakLine } from "../../rules/breaks/at-break.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";
import { breakChangeText } from "./break-change-text.ts";

/** An actor a break may change. */
export interface BreakActor {
  readonly uuid: string;
  readonly key: string;
  readonly name: string;
  /** It has a player. */
  readonly played: boolean;
  /** Left out of every break until included again. */
  readonly out: boolean;
}

export interface BreakInput {
  readonly at: Break;
  readonly lines: readonly BreakLine[];
  readonly actors: readonly BreakActor[];
  /** Keys of the lines the GM leaves out this time. */
  readonly except: ReadonlySet<string>;
}

interface BreakGroup {
  readonly key: string;
  /** null for the GM's pool, which cannot be left out as a group. */
  readonly name: string | null;
  readonly out: boolean;
  readonly lines: readonly { readonly key: string; readonly text: Text; readonly ticked: boolean }[];
}

export interface BreakList {
  readonly game: string;
  readonly choices: readonly { readonly at: Break; readonly label: Text; readonly chosen: boolean }[];
  readonly hint: Text;
  readonly groups: readonly BreakGroup[];
  /** Nothing changes: a sentence is shown instead of the list. */
  readonly empty: boolean;
  readonly button: Text;
}

/** What a break will change, before it happens: players' characters first, then the others by name, then the GM's pool. */
export function breakList(ruleset: Ruleset, dials: DialValues, source: BreakInput): BreakList {
  const { id } = ruleset;
  const { at, lines, actors, except } = source;
  const ticked = lines.filter(({ key }) => !except.has(key)).length;
  const what = text(`NORN.Break.At.${id}.${at}`);
  return {
    game: id,
    choices: ruleset.breaks
      .known(dials)
      .map((known) => ({ at: known, label: text(`NORN.Break.At.${id}.${known}`), chosen: known === at })),
    hint: text(`NORN.Break.Hint.${id}.${at}`),
    groups: groupsOf(ruleset, source, shown(actors, lines)),
    empty: lines.length === 0,
    button: buttonText(what, ticked),
  };
}

/** Actors with something to change, and those left out, so that they can be included again. */
function shown(actors: readonly BreakActor[], lines: readonly BreakLine[]): readonly BreakActor[] {
  const changed = new Set(lines.map(({ actor }) => actor));
  return actors
    .filter(({ uuid, out }) => out || changed.has(uuid))
    .toSorted((a, b) => Number(b.played) - Number(a.played) || a.name.localeCompare(b.name));
}

function groupsOf(ruleset: Ruleset, { lines, except }: BreakInput, actors: readonly BreakActor[]): BreakGroup[] {
  const linesOf = (actor: string): BreakGroup["lines"] =>
    lines
      .filter((line) => line.actor === actor)
      .map(({ key, kind, aspect, counts }) => ({
        key,
        text: breakChangeText({ kind, aspectName: aspect?.name ?? "", counts }, ruleset.id),
        ticked: !except.has(key),
      }));
  const pool = linesOf("");
  return [
    ...actors.map(({ uuid, key, name, out }) => ({ key, name, out, lines: linesOf(uuid) })),
    ...(pool.length > 0 ? [{ key: "pool", name: null, out: false, lines: pool }] : []),
  ];
}

function buttonText(what: Text, changes: number): Text {
  if (changes === 0) return text("NORN.Break.goNone", { what });
  return changes === 1 ? text("NORN.Break.goOne", { what }) : text("NORN.Break.go", { what, count: changes });
}
