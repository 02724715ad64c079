import { type ActorSnapshot, newActor } from "../../../rules/snapshot.ts";
import type { Trait } from "../../../rules/traits/trait.ts";
import { named } from "../../listed-words.ts";
import { text } from "../../text.ts";
import { isPicture } from "../read-actor.ts";
import type { ForeignCharacter, ForeignThing, Passage } from "./foreign-character.ts";
import { planAspects, planConsequences } from "./plan-aspects.ts";
import { planTracks } from "./plan-harm.ts";
import { planTraits } from "./plan-traits.ts";
import { itemName, leftOver, type LeftOver, type PlannedActor, type PlannedItem, type Target } from "./planned-actor.ts";

/** Far more of one thing than anyone has; of the rest, the names are kept. */
const MOST_OF_A_KIND = 300;

/** What a character of another program becomes in a game. Whatever has no place in it is listed, and belongs in the notes. */
export function planActor(character: ForeignCharacter, target: Target): PlannedActor {
  const { aspects, skills, stunts, extras, consequences, type, tracks } = character;
  const parts = [
    planAspects(aspects, target),
    planConsequences(consequences, target),
    planTraits(skills, type, target),
    { items: stunts.flatMap((thing) => thingItem(thing, "stunt", target)), left: [] },
    { items: extras.flatMap((thing) => thingItem(thing, "extra", target)), left: [] },
  ].map(({ items, left }) => ({ items: items.slice(0, MOST_OF_A_KIND), left: [...left, ...tooMany(items)] }));
  const items = parts.flatMap((part) => part.items);
  const name = character.name.slice(0, 200) || target.wordOf(text("NORN.Exchange.nameless"));
  const actor = snapshotOf(name, type, items);
  const harm = planTracks(tracks, actor, target);
  const points = planPoints(character, actor, target);
  const rest = character.rest.map(({ what, value }): LeftOver => ({ what: named(what), value, why: null }));
  return {
    name,
    type,
    img: ownPicture(character.img),
    tokenImg: ownPicture(character.tokenImg),
    system: { fatePoints: points.stored, tracks: harm.tracks },
    items,
    notes: character.notes,
    left: [...parts.flatMap(({ left }) => left), ...harm.left, ...points.left, ...lostPicture(character), ...rest],
    more: character.more,
  };
}

function tooMany(items: readonly PlannedItem[]): LeftOver[] {
  return items.slice(MOST_OF_A_KIND).map((item) => leftOver(item.name, "", "many"));
}

function thingItem({ name, img, refresh, text: given }: ForeignThing, type: "stunt" | "extra", target: Target): PlannedItem[] {
  if (name === "" && given.length === 0) return [];
  const cost: Passage = { title: text("NORN.Exchange.Part.refresh"), words: String(refresh) };
  // One is what a stunt costs there.
  const usual = type === "stunt" ? 1 : 0;
  const called = itemName(name || target.wordOf(text("NORN.Exchange.nameless")), refresh === usual ? given : [cost, ...given]);
  return [{ ...called, type, img: ownPicture(img), system: { game: target.ruleset.id } }];
}

/** Pictures of Foundry's own stand for none. */
function ownPicture(img: string): string {
  return isPicture(img) && !/^(?:\/?icons\/svg\/|systems\/)/.test(img) ? img : "";
}

function lostPicture({ img }: ForeignCharacter): LeftOver[] {
  return img === "" || isPicture(img) ? [] : [{ what: text("NORN.Exchange.picture"), value: img.slice(0, 500), why: null }];
}

const MOST_POINTS = 9999;

interface PlannedPoints {
  readonly stored: { readonly value: number; readonly refresh: number };
  readonly left: readonly LeftOver[];
}

/** R52: fate points are fate points; a refresh is only kept where the game has one. */
function planPoints({ points, refresh }: ForeignCharacter, actor: ActorSnapshot, { ruleset, dials }: Target): PlannedPoints {
  const start = actor.type === "character" ? ruleset.fatePoints.start(actor, dials) : 0;
  const bounded = (given: number): number => Math.min(MOST_POINTS, Math.max(0, given));
  const hasRefresh = ruleset.fatePoints.refresh;
  const lost = { what: text("NORN.Exchange.Part.refresh"), value: String(refresh), why: text("NORN.Exchange.Why.refresh") };
  const left = refresh === null || hasRefresh ? [] : [lost];
  return { stored: { value: bounded(points ?? start), refresh: hasRefresh ? bounded(refresh ?? start) : 0 }, left };
}

/** What the rules see of the actor to be: its tracks depend on its traits. */
function snapshotOf(name: string, type: string, items: readonly PlannedItem[]): ActorSnapshot {
  const traits = items.filter((item) => item.type === "skill").map(traitOf);
  return newActor({ name, type, traits });
}

function traitOf({ name, system: { key, group, rank } }: PlannedItem): Trait {
  const words = { key: typeof key === "string" ? key : "", group: typeof group === "string" ? group : "" };
  return {
    id: name,
    uuid: "",
    name,
    ...words,
    rank: typeof rank === "number" ? rank : null,
    start: null,
    experience: 0,
    specialty: false,
  };
}
