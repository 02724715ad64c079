import { plainText } from "../plain-text.ts";
import {
  type ForeignAspect,
  type ForeignCharacter,
  type ForeignConsequence,
  type ForeignThing,
  type ForeignTrack,
  passages,
  severityOf,
} from "./foreign-character.ts";
import { OF_DOCUMENTS, ReadMarks, tokenImage } from "./unread.ts";

const TECHNICAL = [...OF_DOCUMENTS, "collapsed", "customLabel", "icon", "labelType"];
/** What an aspect of the sheet is called as long as it has none. */
const EMPTY = /^(?:new |empty )?aspect$/i;

/** A character of FateX, as Foundry's "Export Data" writes it: everything is an item. */
export function readFatex(file: Readonly<Record<string, unknown>>): ForeignCharacter {
  const marks = new ReadMarks();
  const system = marks.get(file, "system") ?? marks.get(file, "data");
  const points = marks.get(system, "fatepoints");
  const items = marks.records(file, "items").map((item) => ({
    item,
    type: marks.text(item, "type"),
    system: marks.get(item, "system") ?? marks.get(item, "data"),
  }));
  const of = <T>(type: string, read: (name: string, system: unknown, item: object) => T): readonly T[] =>
    items.filter((one) => one.type === type).map((one) => read(plainText(marks.text(one.item, "name")), one.system, one.item));
  const character = {
    name: marks.text(file, "name"),
    img: marks.text(file, "img"),
    tokenImg: tokenImage(marks, file),
    aspects: of("aspect", (name, data) => readAspect(marks, name, data)).flat(),
    skills: of("skill", (name, data) => ({
      name,
      rank: marks.number(data, "rank") ?? 0,
      text: passages({ description: marks.text(data, "description") }),
    })).filter(({ name }) => name !== ""),
    stunts: of("stunt", (name, data, item) => readThing(marks, name, data, item)),
    extras: of("extra", (name, data, item) => readThing(marks, name, data, item)),
    tracks: of("stress", (name, data) => readStress(marks, name, data)),
    consequences: of("consequence", (name, data) => readConsequence(marks, name, data)),
    points: marks.number(points, "current"),
    refresh: marks.number(points, "refresh"),
    notes: passages({
      description: marks.text(system, "description"),
      biography: marks.text(marks.get(system, "biography"), "value"),
    }),
  };
  const { values, more } = marks.rest(file, TECHNICAL);
  const type = marks.text(file, "type") === "npc" ? "npc" : "character";
  return { source: "fatex", type, ...character, rest: values, more };
}

/** The phrase is the value; where there is none, the name of the item is it. */
function readAspect(marks: ReadMarks, name: string, data: unknown): ForeignAspect[] {
  const value = plainText(marks.text(data, "value"));
  const label = plainText(marks.text(data, "label"));
  const text = passages({ description: marks.text(data, "description") });
  const named = name === label || EMPTY.test(name) ? "" : name;
  const phrase = value || named;
  if (phrase === "" && text.length === 0) return [];
  return [{ label: label || (value === "" ? "" : name), phrase: phrase || label || name, ofThing: false, text }];
}

function readThing(marks: ReadMarks, name: string, data: unknown, item: object): ForeignThing {
  const text = passages({ summary: marks.text(data, "shortDescription"), description: marks.text(data, "description") });
  return { name, img: marks.text(item, "img"), refresh: 1, text };
}

/** Checked boxes are the bits of one number. */
function boxesIn(bits: number | null, size: number | null): readonly boolean[] {
  const count = Math.min(30, Math.max(0, size ?? 0));
  return Array.from({ length: count }, (_, index) => ((bits ?? 0) & (1 << index)) !== 0);
}

function readStress(marks: ReadMarks, name: string, data: unknown): ForeignTrack {
  return { name, boxes: boxesIn(marks.number(data, "value"), marks.number(data, "size")) };
}

function readConsequence(marks: ReadMarks, name: string, data: unknown): ForeignConsequence {
  const label = plainText(marks.text(data, "label")) || name;
  const boxes = boxesIn(marks.number(data, "boxValues"), marks.number(data, "boxAmount"));
  const shifts = marks.number(data, "icon");
  const active = marks.get(data, "active") === true;
  const checked = active || boxes.includes(true);
  const said = plainText(marks.text(data, "value"));
  const text = passages({ description: marks.text(data, "description") });
  return {
    label,
    severity: severityOf(label, shifts) ?? severityOf(name, null),
    phrase: said || (checked ? name : ""),
    checked,
    text,
  };
}
