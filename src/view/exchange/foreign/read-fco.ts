import { text } from "../../text.ts";
import { plainText } from "../plain-text.ts";
import { isPlainRecord } from "../review-fields.ts";
import {
  type ForeignAspect,
  type ForeignCharacter,
  type ForeignConsequence,
  type ForeignSkill,
  type ForeignThing,
  type ForeignTrack,
  type Passage,
  passages,
  severityOf,
} from "./foreign-character.ts";
import { OF_DOCUMENTS, ReadMarks, tokenImage } from "./unread.ts";

/** Of the program, the world or the sheet. */
const TECHNICAL = [...OF_DOCUMENTS, "extra_id", "extra_tag", "label", "original_name", "sheet_mode", "override"];
/** How a track works there; here the game says it. */
const OF_TRACKS = [
  "category",
  "description",
  "enabled",
  "harm_can_absorb",
  "linked_skills",
  "paid",
  "recovery_conditions",
  "recovery_type",
  "rollable",
  "unique",
  "universal",
  "when_marked",
  "boxes",
];

/** A character of Fate Core Official, as Foundry's "Export Data" writes it: everything is a record by name. */
export function readFco(file: Readonly<Record<string, unknown>>): ForeignCharacter {
  const marks = new ReadMarks();
  const system = marks.get(file, "system") ?? marks.get(file, "data");
  const details = marks.get(system, "details");
  const points = marks.get(details, "fatePoints");
  const tracks = marks.records(system, "tracks").map((track) => readTrack(marks, track));
  const character = {
    name: marks.text(file, "name"),
    img: marks.text(file, "img"),
    tokenImg: tokenImage(marks, file),
    aspects: marks.records(system, "aspects").flatMap((one) => readAspect(marks, one)),
    skills: marks.records(system, "skills").flatMap((one) => readSkill(marks, one)),
    stunts: marks.records(system, "stunts").map((one) => readStunt(marks, one)),
    extras: marks.records(file, "items").map((one) => readExtra(marks, one)),
    tracks: tracks.flatMap(({ track }) => track ?? []),
    consequences: tracks.flatMap(({ consequence }) => consequence ?? []),
    points: marks.number(points, "current"),
    refresh: marks.number(points, "refresh"),
    notes: readDetails(marks, details),
  };
  const { values, more } = marks.rest(file, TECHNICAL);
  return { source: "fco", type: "character", ...character, rest: values, more };
}

const DETAILS = ["description", "biography", "notes"] as const;

/** The texts about a character. One that is marked as the GM's becomes a secret. */
function readDetails(marks: ReadMarks, details: unknown): readonly Passage[] {
  const parts = DETAILS.map((part) => ({ part, at: marks.get(details, part) }));
  const ofGm = parts.filter(({ at }) => isPlainRecord(at) && at["GM"] === true).map(({ part }) => part);
  for (const { at } of parts) marks.skip(at, ["GM"]);
  return passages(Object.fromEntries(parts.map(({ part, at }) => [part, marks.text(at, "value")])), ofGm);
}

function readAspect(marks: ReadMarks, aspect: object): ForeignAspect[] {
  const label = marks.text(aspect, "name");
  const phrase = plainText(marks.text(aspect, "value"));
  const words = passages({ description: marks.text(aspect, "description"), notes: marks.text(aspect, "notes") });
  if (phrase === "" && words.length === 0) return [];
  return [{ label, phrase: phrase || label, ofThing: marks.text(aspect, "extra_id") !== "", text: words }];
}

function readSkill(marks: ReadMarks, skill: object): ForeignSkill[] {
  marks.skip(skill, ["category", "pc", "adhoc", "hidden"]);
  const words = passages({
    description: marks.text(skill, "description"),
    overcome: marks.text(skill, "overcome"),
    create: marks.text(skill, "caa"),
    attack: marks.text(skill, "attack"),
    defend: marks.text(skill, "defend"),
  });
  const name = plainText(marks.text(skill, "name"));
  return name === "" ? [] : [{ name, rank: marks.number(skill, "rank") ?? 0, text: words }];
}

function readStunt(marks: ReadMarks, stunt: object): ForeignThing {
  const skill = marks.text(stunt, "linked_skill");
  const words = passages({
    description: marks.text(stunt, "description"),
    notes: marks.text(stunt, "notes"),
  });
  const linked = skill === "" || skill === "None" ? [] : [{ title: text("NORN.Exchange.Part.skill"), words: plainText(skill) }];
  return {
    name: plainText(marks.text(stunt, "name")),
    img: "",
    text: [...words, ...linked],
    refresh: marks.number(stunt, "refresh_cost") ?? 1,
  };
}

/** What an extra brings to the character is in the character's own lists too. */
function readExtra(marks: ReadMarks, item: object): ForeignThing {
  const system = marks.get(item, "system") ?? marks.get(item, "data");
  const actions = marks.get(system, "actions");
  marks.skip(system, ["countSkills", "combineSkills", "active"]);
  const words = passages({
    description: marks.text(marks.get(system, "description"), "value"),
    permissions: marks.text(system, "permissions"),
    costs: marks.text(system, "costs"),
    overcome: marks.text(actions, "overcome"),
    create: marks.text(actions, "create"),
    attack: marks.text(actions, "attack"),
    defend: marks.text(actions, "defend"),
  });
  const img = marks.text(item, "img");
  return { name: plainText(marks.text(item, "name")), img, refresh: marks.number(system, "refresh") ?? 0, text: words };
}

/** A track whose aspect is an object is a consequence or a condition; any other is stress. */
function readTrack(marks: ReadMarks, track: object): { track: ForeignTrack | null; consequence: ForeignConsequence | null } {
  const name = plainText(marks.text(track, "name"));
  const values = marks.get(track, "box_values");
  const given: readonly unknown[] = Array.isArray(values) ? values : [];
  marks.skip(
    values,
    given.map((_, index) => String(index)),
  );
  const boxes = given.map((box) => box === true || box === "true");
  const aspect = marks.get(track, "aspect");
  const shifts = marks.number(track, "harm_can_absorb");
  marks.skip(track, OF_TRACKS);
  for (const linked of marks.records(track, "linked_skills")) marks.skip(linked, Object.keys(linked));
  if (!isPlainRecord(aspect)) return { track: { name, boxes }, consequence: null };
  const asName = marks.get(aspect, "as_name") === true;
  marks.skip(aspect, ["when_marked", "name"]);
  const checked = boxes.includes(true);
  const said = plainText(typeof aspect["name"] === "string" ? aspect["name"] : "");
  const words = passages({ notes: marks.text(track, "notes") });
  // A condition has its aspect ready, and it is one while a box is checked.
  const phrase = asName && !checked ? "" : said || (checked ? name : "");
  return { track: null, consequence: { label: name, severity: severityOf(name, shifts), phrase, checked, text: words } };
}
