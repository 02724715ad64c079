import { named } from "../../listed-words.ts";
import type { Text } from "../../text.ts";
import { plainText } from "../plain-text.ts";
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
import { isPicture } from "../read-actor.ts";
import { numberIn, ReadMarks } from "./unread.ts";

const TECHNICAL = [
  "id",
  "fariType",
  "group",
  "lastUpdated",
  "playedDuringTurn",
  "template",
  "theme",
  "version",
  "visibleOnCard",
  "position",
  "wide",
  "commands",
  "hasDisplayName",
  "hasLabel",
  "helperText",
  "isMainPointCounter",
  "width",
];

/** One field of a sheet, with the section it is in. */
interface Block {
  readonly data: object;
  readonly section: string;
  readonly label: string;
  readonly type: string;
  readonly value: string;
}

const ASPECTS = /aspe[ckt]/i;
const STUNTS = /stunt/i;
const EXTRAS = /extra/i;
const CONSEQUENCES = /consequen|conséquen|konsequen|conseguen/i;
const POINTS = /fate|fato|destin|schicksal/i;
const REFRESH = /refresh/i;
const NUMBERED = /^(?:stunts?|extras?|aspects?)?\s*[#\d.:]*$/i;
const LONGEST_NAME = 80;

/** A character of Fari: pages of sections of labelled fields, which a group may name as it likes. */
export function readFari(file: Readonly<Record<string, unknown>>): ForeignCharacter {
  const marks = new ReadMarks();
  const blocks = sectionsOf(marks, file).flatMap((section) => {
    const name = plainText(marks.text(section, "label"));
    return marks.records(section, "blocks").map((data) => blockOf(marks, data, name));
  });
  const found = new Found(marks);
  for (const block of blocks) found.take(block);
  const name = marks.text(file, "name");
  const { values, more } = marks.rest(file, TECHNICAL);
  return { source: "fari", type: "character", name, ...found.parts, rest: values, more };
}

/** Sections are below pages; in later versions there are rows and columns between them. */
function sectionsOf(marks: ReadMarks, file: object): readonly object[] {
  return marks.records(file, "pages").flatMap((page) => {
    marks.skip(page, ["label"]);
    const columns = marks.records(page, "rows").flatMap((row) => marks.records(row, "columns"));
    return [page, ...columns].flatMap((holder) => marks.records(holder, "sections"));
  });
}

function blockOf(marks: ReadMarks, data: object, section: string): Block {
  const raw: unknown = Reflect.get(data, "value");
  return {
    data,
    section,
    label: plainText(marks.text(data, "label")),
    type: marks.text(data, "type"),
    value: typeof raw === "string" || typeof raw === "number" ? marks.text(data, "value") : "",
  };
}

/** What the fields of a sheet come to, one after another. */
class Found {
  readonly #marks: ReadMarks;
  readonly #aspects: ForeignAspect[] = [];
  readonly #skills: ForeignSkill[] = [];
  readonly #stunts: ForeignThing[] = [];
  readonly #extras: ForeignThing[] = [];
  readonly #tracks: ForeignTrack[] = [];
  readonly #consequences: ForeignConsequence[] = [];
  readonly #notes: Passage[] = [];
  #points: number | null = null;
  #refresh: number | null = null;
  #img = "";

  constructor(marks: ReadMarks) {
    this.#marks = marks;
  }

  get parts(): Omit<ForeignCharacter, "source" | "type" | "name" | "rest" | "more"> {
    const lists = { aspects: this.#aspects, skills: this.#skills, stunts: this.#stunts, extras: this.#extras };
    const harm = { tracks: this.#tracks, consequences: this.#consequences };
    return { ...lists, ...harm, points: this.#points, refresh: this.#refresh, notes: this.#notes, img: this.#img, tokenImg: "" };
  }

  take(block: Block): void {
    const { type, section, label, value } = block;
    if (type === "SlotTracker") this.#takeSlots(block);
    else if (type === "PointCounter") this.#takePoints(block);
    else if (type === "Image" && this.#img === "" && isPicture(value)) this.#img = value;
    else if (type === "Skill") this.#skills.push({ name: label, rank: this.#marks.number(block.data, "value") ?? 0, text: [] });
    else if (type === "Separator" || plainText(value) === "") return;
    else if (REFRESH.test(label)) this.#refresh = this.#marks.number(block.data, "value");
    else if (CONSEQUENCES.test(section)) this.#takeConsequence(block);
    else if (ASPECTS.test(section)) this.#aspects.push({ label, phrase: plainText(value), ofThing: false, text: [] });
    else if (STUNTS.test(section) || STUNTS.test(label)) this.#stunts.push(thing(block));
    else if (EXTRAS.test(section) || EXTRAS.test(label)) this.#extras.push(thing(block));
    else this.#notes.push({ title: titleOf(block), html: value });
  }

  #takeSlots({ data, section, label }: Block): void {
    const slots = this.#marks.records(data, "value");
    const boxes = slots.map((slot) => this.#marks.get(slot, "checked") === true);
    for (const slot of slots) this.#marks.skip(slot, ["label"]);
    if (CONSEQUENCES.test(section)) {
      const checked = boxes.includes(true);
      this.#consequences.push({ label, severity: severityOf(label, null), phrase: checked ? label : "", checked, text: [] });
    } else this.#tracks.push({ name: label, boxes });
  }

  #takePoints({ data, label, section, value }: Block): void {
    const meta = this.#marks.get(data, "meta");
    const max = this.#marks.text(meta, "max");
    const isMain = this.#marks.get(meta, "isMainPointCounter") === true;
    if (isMain || (this.#points === null && POINTS.test(label))) {
      this.#points = this.#marks.number(data, "value");
      this.#refresh ??= numberIn(max);
    } else if (REFRESH.test(label)) this.#refresh = this.#marks.number(data, "value");
    else this.#notes.push({ title: titleOf({ section, label }), words: max === "" ? value : `${value} / ${max}` });
  }

  #takeConsequence({ data, label, value }: Block): void {
    const checked = this.#marks.get(this.#marks.get(data, "meta"), "checked") === true;
    this.#consequences.push({ label, severity: severityOf(label, null), phrase: plainText(value), checked, text: [] });
  }
}

function titleOf({ section, label }: Pick<Block, "section" | "label">): Text {
  return named([section, label].filter((word) => word !== "").join(" › "));
}

/** A field without a name of its own begins with it: "Deft hands: +2 to …". */
function thing({ label, value }: Block): ForeignThing {
  const words = plainText(value);
  if (!NUMBERED.test(label)) return { name: label, img: "", refresh: 1, text: passages({ description: value }) };
  const [, before = ""] = /^([^:.–—]{1,80})[:.–—]/.exec(words) ?? [];
  const name = before.trim() || (words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME - 1)}…` : words);
  return { name, img: "", refresh: 1, text: words === name ? [] : passages({ description: value }) };
}
