import { isRecord } from "../../rules/is-record.ts";
import { lookUp } from "../../rules/look-up.ts";
import { ASPECT_KINDS } from "../../rules/aspects/aspect-kind.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { rankView, type RankView } from "../rank.view.ts";
import { choiceWord } from "../fields/choice-field.view.ts";
import { roleText } from "../listed-words.ts";
import { roleNamed } from "../../rules/aspects/roles-of.ts";
import { text, type Text } from "../text.ts";

/** Anything sent to chat, as its message stores it. */
export interface CardInput {
  /** `Item` or `Actor`. */
  readonly document: string;
  /** Its type: aspect, skill, character … */
  readonly kind: string;
  readonly game: string;
  readonly name: string;
  readonly img: string | null;
  /** Its system data at that time, untrusted. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The trait a power is used with. */
  readonly affinity?: Text | null;
}

interface CardFact {
  readonly label: Text;
  /** "" where the label says it all, or `word` does. */
  readonly value: string;
  readonly word?: Text;
}

export interface ItemCard {
  readonly name: string;
  readonly img: string | null;
  readonly label: Text;
  readonly icon: string;
  readonly aspect: boolean;
  /** Too long to be open in the log: it folds. */
  readonly long: boolean;
  /** Boxes of an aspect with levels: true if checked. */
  readonly boxes: readonly { readonly checked: boolean }[];
  readonly boxesLabel: Text | null;
  readonly rank: RankView | null;
  readonly badges: readonly { readonly icon: string; readonly label: Text }[];
  readonly facts: readonly CardFact[];
  /** One line of the document's own text, "" for none. */
  readonly summary: string;
}

/** Characters a card shows before it is folded. */
const LONG = 280;
/** The most boxes a card draws. */
const MOST_BOXES = 20;

const ICONS: Readonly<Record<string, string>> = {
  aspect: "fa-solid fa-quote-left",
  skill: "fa-solid fa-hand-fist",
  stunt: "fa-solid fa-star",
  power: "fa-solid fa-wand-sparkles",
  extra: "fa-solid fa-cubes",
  gear: "fa-solid fa-toolbox",
  phase: "fa-solid fa-timeline",
  challenge: "fa-solid fa-stairs",
};

export function itemCardView(source: CardInput, words: boolean): ItemCard {
  const { document, kind, name, img, details } = source;
  const ruleset = Object.values(RULESETS).find(({ id }) => id === source.game) ?? null;
  const aspect = kind === "aspect";
  const boxes = aspect && ruleset?.aspects.levels ? boxesOf(details) : [];
  return {
    name,
    img,
    label: aspect ? aspectLabel(details, ruleset) : text(`TYPES.${document}.${kind}`),
    icon: lookUp(ICONS, kind) ?? (document === "Actor" ? "fa-solid fa-user" : "fa-solid fa-note-sticky"),
    aspect,
    long: name.length > LONG,
    boxes,
    boxesLabel: boxes.length > 0 ? boxesLabel(boxes) : null,
    rank: kind === "skill" && ruleset ? rankView(ruleset, wholeOrNull(details["rank"]), words) : null,
    badges: aspect ? badgesOf(details, ruleset) : [],
    facts: factsOf(source),
    summary: plainWords(details["summary"]),
  };
}

function aspectLabel(details: CardInput["details"], ruleset: Ruleset | null): Text {
  const role = ruleset && roleNamed(ruleset, typeof details["role"] === "string" ? details["role"] : "");
  if (ruleset && role) return roleText(ruleset, role);
  const kind = ASPECT_KINDS.find((id) => id === details["kind"]) ?? "character";
  return text(`NORN.Aspect.Kind.${kind}`);
}

/** Source: F3, one box for each level. */
function boxesOf(details: CardInput["details"]): ItemCard["boxes"] {
  const level = Math.min(wholeOrNull(details["level"]) ?? 1, MOST_BOXES);
  const checked = wholeOrNull(details["checked"]) ?? 0;
  return Array.from({ length: level }, (_, index) => ({ checked: index < checked }));
}

function boxesLabel(boxes: ItemCard["boxes"]): Text {
  return text("NORN.Chat.Card.boxes", { checked: boxes.filter(({ checked }) => checked).length, count: boxes.length });
}

function badgesOf(details: CardInput["details"], ruleset: Ruleset | null): ItemCard["badges"] {
  const badges: { icon: string; label: Text }[] = [];
  if (details["persistent"] === true && ruleset?.aspects.persistent) {
    badges.push({ icon: "fa-solid fa-infinity", label: text("NORN.Chat.Card.persistent") });
  }
  if (details["nature"] === "fragile") badges.push({ icon: "fa-solid fa-feather", label: text("NORN.Chat.Card.fragile") });
  if (details["nature"] === "sticky") badges.push({ icon: "fa-solid fa-thumbtack", label: text("NORN.Chat.Card.sticky") });
  const quality = wholeOrNull(details["quality"]);
  if (quality !== null) badges.push({ icon: "fa-solid fa-shield-halved", label: text("NORN.Create.quality", { quality }) });
  const free = freeInvocations(details["free"]);
  if (free > 0) badges.push({ icon: "fa-solid fa-gift", label: text("NORN.Chat.Card.free", { count: free }) });
  return badges;
}

function freeInvocations(free: unknown): number {
  const counts = isRecord(free) ? Object.values(free).map((own) => (isRecord(own) ? (wholeOrNull(own["count"]) ?? 0) : 0)) : [];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Which facts each type shows; a cost of 0 or an empty text is not shown. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  skill: ["specialty"],
  stunt: ["tier", "cost", "activation", "brings"],
  power: ["source", "affinity", "activation", "difficulty", "brings"],
  extra: ["kind", "cost", "brings"],
  gear: ["category", "weapon", "armor", "range", "brings", "cost", "quantity"],
  phase: ["number"],
};

function factsOf({ game, kind, details, affinity = null }: CardInput): CardFact[] {
  return (lookUp(FACTS, kind) ?? []).flatMap((id): CardFact[] => {
    const value = id === "brings" ? namesOf(details[id]) : details[id];
    const label = text(`NORN.Chat.Card.Fact.${id}`);
    if (id === "affinity") return affinity ? [{ label, value: "", word: affinity }] : [];
    const word = choiceWord(game, id, value);
    if (word) return [{ label, value: "", word }];
    if (value === true) return [{ label, value: "" }];
    if (typeof value === "number" && value !== 0) return [{ label, value: String(value) }];
    return typeof value === "string" && value.trim() !== "" ? [{ label, value: value.trim() }] : [];
  });
}

/** The aspects that come with it. */
function namesOf(brings: unknown): string {
  return Object.values(isRecord(brings) ? brings : {})
    .map((one) => (isRecord(one) ? plainWords(one["name"]) : ""))
    .filter((name) => name !== "")
    .join(" · ");
}

function wholeOrNull(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) ? value : null;
}

function plainWords(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
