import type { CreateAsks } from "../../ledger/requests/created-aspects.ts";
import { ASPECT_NATURES } from "../../rules/aspects/aspect-kind.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { type CreationRoll, BOOST, type CreationWay } from "../../rules/created-aspects/creation-rules.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { creationOutcome } from "../../rules/created-aspects/create-aspect.ts";
import { type Text, text } from "../text.ts";
import { refusalText } from "../entries/refusal.view.ts";
import { createdBadges } from "./created.view.ts";

/** The dialog's fields, as typed. */
export interface CreateForm {
  readonly phrase: string;
  /** Uuid of the actor it is on, or `destinationValue` that and a zone. */
  readonly target: string;
  readonly way: string;
  readonly nature: string;
  readonly holder: string;
  readonly about: string;
  readonly level: string;
  readonly quality: string;
  readonly hidden: boolean;
}

interface CreateChoice {
  readonly value: string;
  readonly label: Text | null;
  readonly name: string;
  readonly selected: boolean;
}

interface Person {
  readonly uuid: string;
  readonly name: string;
  readonly situation: boolean;
  /** A situation or a thing. */
  readonly inanimate: boolean;
  /** Of a situation. */
  readonly zones?: readonly { readonly id: string; readonly name: string }[];
}

export interface CreateInput {
  readonly ruleset: Ruleset;
  readonly dials: DialValues;
  /** Null: a GM creates one without a roll. */
  readonly roll: CreationRoll | null;
  /** Uuid of the maker, "" for none. */
  readonly maker: string;
  /** The reader is a GM. */
  readonly byGm: boolean;
  /** Actors it may be created on, and who may get its free invocation. */
  readonly targets: readonly Person[];
  readonly holders: readonly Person[];
}

/** A list is empty where there is nothing to choose. */
export interface CreateDialog {
  readonly targets: readonly CreateChoice[];
  readonly ways: readonly CreateChoice[];
  readonly natures: readonly CreateChoice[];
  readonly holders: readonly CreateChoice[];
  readonly abouts: readonly CreateChoice[];
  /** What a GM types if there is no roll; null elsewhere. */
  readonly level: { readonly typed: string } | null;
  readonly quality: { readonly typed: string } | null;
  readonly secret: boolean;
  readonly hidden: boolean;
  /** The badges of the aspect as it would be created. */
  readonly badges: readonly Text[];
  /** Why none can be created. */
  readonly fault: Text | null;
}

const ZONE_OF = "#";

/** A actor it is on, and the zone of it that an aspect is to be in, as one value. */
export function destinationValue(place: string, zone: string): string {
  return zone === "" ? place : `${place}${ZONE_OF}${zone}`;
}

/** Reads what `destinationValue` has made. */
export function destinationOf(target: string): { readonly place: string; readonly zone: string } {
  const [place = "", zone = ""] = target.split(ZONE_OF);
  return { place, zone };
}

export function createDialogView(form: CreateForm, source: CreateInput): CreateDialog {
  const { ruleset, roll, targets, holders } = source;
  const ways = waysOpen(source);
  const way = wayOf(form, source);
  const comes = comesOf(form, source, way);
  const made = comes.ok ? comes.value : null;
  const boost = way === BOOST || made?.boost === true;
  const uses = boost ? 1 : (made?.freeUses ?? ruleset.creating.freeUses);
  const natures = made?.natures ?? [];
  const nature = natures.find((id) => id === form.nature) ?? natures[0];
  const holder = heldBy(form.holder, source);
  return {
    targets: targets.flatMap((one) => parentChoices(one, form.target)),
    ways: ways.length > 1 ? ways.map((id) => word(id, wayText(ruleset, id), way)) : [],
    natures: natures.length > 1 ? natures.map((id) => word(id, text(`NORN.Sheet.Nature.${id}`), nature ?? "")) : [],
    holders: uses > 0 && made?.freeFor !== "other-side" ? holderChoices(holders, source, holder) : [],
    abouts: boost
      ? [
          word("", text("NORN.Create.nobody"), form.about),
          ...targets.filter(({ situation }) => !situation).map(({ uuid, name }) => person(uuid, name, form.about)),
        ]
      : [],
    level: !roll && ruleset.aspects.levels && !boost ? { typed: form.level } : null,
    quality: !roll && ruleset.creating.quality && !boost ? { typed: form.quality } : null,
    secret: !roll,
    hidden: form.hidden,
    badges:
      made && nature
        ? createdBadges(
            { ...made, nature, kind: boost ? "boost" : "advantage", free: uses > 0 ? { first: { count: uses, holder } } : {} },
            (uuid) => holders.find((one) => one.uuid === uuid)?.name ?? "",
          )
        : [],
    fault: comes.ok ? null : refusalText(comes),
  };
}

