import { faults } from "./axe.ts";
import { CORVIN, declare, inOrder, isUp, lead, NESS, openConflict, row, step, TAMSIN } from "./conflict-play.ts";

import { cardOf, submittedEntry, settledEntry } from "./ledger-play.ts";
import { inFoundry, play, sidebarTab, untilInFoundry } from "./play.ts";
import { expect, ready, sit, test } from "./table.fixture.ts";

test.afterEach(async ({ gm }) => {
  await inFoundry(gm, `await Combat.implementation.deleteDocuments(game.combats.map(({ id }) => id));`);
});

test(
  "Strands: players take their turns in order, hold and act later, two at the same time, and a new round begins by itself",
  { tag: "@both" },
  async ({ gm, p1, p2 }) => {
    await play("strands", gm, p1, p2);
    const id = await openConflict(gm, { [NESS]: 2, [TAMSIN]: 4, [CORVIN]: 4 }, [gm, p1, p2], { stakes: "Who keeps the lantern" });
    await inFoundry(gm, `globalThis.turned = []; Hooks.on("combatTurn", (combat, { turn }) => globalThis.turned.push(turn));`);
    await lead(gm, "nornBegin");
    await expect(p1.locator("#combat .norn-conflict-stakes")).toHaveText("Who keeps the lantern");
    // Both have 4: each may act now, and neither has to wait for the other.
    await expect(step(p1, CORVIN, "act")).toBeVisible();
    await expect(step(p2, TAMSIN, "act")).toBeVisible();
    await expect(step(p2, CORVIN, "act")).toHaveCount(0);
    await step(p1, CORVIN, "hold").click();
    await expect(row(p2, CORVIN)).toContainText("Holds");
    await step(p2, TAMSIN, "smaller").click();
    await expect(row(gm, TAMSIN)).toContainText("−1 this turn");
    await step(p2, TAMSIN, "act").click();
    await isUp(gm, NESS);
    await step(p1, CORVIN, "enter").click();
    await isUp(gm, CORVIN);
    await step(p1, CORVIN, "defend").click();
    await expect(row(p2, CORVIN)).toContainText("Full defense +2");
    await isUp(p1, NESS);
    const acted = await submittedEntry(gm, "turn", () => step(gm, NESS, "act").click());
    for (const page of [gm, p1, p2]) await expect(page.locator("#combat .norn-conflict-title")).toHaveText("Round 2");
    await expect.poll(() => inFoundry<number>(gm, `return globalThis.turned.length;`)).toBeGreaterThan(0);
    await sidebarTab(gm, "chat");
    await cardOf(gm, acted.message).locator(".norn-line-button").click();
    await expect(p1.locator("#combat .norn-conflict-title")).toHaveText("Round 1");
    await untilInFoundry(gm, `return game.combats.get("${id}").combatant?.name === ${JSON.stringify(NESS)};`);
  },
);

test("Tri-Fold: two skills decide the order, no dice; someone removed or taken out passes the turn on; a reload changes nothing", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  const id = await openConflict(gm, { [NESS]: null, [TAMSIN]: null, [CORVIN]: null }, [gm, p1, p2]);
  await lead(gm, "nornRollAll");
  await untilInFoundry(
    gm,
    `return game.combats.get("${id}").combatants.contents.every(({ initiative }) => initiative !== null);`,
  );
  await lead(gm, "nornBegin");
  const [first = "", second = "", third = ""] = await inOrder(gm);
  await isUp(p1, first);
  await inFoundry(
    gm,
    `await game.combats.get("${id}").combatants.find(({ name }) => name === ${JSON.stringify(first)}).delete();`,
  );
  await isUp(p1, second);
  await p1.reload();
  await ready(p1);
  await sidebarTab(p1, "combat");
  await isUp(p1, second);
  await row(gm, second).locator("summary").click();
  await row(gm, second).locator('[data-action="nornOut"]').click();
  await isUp(p1, third);
  await expect(row(p1, second)).toContainText("Taken out");
});

test("FATE 2.0: what people declare is seen once everyone has; then all act, and the GM begins the next exchange", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  await openConflict(gm, { [TAMSIN]: null, [CORVIN]: null }, [gm, p1, p2]);
  await lead(gm, "nornBegin");
  await expect(p1.locator("#combat .norn-conflict-title")).toHaveText("Exchange 1");
  await expect(p1.locator('#combat [aria-current="true"]')).toHaveCount(0);
  await declare(p1, CORVIN, "Kicks over the table");
  await expect(row(p1, CORVIN)).toContainText("Kicks over the table");
  await expect(row(p2, CORVIN)).toContainText("Has declared");
  await expect(row(p2, CORVIN)).not.toContainText("Kicks");
  await declare(p2, TAMSIN, "Runs for the door");
  for (const page of [gm, p1, p2]) await expect(row(page, CORVIN)).toContainText("Kicks over the table");
  await step(p1, CORVIN, "act").click();
  await step(p2, TAMSIN, "act").click();
  await expect(gm.locator("#combat .norn-conflict-hint")).toContainText("Everyone has acted");
  await lead(gm, "nornNextRound");
  await expect(p2.locator("#combat .norn-conflict-title")).toHaveText("Exchange 2");
  await expect(row(p2, CORVIN)).not.toContainText("Kicks");
});

