import type { ItemSource, NamedChoice } from "../../view/item/item-source.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";

/** An item as its sheet reads it: its stored data, and the available choices. */
export async function itemSheetSource(item: NornItem): Promise<ItemSource> {
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
    ...(item.actor && { aspects: othersOf(item, "aspect"), extras: othersOf(item, "extra") }),
    actors: byName(game.actors.filter((actor) => actor.visible).map(({ uuid, name }) => ({ id: uuid, name }))),
    players: byName(game.users.filter((user) => !user.isGM).map(choice)),
    linked: linked?.name ?? "",
  };
}

/** Other items of the actor, of one type. */
function othersOf(item: NornItem, type: "aspect" | "extra"): NamedChoice[] {
  const others = [...(item.actor?.items ?? [])].filter(
    (other) => isItemOfType(other, type) && other.inPlay && other.id !== item.id,
  );
  return byName(others.map(choice));
}

function choice({ id, name }: { readonly id: string | null; readonly name: string }): NamedChoice {
  return { id: id ?? "", name };
}

function byName<T extends NamedChoice>(choices: readonly T[]): T[] {
  return choices.toSorted((a, b) => a.name.localeCompare(b.name, game.i18n.lang));
}
