import { expect, type Locator, type Page } from "@playwright/test";
import { cardOf, rollFast } from "./ledger-play.ts";
import { inFoundry } from "./play.ts";

/** What a roll is to show: how far it is from its difficulty, and who can see it. */
interface Wanted {
  /** Null: without a difficulty. */
  readonly margin: number | null;
  readonly whisper?: readonly string[];
}

/** A roll of Fudge dice that shows four blanks, with the given margin. Resolves to the id of its message. */
export async function rollBy(page: Page, actor: string, trait: string, { margin, whisper = [] }: Wanted): Promise<string> {
  const thrown = await rollFast(page, actor, trait);
  const id = await inFoundry<string>(
    page,
    `const { _id, ...rolled } = game.messages.get("${thrown}").toObject();
     const { request } = rolled.system;
     const rank = request.traits[0].rank;
     const difficulty = ${margin === null ? "null" : `rank - ${margin}`};
     const whisper = ${JSON.stringify(whisper)}.map((name) => game.users.find((user) => user.name === name).id);
     const system = { ...rolled.system, faces: [0, 0, 0, 0], request: { ...request, difficulty } };
     return (await ChatMessage.create({ ...rolled, whisper, system })).id;`,
  );
  await expect(cardOf(page, id)).toBeVisible();
  return id;
}

export function createDialog(page: Page): Locator {
  return page.locator(".application", { has: page.locator(".norn-create") });
}

/** Opens the dialog on a roll's card and fills it in: the phrase, and lists by name. */
export async function fillCreateDialog(
  page: Page,
  card: string,
  phrase: string,
  lists: Readonly<Record<string, string>> = {},
): Promise<Locator> {
  await cardOf(page, card).locator("[data-action=createAspect]").click();
  const dialog = createDialog(page);
  for (const [name, label] of Object.entries(lists)) await dialog.locator(`select[name="${name}"]`).selectOption({ label });
  await dialog.locator("textarea").fill(phrase);
  return dialog;
}

export async function createAspect(
  page: Page,
  card: string,
  phrase: string,
  lists: Readonly<Record<string, string>> = {},
): Promise<void> {
  await (await fillCreateDialog(page, card, phrase, lists)).locator("button[type=submit]").click();
  await expect(createDialog(page)).toHaveCount(0);
}

/** The actor on the scene with that name: an unlinked token has an actor of its own. */
function inScene(actor: string): string {
  const name = JSON.stringify(actor);
  return `game.scenes.active.tokens.getName(${name})?.actor ?? game.actors.getName(${name})`;
}

/** The aspects of an actor with this name, as a client has them, without their ids. */
export function aspectsNamed(page: Page, actor: string, name: string): Promise<CreatedAspect[]> {
  return inFoundry(
    page,
    `return (${inScene(actor)}).items.filter((item) => item.name === ${JSON.stringify(name)})
       .map(({ uuid, system }) => ({
         uuid, kind: system.kind, nature: system.nature, quality: system.quality, level: system.level, hidden: system.hidden,
         maker: fromUuidSync(system.maker)?.name ?? "", about: fromUuidSync(system.about)?.name ?? "",
         free: Object.values(system.free).filter(({ count }) => count > 0).map(({ count, holder }) => [fromUuidSync(holder)?.name ?? "", count]),
       }));`,
  );
}

export interface CreatedAspect {
  readonly uuid: string;
  readonly kind: string;
  readonly nature: string;
  readonly quality: number | null;
  readonly level: number;
  readonly hidden: boolean;
  readonly maker: string;
  readonly about: string;
  readonly free: readonly (readonly [string, number])[];
}

/** Removes everything created in play on an actor. */
export async function clearCreated(gm: Page, ...actors: readonly string[]): Promise<void> {
  await inFoundry(
    gm,
    `for (const name of ${JSON.stringify(actors)}) {
       const actor = game.scenes.active.tokens.getName(name)?.actor ?? game.actors.getName(name);
       const made = actor.items.filter(({ system }) => system.kind === "advantage" || system.kind === "boost");
       await actor.deleteEmbeddedDocuments("Item", made.map(({ id }) => id));
     }`,
  );
}
