import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { AspectInput } from "../../view/actor/sheet-input.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

/** Aspects of an actor as a sheet and the board read them; those that do not count in the current game are left out. */
export function aspectSources(
  actor: NornActor,
  aspects: readonly NornItem<"aspect">[],
  snapshot: Pick<ActorSnapshot, "aspects" | "traits">,
): AspectInput[] {
  const plain = new Map(snapshot.aspects.map((aspect) => [aspect.id, aspect]));
  return aspects.flatMap((item) => {
    const aspect = plain.get(item.id ?? "");
    return aspect ? [{ ...aspect, ...detailsOf(actor, item, snapshot) }] : [];
  });
}

type AspectDetails = Omit<AspectInput, keyof Aspect>;

function detailsOf(actor: NornActor, { system }: NornItem<"aspect">, { traits }: Pick<ActorSnapshot, "traits">): AspectDetails {
  /** A trait is linked by its id, or by its key in the current game. */
  const traitNamed = (trait: string): string => {
    if (trait === "") return "";
    const { id } = traits.find((own) => own.id === trait || own.key === trait) ?? { id: trait };
    return actor.items.get(id)?.name ?? "";
  };
  return {
    lockedTo: system.lock.trait === "" ? system.lock.words : traitNamed(system.lock.trait),
    freeOf: Object.entries(system.free)
      .filter(([, { count }]) => count > 0)
      .map(([id, { count, holder }]) => ({ id, count, holder: nameOf(holder), mine: mayPass(holder) })),
    makerName: nameOf(system.maker),
    aboutName: nameOf(system.about),
    traitName: traitNamed(system.trait),
    zoneName: isActorOfType(actor, "situation") ? (actor.system.zones[system.zone]?.name ?? "") : "",
    thingName: actor.items.get(system.thing)?.name ?? "",
    knownTo: game.user.isGM && system.hidden ? playersWhoKnow(system.known) : [],
    described: hasWords(system.description),
  };
}

function nameOf(uuid: string): string {
  return ledgerActor(uuid)?.shownName ?? "";
}

/** Free invocations of one's own characters can be passed on, by a GM those of everyone. */
function mayPass(holder: string): boolean {
  return game.user.isGM || Boolean(ledgerActor(holder)?.isOwner);
}

function playersWhoKnow(known: Readonly<Record<string, boolean>>): string[] {
  return game.users.filter(({ id, isGM }) => !isGM && known[id ?? ""] === true).map(({ name }) => name);
}

/** An empty editor leaves empty paragraphs behind. */
export function hasWords(html: string): boolean {
  return /<img|<hr|<table/i.test(html) || html.replace(/<[^>]*>|&nbsp;/g, "").trim() !== "";
}
