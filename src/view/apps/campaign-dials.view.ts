import { gameName } from "../game-name.ts";
import { changedDials, isChanged } from "../../rules/dials/changed-dials.ts";
import { type ChoiceDial, type Dial, type NumbersDial, readNumbers } from "../../rules/dials/read-dial.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { type FormulaName, LONGEST_TYPED, shownFormula, shownName } from "../../rules/dials/formula-names.ts";
import { type ListDial, readList } from "../../rules/dials/list-dial.ts";
import type { Refused } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { NUMBER_REFUSALS } from "../actor/fields/read-number.ts";
import { named } from "../listed-words.ts";
import { text, type Text } from "../text.ts";

interface Choice {
  readonly value: string;
  readonly label: Text;
  readonly chosen: boolean;
}

/** One item of a list, with the controls to rename, regroup and remove it. */
interface ThingRow {
  readonly id: string;
  /** The campaign's name for it; "" for the game's own, which is then the placeholder. */
  readonly name: string;
  readonly word: Text | null;
  readonly groups: readonly Choice[];
  /** Its name in the label of the remove button. */
  readonly called: Text;
  readonly removable: boolean;
}

interface DialField {
  readonly id: string;
  readonly label: Text;
  readonly hint: Text;
  /** Null while it is as the book has it. */
  readonly changed: { readonly words: Text; readonly back: Text } | null;
  /** Why what was typed was not accepted. */
  readonly refused: readonly Text[];
  /** Exactly one of the following is set: the kind of field. */
  readonly choice: readonly Choice[] | null;
  readonly number: { readonly value: number; readonly min: number; readonly max: number } | null;
  readonly switch: { readonly on: boolean } | null;
  readonly text: { readonly value: string; readonly longest: number } | null;
  /** `names`: the names it may use. */
  readonly formula: { readonly value: string; readonly names: string; readonly longest: number } | null;
  readonly list: {
    readonly things: readonly ThingRow[];
    readonly groups: readonly Choice[];
    /** What a group is called. */
    readonly groupWord: Text;
    readonly count: number;
  } | null;
  readonly numbers: {
    readonly things: readonly { readonly id: string; readonly label: Text; readonly value: number }[];
    readonly min: number;
    readonly max: number;
    /** Too many to be in sight always: they are folded, as a list is. */
    readonly folded: boolean;
  } | null;
}

/** As many numbers of one dial are in sight without being unfolded. */
const MOST_IN_SIGHT = 8;

interface DialGroup {
  readonly id: string;
  readonly title: Text;
  readonly dials: readonly DialField[];
}

export interface CampaignDialsView {
  readonly intro: Text;
  readonly groups: readonly DialGroup[];
  /** How much is changed; null if everything is as in the book. */
  readonly changed: Text | null;
}

/** A dial whose field was not accepted as typed. */
interface RefusedDial {
  readonly dial: string;
  readonly why: Refused;
}

/**
 * Every dial of the current game, by group, with its value active, and what was refused. A stored value that does not fit shows the
 * initial one.
 */
export function campaignDialsView(ruleset: Ruleset, values: DialValues, refused: readonly RefusedDial[] = []): CampaignDialsView {
  const groups = [...new Set(ruleset.dials.map(({ group }) => group))];
  return {
    intro: text("NORN.Dials.Intro", { game: gameName(ruleset.id) }),
    groups: groups.map((group) => ({
      id: group,
      title: text(`NORN.Dial.Group.${group}`),
      dials: ruleset.dials
        .filter((dial) => dial.group === group)
        .map((dial) => ({ ...dialField(dial, values, ruleset), refused: refusedTexts(dial, refused) })),
    })),
    changed: changedText(changedDials(ruleset.dials, values).length),
  };
}

function refusedTexts({ id }: Dial, refused: readonly RefusedDial[]): Text[] {
  return refused.filter(({ dial }) => dial === id).map(({ why }) => refusalText(why));
}

/** Numbers are refused in the words of sheets. */
export function refusalText({ code, args }: Refused): Text {
  const isNumber = NUMBER_REFUSALS.some((one) => one === code);
  return isNumber ? text(`NORN.Sheet.Refused.${code}`, args) : text(`NORN.Dials.Refused.${code}`, args);
}

function changedText(count: number): Text | null {
  if (count === 0) return null;
  return count === 1 ? text("NORN.DialsBack.oneChanged") : text("NORN.DialsBack.manyChanged", { count });
}

/** The names of the dials that are not as in the book. */
export function changedNames({ dials }: Ruleset, values: DialValues): Text[] {
  return changedDials(dials, values).map(dialName);
}

/** The language key of a dial: games share those of the lists they all have. */
export function dialWords(dial: Dial): string {
  return `NORN.Dial.${"label" in dial ? (dial.label ?? dial.id) : dial.id}`;
}

/** The name of a dial, with what it is about. */
function dialName(dial: Dial): Text {
  return text(`${dialWords(dial)}.name`, "about" in dial && dial.about !== undefined ? { name: dial.about } : {});
}

