import { type ActorFile, actorFile } from "../../view/exchange/actor-file.ts";
import { campaignFile } from "../../view/exchange/campaign-file.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";

/** An actor as data that can be kept and imported. What is hidden is only in it for a GM, and for a user who knows it. */
export function exportActor(actor: NornActor): ActorFile {
  const left = [...actor.items].filter((item) => {
    if (isItemOfType(item, "challenge")) return item.system.hidden && !game.user.isGM;
    return isItemOfType(item, "aspect") && item.system.hidden && !knows(item.system.known);
  });
  const stored: object = actor.toObject();
  const ids = left.flatMap(({ id }) => id ?? []);
  return actorFile(ledgerWorld().game.ruleset.id, { ...stored }, { uuid: actor.uuid, left: ids });
}

function knows(known: Readonly<Record<string, boolean>>): boolean {
  return game.user.isGM || known[game.user.id ?? ""] === true;
}

export function saveActor(actor: NornActor): void {
  saveAs(exportActor(actor), actor.name);
}

/** The active game and its options. */
export function saveCampaign(): void {
  const { ruleset, dials } = ledgerWorld().game;
  saveAs(campaignFile(ruleset.id, dials), `${game.world.title} ${ruleset.id}`);
}

function saveAs(data: object, name: string): void {
  const slug = name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
  foundry.utils.saveDataToFile(JSON.stringify(data, null, 2), "application/json", `norn-${slug || "file"}.json`);
}
