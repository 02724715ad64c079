import {
  type Challenge,
  type ChallengeSide,
  hasReached,
  isOver,
  isRuined,
  type ChallengeRow,
  marksAt,
  progressOf,
} from "../../rules/challenges/challenge.ts";
import { hamperedBy } from "../../rules/challenges/advance.ts";
import { headwayOf } from "../../rules/challenges/headway.ts";
import { shortName } from "../short-name.ts";
import { unsigned } from "../rank.view.ts";
import { type Text, text } from "../text.ts";
import { rowName } from "./row-name.ts";

/** Who reads a ladder. */
export interface LadderReader {
  /** Reads what rows without a mark say. */
  readonly owner: boolean;
  /** Has someone to roll with. */
  readonly rolls: boolean;
  /** Hides and reveals it. */
  readonly leads: boolean;
}

interface LadderCell {
  readonly side: string;
  readonly boxes: readonly { readonly name: string; readonly checked: boolean; readonly label: Text }[];
  readonly label: Text;
}

interface LadderRow {
  readonly id: string;
  readonly name: Text;
  readonly margin: Text;
  readonly note: string;
  /** What a mark here does to the other side; null for nothing. */
  readonly hampers: Text | null;
  readonly goal: boolean;
  readonly cells: readonly LadderCell[];
}

/** A lane of the picture that shows who is ahead. */
interface LadderLane {
  readonly id: string;
  readonly name: string;
  readonly label: Text;
  /** In hundredths of the way. */
  readonly at: number;
  readonly ahead: boolean;
  readonly reached: boolean;
  readonly hampered: Text | null;
}

export interface LadderView {
  readonly uuid: string;
  readonly name: string;
  /** Difficulty, what is rolled, span and the like. */
  readonly facts: readonly Text[];
  /** The highest first. */
  readonly rows: readonly LadderRow[];
  /** Names of the sides, where there are several. */
  readonly sides: readonly string[];
  readonly lanes: readonly LadderLane[];
  readonly status: Text | null;
  readonly ruined: boolean;
  /** Only GMs see it. */
  readonly hidden: boolean;
  /** To hide or reveal it; null for those who may not. */
  /** `words`: what it says beside the ladder's name; `label`: anywhere else. */
  readonly hides: { readonly label: Text; readonly words: Text; readonly icon: string } | null;
  readonly roll: { readonly label: Text } | null;
  readonly empty: Text | null;
}

/** What a ladder is about, in the group's own words. */
export interface LadderWords {
  readonly rolled: string;
  readonly span: string;
}

export function ladderView(challenge: Challenge, words: LadderWords, reader: LadderReader): LadderView {
  const { uuid, name, rows, sides } = challenge;
  const over = isOver(challenge);
  const several = sides.length > 1;
  return {
    uuid,
    name,
    facts: factsOf(challenge, words),
    rows: rows.toReversed().map((row) => rowOf(challenge, row, reader)),
    sides: several ? sides.map((side) => side.name) : [],
    lanes: lanesOf(challenge),
    status: statusOf(challenge),
    ruined: isRuined(challenge),
    hidden: challenge.hidden,
    hides: reader.leads ? hiding(challenge) : null,
    roll: reader.rolls && !over && rows.length > 0 ? { label: text("NORN.Challenge.rollFor", { name }) } : null,
    empty: rows.length > 0 ? null : text(reader.owner ? "NORN.Challenge.noRows" : "NORN.Challenge.nothing"),
  };
}

function hiding({ hidden, name: full }: Challenge): LadderView["hides"] {
  const name = shortName(full);
  return hidden
    ? { label: text("NORN.Challenge.reveal", { name }), words: text("NORN.Challenge.revealThis"), icon: "fa-eye" }
    : { label: text("NORN.Challenge.hide", { name }), words: text("NORN.Challenge.hideThis"), icon: "fa-eye-slash" };
}

