import { ASPECT_KINDS, type AspectKind } from "../../rules/aspects/aspect-kind.ts";
import { nextPhase } from "../../rules/traits/phases.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { groupOf } from "../../view/actor/aspects/aspect-group.ts";
import { nextRole } from "../../view/actor/aspects/aspects.view.ts";
import { shortName } from "../../view/short-name.ts";
import { moveRow, type SortedRow, sortRows, type SortUpdate } from "../../view/actor/rows/sort-rows.ts";
import { BOUNDS } from "../data/fields.ts";
import { activeGameId } from "../settings/active-game.ts";
import { isSituation } from "../documents/actors-in-play.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { adoption, type NornItem } from "../documents/norn-item.ts";
import { ITEM_TYPES, type ItemType } from "../types/subtypes.ts";
import { placeholderName } from "../words/placeholder-name.ts";
import { templatePath } from "../words/template-path.ts";

/** An item of an actor. Throws, in words, if it has been deleted meanwhile. */
export function ownItem(actor: NornActor, id: string): NornItem {
  const item = actor.items.get(id);
  if (!item) throw new Error(game.i18n.localize("NORN.Sheet.Refused.gone"));
  return item;
}

/** What the button asks for: an item type, and for an aspect its kind and role, for a trait its group. */
export interface WantedItem {
  /** Absent: it is yet to be named. */
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly kind?: string | undefined;
  readonly role?: string | undefined;
  readonly group?: string | undefined;
  /** Of an aspect: id of the thing that it is one of. */
  readonly thing?: string | undefined;
}

/** Adds an item at the end of its list. Resolves to it, or to null if the user may not or a module refused. */
export async function addOwn(ruleset: Ruleset, actor: NornActor, wanted: WantedItem): Promise<NornItem | null> {
  const type = ITEM_TYPES.find((known) => known === wanted.type);
  if (!type) throw new Error(`"${wanted.type ?? ""}" is not a type of item.`);
  const [item] = await actor.createEmbeddedDocuments("Item", [
    { name: wanted.name ?? placeholderName(type), type, sort: afterAll(actor), system: freshData(ruleset, actor, type, wanted) },
  ]);
  return item ?? null;
}

/** Where an item has to be sorted to come after all others of an actor. */
export function afterAll({ items }: NornActor): number {
  return Math.max(0, ...[...items].map(({ sort }) => sort)) + CONST.SORT_INTEGER_DENSITY;
}

function freshData(ruleset: Ruleset, actor: NornActor, type: ItemType, { kind, role, group, thing = "" }: WantedItem): object {
  const { traits } = ruleset;
  if (type === "aspect") {
    if (thing !== "") return { kind: ASPECT_KINDS.find((known) => known === kind) ?? "equipment", role: "", thing };
    const next = role ? null : nextRole(actor.snapshot().aspects, ruleset, actor.snapshot());
    return { kind: ASPECT_KINDS.find((known) => known === kind) ?? next?.kind ?? usualKind(actor), role: role ?? next?.id ?? "" };
  }
  if (type === "phase") return { number: nextPhase(phasesOf(actor), BOUNDS.phases) };
  if (type !== "skill") return {};
  const home = traits.groups.find(({ id }) => id === group) ?? traits.groups.find(({ open }) => open) ?? traits.groups[0];
  return home ? { group: home.id, rank: home.defaultRank } : {};
}

function phasesOf({ items }: NornActor): readonly number[] {
  return [...items].flatMap((item) => (isItemOfType(item, "phase") && item.inPlay ? [item.system.number] : []));
}

/** A place has aspects of the scene. */
function usualKind(actor: NornActor): AspectKind {
  return isSituation(actor) ? "scene" : "character";
}

/** Deletes an item of an actor, once the user has confirmed. */
export async function deleteOwn(actor: NornActor, item: NornItem): Promise<void> {
  const context = { name: shortName(item.name), actor: actor.name };
  const yes = await foundry.applications.api.DialogV2.confirm({
    classes: ["norn", "norn-ask"],
    position: { width: 380 },
    window: { title: "NORN.Sheet.Delete.title", icon: "fa-solid fa-trash" },
    content: await foundry.applications.handlebars.renderTemplate(templatePath("sheets/delete.hbs"), context),
    modal: true,
    yes: { label: "NORN.Sheet.Delete.yes", icon: "fa-solid fa-trash", default: true },
    no: { label: "NORN.Sheet.Delete.no", default: false },
    rejectClose: false,
  });
  if (yes && actor.items.has(item.id ?? "")) await item.delete();
}

/** The items in the same list of the sheet, in order. */
function siblingsOf(actor: NornActor, item: NornItem): SortedRow[] {
  const list = listOf(item);
  return [...actor.items]
    .filter((other) => other.inPlay && listOf(other) === list)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, sort }) => ({ id: id ?? "", sort }));
}

/** The list of the sheet that an item is in. Players sort inside it. */
function listOf(item: NornItem): string {
  return isItemOfType(item, "aspect") ? `aspect ${groupOf(item.system.kind)}` : item.type;
}

export async function moveOwn(actor: NornActor, item: NornItem, by: -1 | 1): Promise<void> {
  await write(actor, moveRow(siblingsOf(actor, item), item.id ?? "", by));
}

/** Moves an item before another of its list; to the end, for null. */
export async function placeOwn(actor: NornActor, item: NornItem, before: string | null): Promise<void> {
  await write(actor, sortRows(siblingsOf(actor, item), item.id ?? "", before));
}

async function write(actor: NornActor, updates: readonly SortUpdate[]): Promise<void> {
  if (updates.length > 0) await actor.updateEmbeddedDocuments("Item", [...updates]);
}

/** These items of other games now count in this one too. One change, however many; what is gone or counts already stays. */
export async function adoptOwn(actor: NornActor, ids: readonly string[]): Promise<void> {
  const waiting = ids.flatMap((id) => actor.items.get(id) ?? []).filter((item) => !item.inPlay);
  const changes = waiting.map(({ id }) => ({ _id: id, ...adoption(activeGameId(), true) }));
  if (changes.length > 0) await actor.updateEmbeddedDocuments("Item", changes);
}

/** The item counts in its own game alone again. */
export async function giveBack(item: NornItem): Promise<void> {
  await item.update(adoption(activeGameId(), false));
}
