import type { Page } from "playwright";
import type { Driver } from "./driver.ts";
import * as steps from "./page-steps.ts";

/** A driver with everything that could be found. */
export interface FoundDriver {
  readonly actor: object;
  readonly items: readonly object[];
  readonly roll: NonNullable<Driver["roll"]> | null;
}

/** How systems commonly mark what rolls, the plainest first. Foundry itself prescribes only `data-action`. */
const ROLLERS = ["[data-action*=roll i]", "[data-roll]", ".rollable", "[data-action*=check i]", ".roll"];
/** The button that a dialog offers first. */
const ANSWERS = ".application.dialog :is(button[autofocus], button.default, footer button[type=submit], footer button)";
const PATIENCE = 3000;

/** Completes a driver: the first type of actor whose sheet opens, the first type of item it takes, and something on the sheet that rolls. */
export async function findDriver(gm: Page, { actor, items, roll }: Driver): Promise<FoundDriver> {
  const type = actor ?? (await gm.evaluate(steps.findActor));
  const uuid = await gm.evaluate(steps.createActor, { ...type, name: "Looked at" });
  const kinds = items ?? (await gm.evaluate(steps.findItem, uuid));
  await gm.evaluate(steps.giveItems, { uuid, items: kinds });
  const rolls = roll ?? (await findRoll(gm, uuid));
  await gm.evaluate(steps.removeActor, uuid);
  return { actor: type, items: kinds, roll: rolls };
}

async function findRoll(gm: Page, uuid: string): Promise<FoundDriver["roll"]> {
  for (const click of ROLLERS) {
    const sheet = await gm.evaluate(steps.showSheet, uuid);
    for (const answer of [null, ANSWERS]) {
      const before = await gm.evaluate(steps.countMessages);
      const target = answer === null ? { within: sheet, click } : { within: null, click: answer };
      if ((await gm.evaluate(steps.clickOn, target)) === null) break;
      const rolled = await gm.waitForFunction(steps.hasMoreMessages, before, { timeout: PATIENCE }).then(
        () => true,
        () => false,
      );
      if (rolled) return answer === null ? { click } : { click, answer };
    }
    await gm.evaluate(steps.closeAll);
  }
  return null;
}
