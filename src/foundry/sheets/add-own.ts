import { ASPECT_KINDS } from "../../rules/index.ts";
import { nextRole } from "../../view/actor/next-role.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { ITEM_TYPES, type ItemType } from "../types/subtypes.ts";
import { siblingsOf } from "./sort-own.ts";

/** What the button asks for: an item type, and for an aspect its kind and role, for a trait its group. */
export interface WantedItem {
  readonly type?: string | undefined;
  readonly kind?: string | undefined;
  readonly role?: string | undefined;
  readonly group?: string | undefined;
}

/** Adds an item at the end of its list. Resolves to it, or to null where the person may not or a module refused. */
export async function addOwn(actor: NornActor, wanted: WantedItem): Promise<NornItem | null> {
  const type = ITEM_TYPES.find((known) => known === wanted.type);
  if (!type) throw new Error(`"${wanted.type ?? ""}" is not a type of item.`);
  const [item] = await actor.createEmbeddedDocuments("Item", [
    { name: freshName(type), type, system: freshData(actor, type, wanted) },
  ]);
  if (!item) return null;
  const last = siblingsOf(actor, item).findLast(({ id }) => id !== item.id);
  if (last && item.sort <= last.sort) await item.update({ sort: last.sort + CONST.SORT_INTEGER_DENSITY });
  return item;
}

function freshName(type: ItemType): string {
  return game.i18n.format("NORN.Sheet.Row.fresh", { type: game.i18n.localize(`TYPES.Item.${type}`) });
}

function freshData(actor: NornActor, type: ItemType, { kind, role, group }: WantedItem): object {
  const ruleset = currentRuleset();
  const { traits } = ruleset;
  if (type === "aspect") {
    const next = actor.type === "character" && !role ? nextRole(actor.snapshot().aspects, ruleset) : null;
    return { kind: ASPECT_KINDS.find((known) => known === kind) ?? next?.kind ?? "character", role: role ?? next?.id ?? "" };
  }
  if (type !== "skill") return {};
  const home = traits.groups.find(({ id }) => id === group) ?? traits.groups.find(({ open }) => open) ?? traits.groups[0];
  return home ? { group: home.id, rank: home.defaultRank } : {};
}
