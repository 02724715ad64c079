import type { Browser, Page } from "playwright";
import { everywhere } from "./invocation.ts";
import { repeat, type Summary } from "./statistics.ts";
import { type FoundryPage, leave, sit } from "./tabs.ts";

const ATTACKER = "Corvin Ashdown";
const TARGET = "Captain Odile Ness";
const TIMES = 20;
const EXCHANGES = 40;
const COMBATANTS = 12;

/**
 * Milliseconds on three clients from the click that defends to the card of the attack with what it did, in a fight of twelve in
 * which forty exchanges have been settled.
 */
export async function measureFight(browser: Browser, url: string): Promise<Summary> {
  const pages = [await sit(browser, url, "p1"), await sit(browser, url, "gm"), await sit(browser, url, "p2")];
  const [player, gm] = pages;
  if (!player || !gm) throw new Error("A fight needs a player and a GM.");
  await gm.evaluate(openFight, { target: TARGET, count: COMBATANTS });
  for (let exchange = 0; exchange < EXCHANGES; exchange += 1) await defended(pages, player, gm);
  const times = await repeat(TIMES, () => defended(pages, player, gm), 2);
  await leave(...pages);
  return times;
}

async function defended(pages: readonly Page[], player: Page, gm: Page): Promise<number> {
  const attack = await player.evaluate(rollAttack, { attacker: ATTACKER, target: TARGET });
  const button = `[data-message-id="${attack}"] [data-action=defend]`;
  await gm.locator(button).waitFor();
  return everywhere(pages, `[data-message-id="${attack}"] .norn-opposition-verdict`, () => gm.evaluate(click, button));
}

/** Runs in the page. */
async function openFight({ target, count }: { target: string; count: number }): Promise<void> {
  const { game, Combat } = globalThis as unknown as FoundryPage;
  const actorId = game.actors.getName(target)?.id ?? "";
  const combatants = Array.from({ length: count }, (_, index) => ({ actorId, name: `Fighter ${index}`, initiative: index }));
  const combat = await Combat.implementation.create({ active: true });
  await combat.createEmbeddedDocuments("Combatant", combatants);
  await combat.update({ round: 1, turn: 0 });
}

/** Runs in the page. Resolves to the id of the attack's message. */
async function rollAttack({ attacker, target }: { attacker: string; target: string }): Promise<string> {
  const { game, ChatMessage } = globalThis as unknown as FoundryPage;
  const actor = game.actors.getName(attacker);
  const other = game.actors.getName(target);
  const skill = actor?.items.contents.find(({ type, inPlay }) => type === "skill" && inPlay === true);
  const rolled = await game.norn.rollTrait(skill?.uuid ?? "", { fast: true });
  const { _id: _, ...data } = rolled.toObject();
  await rolled.delete();
  const attack = { scope: "fight", distance: 0, pace: "", weapon: {}, armor: {} };
  const system = { ...data.system, attack, targets: [{ uuid: other?.uuid, name: target }] };
  const { id } = await ChatMessage.create({ ...data, system });
  return id;
}

/** Runs in the page. */
function click(selector: string): number {
  const now = performance.timeOrigin + performance.now();
  document.querySelector<HTMLElement>(selector)?.click();
  return now;
}
