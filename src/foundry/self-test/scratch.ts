import { NornActor } from "../documents/norn-actor.ts";

/** What the self-test works on, and removes again. */
export interface Scratch {
  readonly folder: Folder.Implementation;
  readonly scene: Scene.Implementation;
  /** An NPC of the world's, with five fate points. */
  readonly base: NornActor;
  /** An unlinked token of it, and its own actor. */
  readonly token: TokenDocument.Implementation;
  readonly npc: NornActor;
}

export const SCRATCH = "Norn self-test";
/** Marks scratch documents, so that those of a test that was interrupted are removed by the next one. */
const MARK = { norn: { scratch: {} } };

export async function makeScratch(): Promise<Scratch> {
  await removeScratch();
  const folder = present(await Folder.create({ name: SCRATCH, type: "Actor", flags: MARK } as Folder.CreateData));
  const scene = present(await Scene.create({ name: SCRATCH, active: false, navigation: false, flags: MARK } as Scene.CreateData));
  const base = present(
    await NornActor.create({
      name: SCRATCH,
      type: "npc",
      folder: folder.id,
      flags: MARK,
      system: { fatePoints: { value: 5 } },
    } as Actor.CreateData),
  );
  const tokens = await scene.createEmbeddedDocuments("Token", [
    { name: SCRATCH, actorId: base.id, actorLink: false, hidden: true, x: 0, y: 0 },
  ]);
  const token = present(tokens[0]);
  const npc = token.actor;
  if (!(base instanceof NornActor) || !(npc instanceof NornActor)) throw new Error(`${SCRATCH}: ${token.uuid}`);
  return { folder, scene, base, token, npc };
}

/** Everything with the mark, of this run or of an earlier one. */
export async function removeScratch(): Promise<void> {
  for (const message of game.messages.filter(isScratchMessage)) await message.delete();
  for (const combat of game.combats.filter(isScratch)) await combat.delete();
  for (const scene of game.scenes.filter(isScratch)) await scene.delete();
  for (const actor of game.actors.filter(isScratch)) await actor.delete();
  for (const folder of game.folders.filter(isScratch)) await folder.delete();
}

function isScratch({ flags }: { readonly flags: object }): boolean {
  return foundry.utils.hasProperty(flags, "norn.scratch");
}

/** What the test wrote, and what the ledger wrote about its actors. */
function isScratchMessage({ content, system }: ChatMessage.Implementation): boolean {
  if (content === SCRATCH) return true;
  return "actorName" in system && typeof system.actorName === "string" && system.actorName.startsWith(SCRATCH);
}

export const SCRATCH_FLAGS = MARK;

function present<Made>(made: Made | undefined | null): Made {
  if (made === undefined || made === null) throw new Error(SCRATCH);
  return made;
}
