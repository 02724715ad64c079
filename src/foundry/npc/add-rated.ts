import { readOne } from "../../view/npc/read-npc.ts";
import { npcWords } from "../../view/npc/words-of-game.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { afterAll } from "../apps/own-items.ts";

/** Gives an NPC what it turns out to be good at; what it has already gets that rank. Throws, in words, for what the game does not have. */
export async function addRated(actor: NornActor, typed: string): Promise<void> {
  const { ruleset } = ledgerWorld().game;
  const { tier, traits } = actor.snapshot();
  const say = (key: string): string => game.i18n.localize(key);
  const words = npcWords(ruleset, say);
  const one = readOne(typed, tier, words, ruleset);
  if (!one) {
    const example = `${(words.traits.find((one) => one.tier === tier) ?? words.traits[0])?.name ?? ""} 2`;
    throw new Error(game.i18n.format("NORN.QuickAdd.rated.unknown", { typed, example }));
  }
  if ("level" in one) {
    await actor.createEmbeddedDocuments("Item", [
      { name: one.name, type: "aspect", sort: afterAll(actor), system: { kind: "character", level: one.level } },
    ]);
    return;
  }
  const { name, key, group, rank } = one;
  const known = traits.find((trait) => (key === "" ? trait.name === name : trait.key === key));
  const item = actor.items.get(known?.id ?? "");
  if (item) await item.update({ system: { rank } });
  else
    await actor.createEmbeddedDocuments("Item", [
      { name, type: "skill", sort: afterAll(actor), system: { key, game: ruleset.id, group, rank } },
    ]);
}
