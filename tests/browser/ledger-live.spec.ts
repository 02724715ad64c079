import type { Page } from "@playwright/test";
import { answerButton, compel, CORVIN, draft, sent, setPoints, TAMSIN, WORDS } from "./compel-play.ts";
import { askRoll, before } from "./invoke-play.ts";
import {
  cardOf,
  submittedEntry,
  fatePoints,
  giveFree,
  invokeDialog,
  pickAspect,
  rollFast,
  sendEntry,
  settledEntry,
} from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { setDials } from "./spend-play.ts";
import { expect, test } from "./table.fixture.ts";

const CURIOUS = "Too Curious for Locked Doors";
const FOG = "Fog to the Rooftops";

test("what open cards and dialogs offer follows the points, and keeps what was chosen", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, { [CORVIN]: 1 });
  const card = cardOf(p1, await rollFast(p1, CORVIN, "Knowledge"));
  const plus = card.locator('[data-action=spend][data-use="plus-one"]');
  await expect(plus).toBeEnabled();
  await card.locator("[data-action=invoke]").focus();
  await setPoints(gm, { [CORVIN]: 0 });
  await expect(plus).toBeDisabled();
  await expect(card.locator("[data-action=invoke]")).toBeFocused();
  await setPoints(gm, { [CORVIN]: 1 });
  await expect(plus).toBeEnabled();

  const list = await pickAspect(p1, (await card.getAttribute("data-message-id")) ?? "", CURIOUS, "plus-two");
  const chosen = list.locator(".norn-invoke-aspect", { hasText: CURIOUS });
  await setPoints(gm, { [CORVIN]: 0 });
  await expect(list.locator("button[type=submit]")).toBeDisabled();
  await expect(chosen).toContainText("Not enough fate points");
  await setPoints(gm, { [CORVIN]: 1 });
  await expect(list.locator("button[type=submit]")).toBeEnabled();
  await expect(chosen.locator("input")).toBeChecked();
  await p1.keyboard.press("Escape");
  await expect(invokeDialog(p1)).toBeHidden();

  const dialog = await askRoll(p1, CORVIN, "Knowledge");
  await dialog.locator(".norn-before summary").click();
  await before(dialog, CURIOUS).check();
  await setPoints(gm, { [CORVIN]: 0 });
  await expect(dialog.locator(".norn-before .norn-invoke-aspect", { hasText: CURIOUS })).toContainText("Not enough fate points");
  await expect(before(dialog, CURIOUS)).toBeChecked();
  await p1.keyboard.press("Escape");

  await setPoints(gm, { [CORVIN]: 1 });
  const [aspect = ""] = await knownOf(gm);
  const trouble = await draft(p1, { actor: TAMSIN, aspect, proposer: CORVIN });
  const send = trouble.locator("button[type=submit]");
  await expect(send).toBeEnabled();
  await setPoints(gm, { [CORVIN]: 0 });
  await expect(send).toBeDisabled();
  await expect(trouble.locator('textarea[name="words"]')).toHaveValue(WORDS);
});

test("what a roll's card shows is hidden in the log; undone, it has its message there", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 1 });
  const roll = await rollFast(p1, CORVIN, "Knowledge");
  const spent = await submittedEntry(p1, "spend", () =>
    cardOf(p1, roll).locator('[data-action=spend][data-use="plus-one"]').click(),
  );
  const { message } = await settledEntry(gm, spent.id);
  for (const page of [gm, p1, p2]) await expect(cardOf(page, message)).toBeHidden();
  await sendEntry(p1, CORVIN, { kind: "undo", actor: null, request: { entry: spent.id, on: roll } });
  for (const page of [gm, p1, p2]) {
    await expect(cardOf(page, message).locator(".message-header")).toBeVisible();
    await expect(cardOf(page, message).locator(".norn-line")).toContainText(CORVIN);
  }
});

test("an offer whose free invocation is gone costs its proposer a point, and says so", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, { [CORVIN]: 1, [TAMSIN]: 1 });
  await giveFree(gm, FOG, 1);
  const dialog = await draft(p1, { actor: "Lantern Quay at midnight", aspect: FOG, target: TAMSIN, proposer: CORVIN });
  const id = await sent(p1, () => dialog.locator("button[type=submit]").click());
  await expect(cardOf(p1, id)).toContainText("Paid with a free invocation");
  await giveFree(gm, FOG, 0);
  await expect(cardOf(p1, id)).toContainText(`If accepted, ${CORVIN} pays 1 point`);
  await cardOf(gm, id).locator('[data-answer="accept"]').click();
  await expect(cardOf(p1, id).locator(".norn-compel.is-accepted")).toBeVisible();
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(0);
});

test("compels count by scopes where the campaign says so, and a withdrawn one does not", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setDials(gm, { "strands-limit": "scopes" }, p1);
  await setPoints(gm, { [CORVIN]: 3 });
  await inFoundry(
    gm,
    `const combat = await Combat.create({});
     await combat.createEmbeddedDocuments("Combatant", [{ actorId: game.actors.getName("${TAMSIN}").id }]);
     await combat.activate();
     await combat.startCombat();`,
  );
  const [first = "", second = ""] = await knownOf(gm);
  const compelled = { actor: TAMSIN, proposer: CORVIN } as const;
  const id = await compel(p1, { ...compelled, aspect: first });
  const dialog = await draft(p1, { ...compelled, aspect: second });
  await expect(dialog.locator(".norn-compel-terms")).toContainText("An aspect of this scope was already used this turn.");
  await expect(dialog.locator("button[type=submit]")).toBeDisabled();
  // The window is open meanwhile, and is kept up to date.
  await answerButton(p1, id, "withdraw").dispatchEvent("click");
  await expect(cardOf(gm, id).locator(".norn-compel.is-withdrawn")).toBeVisible();
  await expect(dialog.locator("button[type=submit]")).toBeEnabled();
  await inFoundry(gm, `for (const combat of [...game.combats]) await combat.delete();`);
  await setDials(gm, {}, p1);
});

/** Phrases of Tamsin's character aspects, which everyone knows from now on. */
async function knownOf(gm: Page): Promise<string[]> {
  return inFoundry(
    gm,
    `const all = game.actors.getName("${TAMSIN}").items
       .filter((item) => item.type === "aspect" && item.inPlay && ["character", "defining", "specialty"].includes(item.system.kind));
     for (const aspect of all)
       await aspect.update({ system: { known: Object.fromEntries(game.users.map(({ id }) => [id, true])) } });
     return all.map(({ name }) => name);`,
  );
}
