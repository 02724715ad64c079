import {
  THING_TYPES,
  type AspectSource,
  type ElsewhereSource,
  type SheetSource,
  type ThingSource,
} from "../../view/actor/sheet-source.ts";
import { outOf } from "../conflict/gave-up.ts";
import { hasActorData, isActorOfType, isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { duplicateOf } from "../drag/duplicate-item.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { hasWounds } from "../recovery/recovery-sources.ts";
import { storedText } from "./stored-text.ts";

/**
 * An actor as its sheet reads it: what counts in the current game, and apart from it what other games have left, in the order the
 * players gave them, without what is hidden from this user.
 */
export function actorSheetSource(actor: NornActor): SheetSource {
  const { id, uuid, name, img, system } = actor;
  if (!hasActorData(system)) throw new Error(`${uuid} has no data of Norn's.`);
  const snapshot = actor.snapshot();
  const all = [...actor.items].sort((a, b) => a.sort - b.sort);
  const items = all.filter((item) => item.inPlay);
  const place = new Map(items.map((item, index) => [item.id, index]));
  const placeOf = (of: { readonly id: string }): number => place.get(of.id) ?? items.length;
  const plain = new Map(snapshot.aspects.map((aspect) => [aspect.id, aspect]));
  return {
    actor: { ...snapshot, id: id ?? "", name, traits: snapshot.traits.toSorted((a, b) => placeOf(a) - placeOf(b)) },
    img: img ?? "",
    summary: storedText(actor, "system.summary"),
    aspects: items.flatMap((item): AspectSource[] => {
      const aspect = plain.get(item.id ?? "");
      return aspect && isItemOfType(item, "aspect") && isKnown(actor, item) ? [{ ...aspect, ...aspectDetails(actor, item) }] : [];
    }),
    things: items.flatMap((item): ThingSource[] => thingSource(item)),
    elsewhere: all.filter((item) => !item.inPlay).flatMap((item) => elsewhereSource(actor, items, item)),
    heals: hasWounds(actor),
    out: outOf(actor),
    scene: storedText(actor, "system.scene"),
    everywhere: isActorOfType(actor, "situation") && actor.system.everywhere,
    scenes:
      actor.type === "situation"
        ? game.scenes.filter((scene) => scene.visible).map(({ uuid, name }) => ({ id: uuid, name }))
        : [],
  };
}

const ELSEWHERE_TYPES = ["aspect", "skill", ...THING_TYPES] as const;

/** A hidden aspect is shown to those who know it and to the owners. */
function isKnown(actor: NornActor, { system }: NornItem<"aspect">): boolean {
  return !system.hidden || actor.isOwner || system.known[game.user.id] === true;
}

function nameOf(uuid: string): string {
  return ledgerActor(uuid)?.name ?? "";
}

/** Free invocations of one's own characters can be passed on, by a GM those of everyone. */
function mayPass(holder: string): boolean {
  return game.user.isGM || Boolean(ledgerActor(holder)?.isOwner);
}

type AspectDetails = Omit<AspectSource, keyof SheetSource["actor"]["aspects"][number]>;

function aspectDetails(actor: NornActor, { system }: NornItem<"aspect">): AspectDetails {
  return {
    lockedTo: system.lock.trait === "" ? system.lock.words : traitNamed(actor, system.lock.trait),
    nature: system.nature,
    free: Object.entries(system.free)
      .filter(([, { count }]) => count > 0)
      .map(([id, { count, holder }]) => ({ id, count, holder: nameOf(holder), mine: mayPass(holder) })),
    quality: system.quality,
    maker: nameOf(system.maker),
    about: nameOf(system.about),
    trait: traitNamed(actor, system.trait),
    severity: system.severity,
    negative: system.negative,
    zone: system.zone,
    hidden: system.hidden,
    described: hasWords(system.description),
  };
}

/** A trait is linked by its id, or by its key in the current game. */
function traitNamed(actor: NornActor, trait: string): string {
  if (trait === "") return "";
  const { id } = actor.snapshot().traits.find((own) => own.id === trait || own.key === trait) ?? { id: trait };
  return actor.items.get(id)?.name ?? "";
}

function thingSource(item: NornItem): ThingSource[] {
  const type = THING_TYPES.find((known) => known === item.type);
  if (!type) return [];
  const { uses, ammunition, ...rest }: Record<string, unknown> = { ...item._source.system };
  const counted = Object.entries({ uses, ammunition }).flatMap(([id, count]): [string, string][] =>
    isUses(count) && count.max > 0 ? [[id, `${count.value}/${count.max}`]] : [],
  );
  const facts = [...Object.entries(rest), ...counted].filter(isFact);
  return [
    {
      id: item.id ?? "",
      uuid: item.uuid,
      type,
      name: item.name,
      img: item.img ?? "",
      facts: Object.fromEntries(facts),
      equipped: isItemOfType(item, "gear") ? item.system.equipped : null,
      described: hasWords(storedText(item, "system.story") + storedText(item, "system.description")),
    },
  ];
}

/** `counting`: the actor's items that count in the game in force. */
function elsewhereSource(actor: NornActor, counting: readonly NornItem[], item: NornItem): ElsewhereSource[] {
  const type = ELSEWHERE_TYPES.find((known) => known === item.type);
  if (!type || (isItemOfType(item, "aspect") && !isKnown(actor, item))) return [];
  const skill = isItemOfType(item, "skill") ? item.system : null;
  return [
    {
      id: item.id ?? "",
      uuid: item.uuid,
      type,
      name: item.name,
      game: item.madeIn,
      kind: isItemOfType(item, "aspect") ? item.system.kind : "",
      rank: skill?.rank ?? null,
      isTaken: () => duplicateOf(item, counting) !== null,
    },
  ];
}

function isFact(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === "string" || typeof entry[1] === "number";
}

function isUses(uses: unknown): uses is { value: number; max: number } {
  return typeof uses === "object" && uses !== null && "max" in uses;
}

/** An empty editor leaves empty paragraphs behind. */
function hasWords(html: string): boolean {
  return /<img|<hr|<table/i.test(html) || html.replace(/<[^>]*>|&nbsp;/g, "").trim() !== "";
}
