import type { ActiveGame } from "../../rules/ruleset.ts";
import type { ItemSource, NamedChoice } from "../../view/item/item-input.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import { isShownOnSheet } from "../documents/known-to.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { aspectKindOn } from "../mappers/brought-aspects.ts";
import { traitChoices } from "../stunts/effect-choices.ts";
import { isForSale } from "../buying/roll-to-buy.ts";

/** Types of items that name traits besides in their effects. */
const NAMING: readonly string[] = ["power", "phase"];

/** An item as its sheet reads it: its stored data, and the available choices. */
export async function itemSheetSource(item: NornItem, played: ActiveGame): Promise<ItemSource> {
  const link = isItemOfType(item, "extra") ? item.system.link : null;
  const linked = link ? await actorByUuid(link) : null;
  return {
    id: item.id ?? "",
    name: item.name,
    img: item.img ?? "",
    type: item.type,
    system: { ...item.toObject().system },
    traits: byName(
      [...(item.actor?.items ?? [])]
        .filter((other) => isItemOfType(other, "skill"))
        .filter((other) => other.inPlay)
        .map((other) => ({ ...choice(other), key: other.system.key })),
    ),
    traitChoices: NAMING.includes(item.type) ? traitChoices(played, item) : [],
    ...(item.actor && { aspects: aspectsBeside(item), extras: extrasBeside(item) }),
    actors: byName(game.actors.filter((actor) => actor.visible).map(({ uuid, name }) => ({ id: uuid, name }))),
    players: byName(game.users.filter((user) => !user.isGM).map(choice)),
    forSale: isForSale(played, item),
    linked: linked?.name ?? "",
  };
}

function aspectsBeside(item: NornItem): NonNullable<ItemSource["aspects"]> {
  const known = beside(item).filter((other) => isShownOnSheet(other));
  return byName(known.map((other) => ({ ...choice(other), thing: other.system.thing })));
}

function extrasBeside(item: NornItem): NamedChoice[] {
  return byName(
    beside(item)
      .filter((other) => aspectKindOn(other.type, other.system) !== null)
      .map(choice),
  );
}

/** Other items of the actor that count in the current game. */
function beside(item: NornItem): NornItem[] {
  return [...(item.actor?.items ?? [])].filter((other) => other.inPlay && other.id !== item.id);
}

function choice({ id, name }: { readonly id: string | null; readonly name: string }): NamedChoice {
  return { id: id ?? "", name };
}

function byName<T extends NamedChoice>(choices: readonly T[]): T[] {
  return choices.toSorted((a, b) => a.name.localeCompare(b.name, game.i18n.lang));
}