function dialField(dial: Dial, values: DialValues, ruleset: Ruleset): Omit<DialField, "refused"> {
  const words = dialWords(dial);
  const field = {
    id: dial.id,
    label: dialName(dial),
    hint: text(`${words}.hint`),
    changed: isChanged(dial, values)
      ? { words: bookText(dial, ruleset, values), back: text("NORN.DialsBack.backOf", { dial: dialName(dial) }) }
      : null,
    choice: null,
    number: null,
    switch: null,
    text: null,
    formula: null,
    list: null,
    numbers: null,
  };
  const stored = values[dial.id];
  switch (dial.kind) {
    case "choice": {
      const value = dial.choices.find((choice) => choice === stored) ?? dial.initial;
      const texts = choiceTexts(dial, dial.choices, values);
      return { ...field, choice: dial.choices.map((id, place) => choice(id, texts[place] ?? named(id), value)) };
    }
    case "number": {
      const given = typeof stored === "number" && Number.isFinite(stored) ? Math.round(stored) : dial.initial;
      const { min, max } = dial;
      return { ...field, number: { value: Math.min(max, Math.max(min, given)), min, max } };
    }
    case "switch":
      return { ...field, switch: { on: typeof stored === "boolean" ? stored : dial.initial } };
    case "text":
      return { ...field, text: { value: typeof stored === "string" ? stored : dial.initial, longest: dial.longest } };
    case "formula": {
      const traits = formulaNames(ruleset, () => "");
      const names = [...dial.names, ...traits.map((trait) => shownName(trait, traits))];
      const value = shownFormula(typeof stored === "string" ? stored : dial.initial, traits);
      return { ...field, formula: { value, names: names.join(", "), longest: LONGEST_TYPED } };
    }
    case "list":
      return { ...field, list: listField(dial, values) };
    case "numbers":
      return { ...field, numbers: numbersField(dial, values) };
  }
}

/** What the book has, where that is one value. */
function bookText(dial: Dial, ruleset: Ruleset, values: DialValues): Text {
  switch (dial.kind) {
    case "choice":
      return text("NORN.DialsBack.book", { value: choiceText(dial, dial.initial, values) });
    case "switch":
      return text("NORN.DialsBack.book", { value: text(dial.initial ? "NORN.DialsBack.on" : "NORN.DialsBack.off") });
    case "number":
    case "text":
      return text("NORN.DialsBack.book", { value: dial.initial });
    case "formula":
      return text("NORN.DialsBack.book", {
        value: shownFormula(
          dial.initial,
          formulaNames(ruleset, () => ""),
        ),
      });
    case "list":
    case "numbers":
      return text("NORN.DialsBack.changed");
  }
}

/** The word for one choice; what is chosen of a list has the campaign's name. */
function choiceText(dial: ChoiceDial<string>, id: string, values: DialValues): Text {
  return choiceTexts(dial, [id], values)[0] ?? named(id);
}

function choiceTexts(dial: ChoiceDial<string>, ids: readonly string[], values: DialValues): readonly Text[] {
  const names = namesOn(dial.of, values);
  return ids.map((id) => names.get(id) ?? text(`${dialWords(dial)}.${id}`));
}

/** What a campaign calls the things of a list that it has renamed or added. */
function namesOn(list: ListDial | undefined, values: DialValues): ReadonlyMap<string, Text> {
  const things = list ? readList(list, values) : [];
  return new Map(things.flatMap(({ id, name }) => (name === "" ? [] : [[id, named(name)] as const])));
}

/** The traits a formula may use. `words`: a text as the user reads it. */
export function formulaNames(ruleset: Pick<Ruleset, "id" | "traits">, words: (text: Text) => string): FormulaName[] {
  return ruleset.traits.list.map(({ key, name = "" }) => ({ key, name, word: words(text(`NORN.Trait.${ruleset.id}.${key}`)) }));
}

function choice(value: string, label: Text, current: string): Choice {
  return { value, label, chosen: value === current };
}

/** Whether another thing of a list is called so already. */
export function isNameTaken(
  dial: ListDial,
  values: DialValues,
  { id, name }: { readonly id: string; readonly name: string },
  words: (text: Text) => string,
): boolean {
  const plain = (one: string): string => one.replaceAll(/\s+/g, " ").trim().toLocaleLowerCase();
  const others = listField(dial, values).things.filter((thing) => thing.id !== id);
  return plain(name) !== "" && others.some(({ called }) => plain(words(called)) === plain(name));
}

function listField(dial: ListDial, values: DialValues): NonNullable<DialField["list"]> {
  const own = new Set(dial.initial.map(({ id }) => id));
  const labels = groupLabels(dial, values);
  const groups = (current: string): Choice[] =>
    labels.length < 2 ? [] : labels.map(({ id, label }) => choice(id, label, current));
  const things = readList(dial, values).map(({ id, name, group }) => {
    const word = own.has(id) ? text(`NORN.${dial.words.things}.${id}`) : null;
    const isFixed = dial.like === true && own.has(id);
    return {
      id,
      name,
      word,
      groups: isFixed ? [] : groups(group),
      called: word && name === "" ? word : named(name),
      removable: !(dial.fixed && own.has(id)),
    };
  });
  const groupWord = text(dial.like ? "NORN.Dials.List.like" : "NORN.Dials.List.group");
  return { things, groups: groups(dial.groups[0] ?? ""), groupWord, count: things.length };
}

function groupLabels(dial: ListDial, values: DialValues): readonly { readonly id: string; readonly label: Text }[] {
  const names = namesOn(dial.like ? dial : dial.groupsOf, values);
  return dial.groups.map((id) => {
    const name = names.get(id) ?? text(`NORN.${dial.words.groups}.${id}`);
    return { id, label: dial.like ? text("NORN.Dials.List.likeOne", { name }) : name };
  });
}

/** What a campaign renamed or added has its name. */
function numbersField(dial: NumbersDial, values: DialValues): NonNullable<DialField["numbers"]> {
  const names = namesOn(dial.of, values);
  const things = Object.entries(readNumbers(dial, values)).map(([id, value]) => ({
    id,
    value,
    label: names.get(id) ?? text(`NORN.${dial.words}.${id}`),
  }));
  return { things, min: dial.min, max: dial.max, folded: things.length > MOST_IN_SIGHT };
}