test("Marumaru: the GM names the attacker, each chooses who is next, and the order is kept", async ({ gm, p1, p2 }) => {
  await play("marumaru", gm, p1, p2);
  await openConflict(gm, { [NESS]: null, [TAMSIN]: null, [CORVIN]: null }, [gm, p1, p2]);
  const others = gm.locator("#combat select[name=newCombatant] option");
  await expect(others.filter({ hasText: "Customs watchman" })).toHaveCount(1);
  // A place takes no turns.
  await expect(others.filter({ hasText: "Lantern Quay at midnight" })).toHaveCount(0);
  await lead(gm, "nornBegin");
  await expect(step(p2, TAMSIN, "call")).toHaveCount(0);
  await step(gm, TAMSIN, "call").click();
  await isUp(p2, TAMSIN);
  await expect(step(p1, CORVIN, "hand")).toHaveCount(0);
  await step(p2, CORVIN, "hand").click();
  await isUp(p1, CORVIN);
  await step(p1, NESS, "hand").click();
  await isUp(gm, NESS);
  await step(gm, NESS, "act").click();
  await isUp(p2, TAMSIN);
  await expect.poll(() => inOrder(p1)).toEqual([TAMSIN, CORVIN, NESS]);
});

test("whom the GM is about to add stays chosen while players take their turns; then the first who does not take part is", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await openConflict(gm, { [TAMSIN]: 3, [CORVIN]: 1 }, [gm, p1, p2]);
  await lead(gm, "nornBegin");
  await isUp(gm, TAMSIN);
  const who = gm.locator('#combat select[name="newCombatant"]');
  await who.selectOption({ label: "Ilsabet Crane" });
  await step(p2, TAMSIN, "act").click();
  await isUp(gm, CORVIN);
  await expect(who.locator("option:checked")).toHaveText("Ilsabet Crane");
  await lead(gm, "nornAdd");
  await expect(row(gm, "Ilsabet Crane")).toBeVisible();
  await expect(who.locator("option:checked")).toHaveText(NESS);
  await expect(row(p1, "Ilsabet Crane")).toBeVisible();
});

test("a forged turn is refused, and changes nothing", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const id = await openConflict(gm, { [TAMSIN]: 3, [CORVIN]: 1 }, [gm, p1, p2]);
  await lead(gm, "nornBegin");
  await isUp(p1, TAMSIN);
  const forge = (name: string): Promise<string> =>
    inFoundry(
      p1,
      `const combatant = game.combats.get("${id}").combatants.find(({ name }) => name === ${JSON.stringify(name)});
       const request = { combat: "${id}", combatant: combatant.id, step: "act" };
       return (await ChatMessage.create({ type: "request", content: "x", system: { kind: "turn", game: "strands", request } })).id;`,
    );
  expect((await settledEntry(p1, await forge(TAMSIN))).refusal).toBe("not-yours");
  expect((await settledEntry(p1, await forge(CORVIN))).refusal).toBe("not-their-turn");
  await isUp(p2, TAMSIN);
});

test("without a GM a step waits, the next one is up, and it is settled once a GM is back", async ({ gm, p1, p2, table }) => {
  await play("strands", gm, p1, p2);
  await openConflict(gm, { [TAMSIN]: 3, [CORVIN]: 1 }, [gm, p1, p2]);
  await lead(gm, "nornBegin");
  await isUp(p2, TAMSIN);
  await gm.goto("about:blank");
  await untilInFoundry(p2, "return game.users.activeGM === null;");
  await step(p2, TAMSIN, "act").click();
  await expect(row(p1, TAMSIN)).toContainText("Waiting for a GM");
  await isUp(p1, CORVIN);
  await expect(step(p2, TAMSIN, "act")).toHaveCount(0);
  await row(p2, TAMSIN).locator("[data-action=nornWithdraw]").click();
  await isUp(p1, TAMSIN);
  await step(p2, TAMSIN, "act").click();
  await isUp(p1, CORVIN);
  await sit(gm, table, "gm");
  await isUp(p2, CORVIN);
});

test("twelve people with long names fit 300 pixels, by keyboard and in both themes, and axe finds nothing", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  const long = (place: number): string => `${place} ${"Very Long Winded Name of the Northern ".repeat(2)}Isle`.slice(0, 75);
  const crowd = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [long(place), place % 4]));
  await openConflict(gm, { [TAMSIN]: 9, [CORVIN]: 9, ...crowd }, [gm, p2]);
  await lead(gm, "nornBegin");
  await isUp(gm, (await inOrder(gm))[0] ?? "");
  await gm.emulateMedia({ colorScheme: "light" });
  await p2.emulateMedia({ colorScheme: "dark" });
  await expect(gm.locator("body")).toHaveClass(/theme-light/);
  await expect(p2.locator("body")).toHaveClass(/theme-dark/);
  for (const page of [gm, p2]) {
    await expect.poll(() => page.locator("#combat .norn-conflict-row").count()).toBe(12);
    const wide = (all: Element[]): string[] => {
      const edge = document.querySelector("#combat")?.getBoundingClientRect().right ?? 0;
      return all.filter((one) => one.getBoundingClientRect().right > edge + 1).map(({ className }) => String(className));
    };
    await expect.poll(() => page.locator("#combat .norn-conflict *").evaluateAll(wide)).toEqual([]);
    expect(await faults(page, "#combat")).toEqual([]);
  }
  await step(p2, TAMSIN, "act").focus();
  await p2.keyboard.press("Enter");
  await expect(row(p2, TAMSIN)).toContainText("Acted");
  for (const page of [gm, p2]) await page.emulateMedia({ colorScheme: null });
});
