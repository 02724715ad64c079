import type { Locator, Page } from "@playwright/test";
import { inFoundry, rollDialog, untilInFoundry } from "./play.ts";
import { expect } from "./table.fixture.ts";

/** Opens the roll dialog of a trait and waits for it. */
export async function askRoll(page: Page, actor: string, trait: string): Promise<Locator> {
  await inFoundry(
    page,
    `const actor = game.actors.getName(${JSON.stringify(actor)});
     const skill = actor.items.find((item) => item.type === "skill" && item.inPlay && item.name === ${JSON.stringify(trait)});
     globalThis.rolled = game.norn.rollTrait(skill.uuid).then((message) => message?.id ?? "");`,
  );
  await expect(rollDialog(page)).toBeVisible();
  return rollDialog(page);
}

/** Rolls from the open dialog. Resolves to the id of the card. */
export async function throwDice(page: Page): Promise<string> {
  await rollDialog(page).locator("button[type=submit]").click();
  return inFoundry(page, "return await globalThis.rolled;");
}

/** A choice before the roll, by the phrase of the aspect. */
export function before(dialog: Locator, phrase: string): Locator {
  return dialog.locator(".norn-before .norn-invoke-aspect", { hasText: phrase }).locator("input");
}

export async function setPoints(gm: Page, name: string, value: number, ...readers: readonly Page[]): Promise<void> {
  const actor = `game.actors.getName(${JSON.stringify(name)})`;
  await inFoundry(gm, `await ${actor}.update({ system: { fatePoints: { value: ${value} } } });`);
  for (const page of readers) await untilInFoundry(page, `return ${actor}.system.fatePoints.value === ${value};`);
}

/** The total shown on a card. */
export async function totalOf(card: Locator): Promise<number> {
  return Number((await card.locator(".norn-chat-total strong").innerText()).replace("−", "-"));
}

/** Invokes aspects for +2, one after another, without the dialog. */
export function sendInvocations(page: Page, name: string, card: string, uuids: readonly string[]): Promise<void> {
  return inFoundry(
    page,
    `const actor = game.actors.getName(${JSON.stringify(name)});
     for (const aspect of ${JSON.stringify(uuids)}) {
       const request = { roll: ${JSON.stringify(card)}, aspect, aspectName: fromUuidSync(aspect).name, gain: "plus-two" };
       const system = { kind: "invoke", game: game.norn.currentRuleset().id, actor: actor.uuid, actorName: actor.name, request };
       await ChatMessage.create({ type: "request", content: "x", system });
     }`,
  );
}

/** The parts of a card that are wider than their place. */
export function spilling(card: Locator): Promise<string[]> {
  return card
    .locator(".norn-chat *")
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.clientWidth > 20 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible",
        )
        .map((one) => one.outerHTML.slice(0, 120)),
    );
}
