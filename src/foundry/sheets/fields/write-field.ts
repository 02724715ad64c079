import { NornActor } from "../../documents/norn-actor.ts";
import type { NornItem } from "../../documents/norn-item.ts";
import { addRated } from "../../npc/add-rated.ts";
import { listedTrait, unwrittenKey } from "../../../rules/traits/listed-traits.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { usesTrack } from "../../../rules/stunts/effect.ts";
import { traitName } from "../../settings/trait-name.ts";
import { writeLink } from "../rows/linked-actors.ts";
import { addOwn, ownItem } from "../../apps/own-items.ts";
import { markBox } from "../../challenges/clear-challenge.ts";
import type { FieldValue } from "./read-field.ts";

/**
 * Saves one field of an actor's sheet, and nothing else:
 * `items.<id>.<path>` · `traits.<id or key:…>.rank` · `aspects.<id>.<index>` (a box of an aspect) · `tracks.<track>.<box>` ·
 * `bonus.<track>` · `links.<key>.<role or count>` · `more.<item type>` (the name of one more item) · `more.rated` (what an NPC is good
 * at, and its rank) · `rungs.<rank>` (the id of a trait that gets this rank) · any other name is a path of the actor.
 */
export async function writeActorField(ruleset: Ruleset, actor: NornActor, name: string, value: FieldValue): Promise<void> {
  const [head = "", id = "", ...rest] = name.split(".");
  const path = rest.join(".");
  switch (head) {
    case "items":
      await ownItem(actor, id).update(foundry.utils.expandObject({ [path]: value }));
      return;
    case "traits":
      return writeRank(ruleset, actor, id, typeof value === "number" ? value : null);
    case "more":
      if (id === "rated") await addRated(actor, String(value));
      else await addOwn(ruleset, actor, { type: id, name: String(value) });
      return;
    case "rungs":
      return writeRank(ruleset, actor, String(value), Number(id));
    case "aspects":
      // A box includes all before it: a level is used up from the first box on.
      await ownItem(actor, id).update({ system: { checked: Number(path) + (value === true ? 1 : 0) } });
      return;
    case "tracks":
      return writeTrack(actor, id, { boxes: { [path]: value === true } });
    case "links":
      return writeLink(actor, id, path, value);
    case "bonus":
      return writeTrack(actor, id, { bonus: Number(value) });
    default:
      await actor.update(foundry.utils.expandObject({ [name]: value }));
  }
}

interface TrackChange {
  readonly boxes?: Readonly<Record<string, boolean>>;
  readonly bonus?: number;
}

/** A track without stored data is stored as a whole. */
async function writeTrack(actor: NornActor, id: string, change: TrackChange): Promise<void> {
  const stored = actor.snapshot().tracks.some((track) => track.id === id);
  await actor.update({ system: { tracks: { [id]: stored ? change : { boxes: {}, bonus: 0, ...change } } } });
}

/**
 * Saves one field of an item's sheet, and nothing else. `boxes.<index>` is a box of an aspect, `marks.<side>.<row>.<index>` one of a ladder, `uses.<box>` a use on the item's
 * actor, `addTrait.<effect>` a trait the effect is for as well; any other name is a path.
 */
export async function writeItemField(item: NornItem, name: string, value: FieldValue): Promise<void> {
  const [head = "", index = ""] = name.split(".");
  if (head === "boxes") await item.update({ system: { checked: Number(index) + (value === true ? 1 : 0) } });
  else if (head === "marks") await markBox(item, name.split(".").slice(1), value === true);
  else if (head === "uses" && item.actor instanceof NornActor)
    await writeTrack(item.actor, usesTrack(item.id ?? ""), { boxes: { [index]: value === true } });
  else if (head === "addTrait") await item.update({ system: { effects: { [index]: { traits: { [String(value)]: true } } } } });
  else await item.update(foundry.utils.expandObject({ [name]: value }));
}

/** Saves the rank of a trait. A listed trait the actor does not have yet (`key:<key>`) becomes an item with it. */
export async function writeRank(ruleset: Ruleset, actor: NornActor, traitId: string, rank: number | null): Promise<void> {
  const key = unwrittenKey(traitId);
  if (key === "") {
    await ownItem(actor, traitId).update({ system: { rank } });
    return;
  }
  const existing = actor.snapshot().traits.find((trait) => trait.key === key);
  if (existing) return writeRank(ruleset, actor, existing.id, rank);
  const plan = listedTrait(ruleset, key);
  if (!plan) throw new Error(game.i18n.localize("NORN.Sheet.Refused.gone"));
  const name = traitName(ruleset, key);
  await actor.createEmbeddedDocuments("Item", [
    { name, type: "skill", system: { key, game: ruleset.id, group: plan.group, rank } },
  ]);
}