function factsOf({ difficulty, fragility, span, recovery }: Challenge, words: LadderWords): Text[] {
  const at = (when: string): Text => text(`NORN.Challenge.At.${when === "" ? "none" : when}`);
  const { way, from } = fragility;
  const loses = way === "note" && fragility.words === "" ? "open" : way;
  return [
    ...(words.rolled === "" ? [] : [text("NORN.Named", { name: words.rolled })]),
    ...(difficulty === null ? [] : [text("NORN.Challenge.Fact.difficulty", { difficulty: unsigned(difficulty) })]),
    ...(way === "" ? [] : [text(`NORN.Challenge.Fragile.${loses}`, { from, words: fragility.words })]),
    ...(words.span === "" ? [] : [text("NORN.Challenge.Fact.stands", { words: words.span })]),
    ...(span.checks === 0 ? [] : [text("NORN.Challenge.Fact.span", { count: span.checks, at: at(span.at) })]),
    ...(recovery.boxes === 0 || recovery.at === ""
      ? []
      : [
          text(recovery.idle ? "NORN.Challenge.Fact.idle" : "NORN.Challenge.Fact.recovery", {
            count: recovery.boxes,
            at: at(recovery.at),
          }),
        ]),
  ];
}

function rowOf(challenge: Challenge, row: ChallengeRow, { owner }: LadderReader): LadderRow {
  const { sides, goal, rows } = challenge;
  const above = rows[rows.indexOf(row) + 1];
  const name = rowName(row);
  return {
    id: row.id,
    name,
    margin: marginText(row.from, above?.from ?? null),
    // What a row brings is a surprise until it is marked.
    note: owner || sides.some((side) => marksAt(side, row.id) > 0) ? row.note : "",
    hampers: row.hampers > 0 && row.lasts !== "" ? text(`NORN.Challenge.Hampers.${row.lasts}`, { count: row.hampers }) : null,
    goal: goal.row === row.id,
    cells: sides.map((side) => cellOf(side, row, name, sides.length > 1)),
  };
}

function marginText(from: number, next: number | null): Text {
  if (next === null) return text("NORN.Challenge.Margin.more", { from });
  return next - 1 <= from
    ? text("NORN.Challenge.Margin.one", { from })
    : text("NORN.Challenge.Margin.range", { from, to: next - 1 });
}

function cellOf(side: ChallengeSide, { id, boxes }: ChallengeRow, row: Text, several: boolean): LadderCell {
  const marked = marksAt(side, id);
  const args = { row, side: side.name, marked, boxes };
  return {
    side: side.id,
    label: text(several ? "NORN.Challenge.Cell.side" : "NORN.Challenge.Cell.one", args),
    boxes: Array.from({ length: Math.max(boxes, marked) }, (_, place) => ({
      name: `marks.${side.id}.${id}.${place}`,
      checked: place < marked,
      label: text(several ? "NORN.Challenge.Box.side" : "NORN.Challenge.Box.one", { ...args, number: place + 1 }),
    })),
  };
}

/** Who is ahead, as lanes: one for each side. */
function lanesOf(challenge: Challenge): LadderLane[] {
  const ways = challenge.sides.map((side) => headwayOf(challenge, side));
  const most = Math.max(0, ...ways);
  const leaders = ways.filter((way) => way === most).length;
  return challenge.sides.map((side, place) => {
    const way = ways[place] ?? 0;
    const { marked, of } = progressOf(challenge, side);
    const hampered = hamperedBy(challenge, side.id);
    return {
      id: side.id,
      name: challenge.sides.length > 1 ? side.name : "",
      label: text("NORN.Challenge.progress", { marked, of }),
      at: Math.round(way * 100),
      ahead: challenge.sides.length > 1 && leaders === 1 && way === most && most > 0,
      reached: hasReached(challenge, side),
      hampered: hampered > 0 ? text("NORN.Challenge.hampered", { count: hampered }) : null,
    };
  });
}

function statusOf(challenge: Challenge): Text | null {
  if (isRuined(challenge)) return text("NORN.Challenge.Status.ruined");
  const won = challenge.sides.filter((side) => hasReached(challenge, side));
  const [first] = won;
  if (!first) return null;
  return challenge.sides.length > 1 && won.length === 1
    ? text("NORN.Challenge.Status.wonBy", { side: first.name })
    : text("NORN.Challenge.Status.reached");
}
