import { expect, type Locator, type Page } from "@playwright/test";
import { cardOf, rollFast } from "./ledger-play.ts";
import { inFoundry } from "./play.ts";

interface Attacking {
  readonly scope: string;
  readonly targets: readonly string[];
  /** What every die shows, or each of the first ones; a blank unless given otherwise. */
  readonly face?: number | readonly number[];
  readonly weapon?: object;
}

/** An attack whose dice show what is given, on these actors. Resolves to the id of its message. */
export async function attackWith(
  page: Page,
  actor: string,
  trait: string,
  { scope, targets, face = 0, weapon = {} }: Attacking,
): Promise<string> {
  const thrown = await rollFast(page, actor, trait);
  const shown = typeof face === "number" ? String(face) : `${JSON.stringify(face)}[die] ?? 0`;
  const id = await inFoundry<string>(
    page,
    `const { _id, ...rolled } = game.messages.get("${thrown}").toObject();
     await game.messages.get("${thrown}").delete();
     const targets = ${JSON.stringify(targets)}.map((name) => ({ uuid: game.actors.getName(name).uuid, name }));
     const attack = { scope: "${scope}", distance: 0, weapon: ${JSON.stringify(weapon)}, armor: {} };
     const system = { ...rolled.system, faces: rolled.system.faces.map((_, die) => ${shown}), targets, attack };
     return (await ChatMessage.create({ ...rolled, system })).id;`,
  );
  await expect(cardOf(page, id)).toBeVisible();
  return id;
}

/** What the card of an attack shows of one target. */
export function attackResult(page: Page, card: string, target: string): Locator {
  return cardOf(page, card).locator(".norn-blow", { hasText: target });
}

/** The small windows that ask how to defend, and how to take a hit. */
export function defenseWindow(page: Page): Locator {
  return page.locator(".norn-prompt", { has: page.locator('input[name="way"] ~ span, select[name="with"]') });
}
export function takeWindow(page: Page): Locator {
  return page.locator(".norn-prompt", { has: page.locator(".norn-take-way") });
}

/** From now on every Fudge die of this page shows this. */
export async function allDice(page: Page, face: number): Promise<void> {
  await inFoundry(page, `globalThis.CONFIG.Dice.randomUniform = () => ${[0.1, 0.5, 0.9][face + 1] ?? 0.5};`);
}

/** The ids of an actor's checked boxes on a track. */
export function checkedBoxes(page: Page, actor: string, track: string): Promise<string[]> {
  return inFoundry(
    page,
    `const boxes = game.actors.getName(${JSON.stringify(actor)}).system.tracks["${track}"]?.boxes ?? {};
     return Object.keys(boxes).filter((box) => boxes[box]).toSorted();`,
  );
}

/** Clears an actor's tracks and consequences. */
export async function heal(gm: Page, ...actors: readonly string[]): Promise<void> {
  await inFoundry(
    gm,
    `for (const name of ${JSON.stringify(actors)}) {
       const actor = game.actors.getName(name);
       if (actor.system.tracks.health) await actor.update({ "system.tracks.health.bonus": 0 });
       for (const [track, { boxes }] of Object.entries(actor.system.tracks))
         for (const box of Object.keys(boxes)) await actor.update({ ["system.tracks." + track + ".boxes." + box]: false });
       for (const item of actor.items.filter(({ type, system }) => type === "aspect" && system.kind === "consequence")) await item.delete();
     }`,
  );
}
