import { BREAKS } from "../../rules/breaks/break-rules.ts";
import { type Challenge, FRAGILITIES, type ChallengeRow, LASTS } from "../../rules/challenges/challenge.ts";
import { checkField, type FieldView, nameOption, numberField, selectField, textField, wordOption } from "../fields/field.view.ts";
import { type Text, text } from "../text.ts";
import { type LadderReader, ladderView, type LadderView, type LadderWords } from "./ladder.view.ts";
import { rowName } from "./row-name.ts";

export interface ChallengeItemView {
  readonly ladder: LadderView;
  /** Something is marked that can be cleared. */
  readonly clears: boolean;
  readonly rows: readonly { readonly id: string; readonly fields: readonly FieldView[] }[];
  readonly sides: readonly { readonly id: string; readonly name: FieldView; readonly drops: boolean }[];
  readonly groups: readonly { readonly legend: Text; readonly fields: readonly FieldView[] }[];
}

const COUNT = { min: 0, max: 20 };
const MARGIN = { min: 0, max: 99 };
const FROM_ONE = { min: 1, max: 99 };
const MARKS = { min: 1, max: 20 };
const DIFFICULTY = { min: -99, max: 99, emptyAllowed: true };

/** Every stored field of a challenge that a user can edit, below its ladder. */
export function challengeItemView(challenge: Challenge, words: LadderWords, reader: LadderReader): ChallengeItemView {
  const { rows, sides, counters } = challenge;
  const marked = sides.some(({ marks }) => Object.keys(marks).length > 0) || Object.keys(counters).length > 0;
  return {
    ladder: ladderView(challenge, words, reader),
    clears: reader.owner && marked,
    rows: rows.toReversed().map((row) => ({ id: row.id, fields: rowFields(row) })),
    sides: sides.map(({ id, name }, place) => ({
      id,
      name: textField(
        { id: `side-${id}`, name: `system.sides.${id}.name`, label: text("NORN.Challenge.sideName", { number: place + 1 }) },
        name,
      ),
      drops: sides.length > 1,
    })),
    groups: groupsOf(challenge, words),
  };
}

function rowFields(row: ChallengeRow): readonly FieldView[] {
  const { id, name, from, boxes, note, hampers, lasts } = row;
  const called = rowName(row);
  const own = (field: string) => ({
    id: `row-${id}-${field}`,
    name: `system.rows.${id}.${field}`,
    label: text(`NORN.Challenge.Row.${field}`, { row: called }),
  });
  return [
    textField(own("name"), name),
    numberField(own("from"), from, MARGIN),
    numberField(own("boxes"), boxes, COUNT),
    textField(own("note"), note),
    numberField(own("hampers"), hampers, COUNT),
    selectField(own("lasts"), [
      wordOption("", text("NORN.Challenge.Lasts.none"), lasts),
      ...LASTS.map((one) => wordOption(one, text(`NORN.Challenge.Lasts.${one}`), lasts)),
    ]),
  ];
}

function own(path: string): Pick<FieldView, "id" | "name" | "label"> {
  return {
    id: path.replaceAll(".", "-"),
    name: `system.${path}`,
    label: text(`NORN.Item.Challenge.FIELDS.${path}.label`),
  };
}

function breakField(path: string, current: string): FieldView {
  return selectField(own(path), [
    wordOption("", text("NORN.Challenge.At.none"), current),
    ...BREAKS.map((at) => wordOption(at, text(`NORN.Challenge.At.${at}`), current)),
  ]);
}

function groupsOf(challenge: Challenge, words: LadderWords): ChallengeItemView["groups"] {
  const { difficulty, goal, fragility, span, recovery, rows } = challenge;
  return [
    {
      legend: text("NORN.Challenge.Group.roll"),
      fields: [textField(own("rolled"), words.rolled), numberField(own("difficulty"), difficulty, DIFFICULTY)],
    },
    {
      legend: text("NORN.Challenge.goal"),
      fields: [
        selectField(own("goal.row"), [
          wordOption("", text("NORN.Challenge.noGoal"), goal.row),
          ...rows
            .toReversed()
            .map((row) =>
              row.name === "" ? wordOption(row.id, rowName(row), goal.row) : nameOption(row.id, row.name, goal.row),
            ),
        ]),
        numberField(own("goal.marks"), goal.marks, MARKS),
      ],
    },
    {
      legend: text("NORN.Challenge.Group.fragility"),
      fields: [
        selectField(own("fragility.way"), [
          wordOption("", text("NORN.Challenge.Way.none"), fragility.way),
          ...FRAGILITIES.map((way) => wordOption(way, text(`NORN.Challenge.Way.${way}`), fragility.way)),
        ]),
        ...(fragility.way === "" ? [] : [numberField(own("fragility.from"), fragility.from, FROM_ONE)]),
        ...(fragility.way === "note" ? [textField(own("fragility.words"), fragility.words)] : []),
      ],
    },
    {
      legend: text("NORN.Challenge.Group.span"),
      fields: [
        textField(own("span.words"), words.span),
        numberField(own("span.checks"), span.checks, COUNT),
        breakField("span.at", span.at),
      ],
    },
    {
      legend: text("NORN.Challenge.Group.recovery"),
      fields: [
        numberField(own("recovery.boxes"), recovery.boxes, COUNT),
        breakField("recovery.at", recovery.at),
        checkField(own("recovery.idle"), recovery.idle),
      ],
    },
  ];
}
