import type { ActorFile } from "../../view/exchange/actor-file.ts";
import type { NornActor } from "../documents/norn-actor.ts";

/** Opens the window that imports a file, with this file if one is given. */
export async function openImport(file?: File): Promise<void> {
  const given = file ? await file.text() : "";
  const { ImportWindow } = await import("./import-window.ts");
  const open = foundry.applications.instances.get("norn-import");
  const window = open instanceof ImportWindow ? open : new ImportWindow();
  await window.render({ force: true });
  window.bringToFront();
  if (file) await window.show(given, file.name);
}

export async function saveActorFile(actor: NornActor): Promise<void> {
  const { saveActor } = await import("./save-file.ts");
  saveActor(actor);
}

export async function saveCampaignFile(): Promise<void> {
  const { saveCampaign } = await import("./save-file.ts");
  saveCampaign();
}

/** For macros: an actor as plain data, of which `importActor` makes the same again. */
export async function exportActor(actor: NornActor): Promise<ActorFile> {
  return (await import("./save-file.ts")).exportActor(actor);
}

/**
 * For macros: creates the actor of a file, given as text or as data, without asking. Of other programs' files too, in the game in
 * force. Resolves to undefined if it is refused, which the user is informed of.
 */
export async function importActor(given: unknown): Promise<NornActor | undefined> {
  const { importWithoutAsking } = await import("./import-without-asking.ts");
  return importWithoutAsking(given);
}
