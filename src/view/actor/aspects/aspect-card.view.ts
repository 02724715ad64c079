import { roleNamed } from "../../../rules/aspects/roles-of.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { freeBadge } from "../../created-aspects/created.view.ts";
import { roleText } from "../../listed-words.ts";
import { type Text, text } from "../../text.ts";
import { groupOf } from "./aspect-group.ts";
import { levelText } from "../../rank.view.ts";
import type { AspectInput, SheetFlags } from "../sheet-input.ts";
import { shortName } from "../../short-name.ts";

export interface BoxView {
  /** Name of the checkbox, unique on its sheet and the same after a redraw. */
  readonly name: string;
  readonly checked: boolean;
  readonly label: Text;
}

/** A small fact shown on an aspect's card; `icon` is a FontAwesome class. */
export interface AspectBadge {
  readonly id: string;
  readonly icon: string;
  readonly label: Text;
  /** Id of the free invocation this badge stands for, where it can be dragged to another actor. */
  readonly free?: string;
}

export interface AspectCard {
  readonly id: string;
  readonly uuid: string;
  readonly phrase: string;
  readonly short: string;
  /** It lasts only for a while. */
  readonly passing: boolean;
  /** The role in the game, or else the kind. */
  readonly label: Text;
  /** The linked trait, or the thing that it is an aspect of; "" for none. */
  readonly trait: string;
  readonly level: number;
  readonly word: Text | null;
  readonly boxes: readonly BoxView[];
  readonly badges: readonly AspectBadge[];
  /** The text is longer than the card shows, or there is a description: the card can be opened and closed. */
  readonly foldable: boolean;
  readonly long: boolean;
  readonly expanded: boolean;
  readonly description: string;
  readonly editable: boolean;
  readonly editing: boolean;
  readonly levels: boolean;
  /** It is one of an NPC's skills, and this user may roll it. */
  readonly rolls: boolean;
  readonly labels: {
    readonly menu: Text;
    readonly phrase: Text;
    readonly level: Text;
    readonly lower: Text;
    readonly raise: Text;
  };
}

/** A higher level is a typing error: nobody could check so many boxes. */
const MOST_BOXES = 40;
/** Characters a card shows before it is folded. */
const LONG = 180;

export function aspectCard(aspect: AspectInput, ruleset: Ruleset, flags: SheetFlags, asSkill = false): AspectCard {
  const { levels } = ruleset.aspects;
  const long = aspect.name.length > LONG;
  const expanded = flags.expanded.has(aspect.id);
  const name = shortName(aspect.name);
  const label = labelOf(aspect, ruleset);
  return {
    id: aspect.id,
    uuid: aspect.uuid,
    phrase: aspect.name,
    short: name,
    passing: groupOf(aspect.kind) === "now",
    label,
    trait: aspect.traitName || aspect.thingName,
    level: aspect.level,
    word: levels ? levelText(ruleset, aspect.level, aspect.negative, flags.words) : null,
    boxes: levels ? boxesOf(aspect) : [],
    badges: badgesOf(aspect, ruleset),
    foldable: (long && !flags.editing) || aspect.described,
    long,
    expanded,
    description: expanded ? (flags.descriptions[aspect.id] ?? "") : "",
    editable: flags.editable,
    editing: flags.editing,
    levels,
    rolls: asSkill && flags.editable && !flags.editing,
    labels: {
      menu: text("NORN.Sheet.Row.menu", { name }),
      phrase: text("NORN.Sheet.Aspects.phrase", { label }),
      level: text("NORN.Sheet.Aspects.level", { name }),
      lower: text("NORN.Sheet.Row.lower", { name }),
      raise: text("NORN.Sheet.Row.raise", { name }),
    },
  };
}

function labelOf(aspect: AspectInput, ruleset: Ruleset): Text {
  const role = roleNamed(ruleset, aspect.role);
  return role ? roleText(ruleset, role) : text(`NORN.Aspect.Kind.${aspect.kind}`);
}

/** Source: F3, one box for each level. */
function boxesOf(aspect: AspectInput): BoxView[] {
  return Array.from({ length: Math.min(aspect.level, MOST_BOXES) }, (_, index) => ({
    name: `aspects.${aspect.id}.${index}`,
    checked: index < aspect.checked,
    label: text("NORN.Sheet.Aspects.box", { number: index + 1, count: aspect.level, aspect: shortName(aspect.name) }),
  }));
}

function badgesOf(aspect: AspectInput, ruleset: Ruleset): AspectBadge[] {
  const badges: AspectBadge[] = [];
  if (aspect.persistent && ruleset.aspects.persistent) {
    badges.push({ id: "persistent", icon: "fa-solid fa-infinity", label: text("NORN.Sheet.Aspects.persistent") });
  }
  if (aspect.lock.on && ruleset.aspects.lockable) {
    const to = aspect.lockedTo.trim();
    badges.push({
      id: "locked",
      icon: "fa-solid fa-lock",
      label: to ? text("NORN.Sheet.Aspects.lockedTo", { to }) : text("NORN.Sheet.Aspects.locked"),
    });
  }
  if (aspect.zoneName !== "") {
    badges.push({
      id: "zone",
      icon: "fa-solid fa-location-dot",
      label: text("NORN.Sheet.Aspects.zone", { zone: aspect.zoneName }),
    });
  }
  if (aspect.nature !== "lasting") {
    badges.push({
      id: aspect.nature,
      icon: aspect.nature === "fragile" ? "fa-solid fa-feather" : "fa-solid fa-thumbtack",
      label: text(`NORN.Sheet.Nature.${aspect.nature}`),
    });
  }
  if (aspect.quality !== null) {
    const label = text("NORN.Create.quality", { quality: aspect.quality });
    badges.push({ id: "quality", icon: "fa-solid fa-shield-halved", label });
  }
  if (aspect.aboutName !== "") {
    badges.push({ id: "about", icon: "fa-solid fa-crosshairs", label: text("NORN.Create.against", { who: aspect.aboutName }) });
  }
  for (const { id, count, holder, mine } of aspect.freeOf) {
    badges.push({ id: "free", icon: "fa-solid fa-gift", label: freeBadge(count, holder), free: mine ? id : "" });
  }
  // A maker who still holds a free invocation is already named.
  if (aspect.makerName !== "" && !aspect.freeOf.some(({ holder }) => holder === aspect.makerName)) {
    badges.push({ id: "maker", icon: "fa-solid fa-hammer", label: text("NORN.Create.by", { who: aspect.makerName }) });
  }
  if (aspect.hidden) badges.push({ id: "hidden", icon: "fa-solid fa-eye-slash", label: hiddenText(aspect.knownTo) });
  return badges;
}

function hiddenText(knownTo: readonly string[]): Text {
  return knownTo.length === 0
    ? text("NORN.Sheet.Aspects.hidden")
    : text("NORN.Sheet.Aspects.hiddenBut", { who: knownTo.join(", ") });
}
