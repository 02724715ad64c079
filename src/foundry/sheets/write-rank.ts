import type { NornActor } from "../documents/norn-actor.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { traitName } from "../settings/trait-name.ts";
import { ownItem } from "./own-item.ts";

const LISTED = "key:";

/** Writes the rank of a trait. One the game lists and the actor does not have yet (`key:<key>`) becomes an item with it. */
export async function writeRank(actor: NornActor, traitId: string, rank: number | null): Promise<void> {
  if (!traitId.startsWith(LISTED)) {
    await ownItem(actor, traitId).update({ system: { rank } });
    return;
  }
  const key = traitId.slice(LISTED.length);
  const existing = actor.snapshot().traits.find((trait) => trait.key === key);
  if (existing) return writeRank(actor, existing.id, rank);
  const ruleset = currentRuleset();
  const { id, traits } = ruleset;
  const plan = traits.list.find((listed) => listed.key === key);
  if (!plan) throw new Error(game.i18n.localize("NORN.Sheet.Refused.gone"));
  const name = traitName(ruleset, key);
  await actor.createEmbeddedDocuments("Item", [{ name, type: "skill", system: { key, game: id, group: plan.group, rank } }]);
}