function wayText({ id: played }: Ruleset, way: CreationWay): Text {
  return way === BOOST ? text("NORN.Aspect.Kind.boost") : text(`NORN.Create.Way.${played}.${way}`);
}

/** A actor it is on, and its zones after it. */
function parentChoices({ uuid, name, zones = [] }: Person, chosen: string): CreateChoice[] {
  const inZones = zones.map((zone): CreateChoice => {
    const value = destinationValue(uuid, zone.id);
    return { value, label: text("NORN.Aim.zone", { zone: zone.name, place: name }), name: "", selected: value === chosen };
  });
  return [person(uuid, name, chosen), ...inZones];
}

function waysOpen({ ruleset, roll, dials }: CreateInput): readonly CreationWay[] {
  return ruleset.creating.ways(roll?.traits ?? null, dials);
}

function comesOf(form: CreateForm, source: CreateInput, way: CreationWay): ReturnType<typeof creationOutcome> {
  const { ruleset, dials, roll, maker, byGm, targets } = source;
  const parent = destinationOf(form.target).place;
  const inanimate = targets.find(({ uuid }) => uuid === parent)?.inanimate ?? false;
  return creationOutcome({ ruleset, dials }, { way, roll, inanimate, parent, maker, byGm, chosen: chosenIn(form) });
}

/** "Anyone" is possible only where the game gives the first use to anyone. */
function heldBy(holder: string, { ruleset, maker }: CreateInput): string {
  return ruleset.creating.holder(holder, maker);
}

function holderChoices(holders: readonly Person[], source: CreateInput, holder: string): CreateChoice[] {
  const { maker } = source;
  return [
    ...holders.filter(({ uuid }) => uuid === maker).map(({ uuid, name }) => person(uuid, name, holder)),
    ...holders.filter(({ uuid }) => uuid !== maker).map(({ uuid, name }) => person(uuid, name, holder)),
    ...(heldBy("", source) === "" ? [word("", text("NORN.Create.anyone"), holder)] : []),
  ];
}

/** The request as it will be submitted. `roll`: id of the roll, "" if a GM creates it without one. */
export function createRequest(form: CreateForm, source: CreateInput, roll: string): CreateAsks {
  const { place: target, zone } = destinationOf(form.target);
  return {
    roll,
    way: wayOf(form, source),
    words: form.phrase,
    target,
    targetName: source.targets.find(({ uuid }) => uuid === target)?.name ?? "",
    zone,
    ...chosenIn(form),
    holder: heldBy(form.holder, source),
    about: form.about,
    hidden: form.hidden,
    stake: false,
  };
}

/** The chosen way, or the first possible one. */
function wayOf({ way }: CreateForm, source: CreateInput): CreationWay {
  const ways = waysOpen(source);
  return ways.find((id) => id === way) ?? ways[0] ?? "";
}

function chosenIn({ nature, level, quality }: CreateForm): Pick<CreateAsks, "nature" | "level" | "quality"> {
  return {
    nature: ASPECT_NATURES.find((id) => id === nature) ?? "lasting",
    level: typedNumber(level) ?? 1,
    quality: typedNumber(quality),
  };
}

/** The typed number, null for anything else. */
function typedNumber(typed: string): number | null {
  const number = Number(typed);
  return typed.trim() !== "" && Number.isInteger(number) ? number : null;
}

function word(value: string, label: Text, current: string): CreateChoice {
  return { value, label, name: "", selected: value === current };
}

function person(value: string, name: string, current: string): CreateChoice {
  return { value, label: null, name, selected: value === current };
}
