import { recoveriesOf } from "../../ledger/recovery/recovery.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { isRecord } from "../../rules/is-record.ts";
import { countedFacts, featureFacts } from "../stunts/feature-facts.ts";
import { THING_TYPES, type ForeignItemInput, type SheetInput, type ThingInput } from "../../view/actor/sheet-input.ts";
import { defeatOf } from "../conflict/gave-up.ts";
import { isShownOnSheet } from "../documents/known-to.ts";
import { hasActorData, isActorOfType, isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { duplicateOf } from "../../view/actor/rows/duplicate-item.ts";
import { linkSources, memberSources } from "../documents/link-sources.ts";
import { pointsAhead, shownActor } from "../ledger/shown-world.ts";
import { aspectSources, hasWords } from "../entries/aspect-sources.ts";
import { storedText } from "./stored-text.ts";

/**
 * An actor as its sheet reads it: what counts in the current game, and apart from it what other games have left, in the order the
 * players gave them, without what is hidden from this user.
 */
export function actorSheetInput(played: ActiveGame, actor: NornActor): SheetInput {
  const { id, uuid, name, img, system } = actor;
  if (!hasActorData(system)) throw new Error(`${uuid} has no data of Norn's.`);
  const snapshot = actor.snapshot();
  const all = [...actor.items].toSorted((a, b) => a.sort - b.sort);
  const items = all.filter((item) => item.inPlay);
  const known = shownActor(actor);
  const place = new Map(items.map((item, index) => [item.id, index]));
  const placeOf = (of: { readonly id: string }): number => place.get(of.id) ?? items.length;
  return {
    actor: { ...snapshot, id: id ?? "", name, traits: snapshot.traits.toSorted((a, b) => placeOf(a) - placeOf(b)) },
    pointsAhead: pointsAhead(uuid),
    img: img ?? "",
    summary: storedText(actor, "system.summary"),
    aspects: aspectSources(actor, items.filter(isShownOnSheet), snapshot),
    things: items.flatMap((item): ThingInput[] => thingInput(played, actor, item, snapshot)),
    elsewhere: all.filter((item) => !item.inPlay).flatMap((item) => foreignItemInput(items, item)),
    links: linkSources(actor),
    members: memberSources(played, actor),
    heals: known !== null && recoveriesOf(played, known).length > 0,
    out: defeatOf(actor),
    scene: storedText(actor, "system.scene"),
    everywhere: isActorOfType(actor, "situation") && actor.system.everywhere,
    scenes:
      actor.type === "situation"
        ? game.scenes.filter((scene) => scene.visible).map(({ uuid, name }) => ({ id: uuid, name }))
        : [],
  };
}

const ELSEWHERE_TYPES = ["aspect", "skill", ...THING_TYPES] as const;

function thingInput(played: ActiveGame, actor: NornActor, item: NornItem, snapshot: ActorSnapshot): ThingInput[] {
  const type = THING_TYPES.find((known) => known === item.type);
  if (!type) return [];
  const { ammunition, ...rest }: Record<string, unknown> = { ...item._source.system };
  const left = isCount(ammunition) && ammunition.max > 0 ? { ammunition: `${ammunition.value}/${ammunition.max}` } : {};
  const facts = Object.entries({ ...rest, ...left, ...countedFacts(played, item, snapshot) }).filter(isFact);
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
      ...featureFacts(played, actor, item, snapshot),
    },
  ];
}

/** `counting`: the actor's items that count in the active game. */
function foreignItemInput(counting: readonly NornItem[], item: NornItem): ForeignItemInput[] {
  const type = ELSEWHERE_TYPES.find((known) => known === item.type);
  if (!type || (type === "aspect" && !isShownOnSheet(item))) return [];
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

function isCount(counter: unknown): counter is { readonly value: number; readonly max: number } {
  return isRecord(counter) && "max" in counter;
}
