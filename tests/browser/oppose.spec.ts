import { faults, faultsInBoth } from "./axe.ts";
import { askRoll, setPoints, spilling, totalOf } from "./invoke-play.ts";
import { cardOf, submittedEntry, fatePoints, pickAspect, storedEntries } from "./ledger-play.ts";
import { opposeWindow, opposeWith, opposition, pressOppose, rollAgainst, rollIt } from "./oppose-play.ts";
import { choosePair, play, rollDialog } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";
/** The GM's own. */
const NESS = "Captain Odile Ness";

test(
  "the player a roll is against opposes it: one card shows both sides, live, and the other's folds",
  { tag: "@both" },
  async ({ gm, p1, p2 }) => {
    await play("strands", gm, p1, p2);
    for (const name of [CORVIN, TAMSIN]) await setPoints(gm, name, 3);
    const card = await rollAgainst(p1, CORVIN, "Agility", { targets: [TAMSIN] });
    await expect(cardOf(p1, card).locator("[data-action=oppose]")).toHaveCount(0);
    await expect(cardOf(p1, card).locator(".norn-opposition-awaited")).toContainText(TAMSIN);
    await pressOppose(p2, card);
    await opposeWith(p2, /^Agility/);
    await expect(rollDialog(p2).locator('select[name="target"] option:checked')).toHaveText(CORVIN);
    const made = await submittedEntry(p2, "oppose", () => rollIt(p2));
    const opposing = String(made.request["opposing"]);
    for (const page of [gm, p1, p2]) {
      await expect(opposition(page, card).locator(".norn-opposition-verdict")).toHaveText(`${TAMSIN} wins by 1.`);
      await expect(cardOf(page, card).locator(".norn-outcome-line")).toContainText("Failure by 1");
      await expect(cardOf(page, opposing).locator("details.norn-opposing")).not.toHaveAttribute("open", "");
      await expect(cardOf(page, opposing)).toContainText(`Against ${CORVIN}, Agility.`);
      // Its card says it all: there is no line besides.
      await expect(cardOf(page, made.message)).toBeHidden();
    }
    const invoking = await pickAspect(p1, card, "Too Curious for Locked Doors");
    await invoking.locator("button[type=submit]").click();
    for (const page of [gm, p1, p2]) {
      await expect(opposition(page, card).locator(".norn-opposition-verdict")).toHaveText(`${CORVIN} wins by 1.`);
      await expect(cardOf(page, opposing)).toContainText(`${CORVIN} wins by 1.`);
    }
    const answering = await pickAspect(p2, opposing, "Soft Spot for Strays");
    await answering.locator("button[type=submit]").click();
    for (const page of [gm, p1, p2])
      await expect(opposition(page, card).locator(".norn-opposition-verdict")).toHaveText(`${TAMSIN} wins by 1.`);
    // An invocation since keeps it from being undone; undone, the roll is open again.
    await expect(opposition(p2, card).locator("[data-action=undo]")).toHaveCount(0);
    await cardOf(p1, card).locator(".norn-roll-step-undo").click();
    await opposition(p2, card).locator("[data-action=undo]").click();
    await expect(opposition(p1, card)).toHaveCount(0);
    await expect(cardOf(p2, card).locator("[data-action=oppose]")).toBeVisible();
  },
);

test("two press Oppose at once: exactly one opposes, and the other's roll stays a card of its own", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollAgainst(p1, CORVIN, "Agility", { targets: [TAMSIN, NESS] });
  await pressOppose(p2, card);
  await opposeWith(p2, /^Agility/);
  await pressOppose(gm, card, NESS);
  await opposeWith(gm, /^Agility/);
  await Promise.all([rollIt(p2), rollIt(gm)]);
  const about = async () => (await storedEntries(p1, "oppose")).filter(({ request }) => request["roll"] === card);
  await expect
    .poll(async () => (await about()).map(({ state, refusal }) => `${state} ${refusal}`).toSorted())
    .toEqual(["done ", "refused opposed-already"]);
  await expect(opposition(p1, card)).toHaveCount(1);
  const [late] = (await about()).filter(({ state }) => state === "refused");
  await expect(cardOf(p1, late?.message ?? "")).toContainText("Another roll already opposes it");
  await expect(cardOf(p1, String(late?.request["opposing"])).locator(".norn-opposing")).toHaveCount(0);
});

test("the GM lets a player oppose a roll that is not against theirs, or rolls for no one in particular", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  const card = await rollAgainst(p1, CORVIN, "Lore", {});
  await expect(cardOf(p2, card).locator("[data-action=oppose]")).toHaveCount(0);
  await cardOf(gm, card).locator("[data-action=oppose]").click();
  await opposeWindow(gm).locator('select[name="who"]').selectOption({ label: TAMSIN });
  await submittedEntry(gm, "allow", () => opposeWindow(gm).locator('button[data-action="let"]').click());
  await expect(cardOf(p2, card).locator("[data-action=oppose]")).toBeVisible();

  await pressOppose(gm, card, "Dice without an opponent");
  await submittedEntry(gm, "oppose", () => opposeWith(gm, /Superb/));
  await expect(opposition(p2, card)).toContainText("The GM wins by");
  await expect(cardOf(p2, card).locator("[data-action=oppose]")).toHaveCount(0);
  // Both sides rolled, so the margin is read as in a dynamic test.
  await expect(opposition(p2, card).locator(".norn-chat-badge").first()).toBeVisible();
});

test("both cards fit a narrow log, and axe finds nothing in light or dark", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  const card = await rollAgainst(p1, CORVIN, "Investigation", { targets: [NESS] });
  await pressOppose(gm, card, NESS);
  expect(await faults(gm, ".norn-prompt")).toEqual([]);
  await opposeWith(gm, /^Investigation/);
  const made = await submittedEntry(gm, "oppose", () => rollIt(gm));
  await p1.setViewportSize({ width: 360, height: 800 });
  const opposing = String(made.request["opposing"]);
  for (const id of [card, opposing]) expect(await spilling(cardOf(p1, id))).toEqual([]);
  expect(await faultsInBoth(p1, `[data-message-id="${card}"]`, `[data-message-id="${opposing}"]`)).toEqual([]);
});

test("the GM gives a roll a difficulty afterwards, and takes it back", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollAgainst(p1, CORVIN, "Agility", {});
  await expect(cardOf(p2, card).locator("[data-action=giveDifficulty]")).toHaveCount(0);
  await cardOf(gm, card).locator("[data-action=giveDifficulty]").click();
  const asks = gm.locator(".norn-prompt", { has: gm.locator('select[name="rung"]') });
  await asks.locator('select[name="rung"]').selectOption("1");
  const set = await submittedEntry(gm, "difficulty", () => asks.locator('button[data-action="ok"]').click());
  for (const page of [gm, p1, p2]) await expect(cardOf(page, card).locator(".norn-outcome-line")).toContainText("Success by 1");
  await cardOf(gm, set.message).locator("[data-action=undo]").click();
  await expect(cardOf(p1, card).locator(".norn-outcome")).toHaveCount(0);
});

test("what is left of a result is spent on the card, and taken back there", async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  const card = await rollAgainst(p1, CORVIN, "Investigation", { difficulty: 0 });
  const spare = cardOf(p1, card).locator(".norn-leftovers");
  await expect(cardOf(p2, card).locator(".norn-leftovers")).toHaveCount(0);
  await submittedEntry(p1, "spend-leftover", () => spare.locator('[data-use="faster"]').click());
  const bought = await submittedEntry(p1, "spend-leftover", () => spare.locator('[data-use="quality"]').click());
  for (const page of [gm, p1, p2]) {
    await expect(cardOf(page, card).locator(".norn-leftovers-bought li")).toHaveCount(2);
    await expect(cardOf(page, bought.message)).toBeHidden();
  }
  await cardOf(p1, card).locator("[data-action=giveTime]").click();
  const asks = p1.locator(".norn-prompt", { has: p1.locator('select[name="step"]') });
  await asks.locator('select[name="step"]').selectOption({ label: "an hour" });
  await submittedEntry(p1, "time", () => asks.locator('button[data-action="ok"]').click());
  await expect(cardOf(p2, card).locator(".norn-leftovers-time")).toHaveText("Takes half an hour instead of an hour.");
  await spare.locator("li", { hasText: "Faster" }).locator("[data-action=undo]").click();
  await expect(cardOf(p2, card).locator(".norn-leftovers-time")).toHaveText("Takes an hour.");
  expect(await faults(p1, `[data-message-id="${card}"]`)).toEqual([]);
});

test("marumaru: a failure becomes a dramatic one for a fate point, and then nothing makes it better", async ({ gm, p1, p2 }) => {
  await play("marumaru", gm, p1, p2);
  await setPoints(gm, CORVIN, 1);
  const card = await rollAgainst(p1, CORVIN, "Investigation", { difficulty: 9, face: 2 });
  await submittedEntry(p1, "dramatic", () => cardOf(p1, card).locator("[data-action=dramatic]").click());
  await expect(cardOf(p2, card)).toContainText("A dramatic failure.");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
  await expect(cardOf(p1, card).locator("[data-action=dramatic]")).toHaveCount(0);
});

test("marumaru: those who work together pool their hits on one card", async ({ gm, p1, p2 }) => {
  await play("marumaru", gm, p1, p2);
  const card = await rollAgainst(p1, CORVIN, "Investigation", { difficulty: 9, face: 8 });
  const alone = await totalOf(cardOf(p2, card));
  await cardOf(p2, card).locator("[data-action=join]").click();
  const asks = opposeWindow(p2);
  await asks.locator('select[name="with"]').selectOption({ index: 0 });
  await asks.locator('button[data-action="ok"]').click();
  await choosePair(p2);
  const joined = await submittedEntry(p2, "join", () => rollIt(p2));
  const total = alone + Number(joined.request["total"]);
  for (const page of [gm, p1, p2]) {
    await expect.poll(() => totalOf(cardOf(page, card))).toBe(total);
    await expect(cardOf(page, String(joined.request["joining"]))).toContainText(`Counts with the roll of ${CORVIN}.`);
  }
});

test("strands: an extended action is a running sum on the card of its first roll", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollAgainst(p1, CORVIN, "Agility", { difficulty: 40 });
  await expect(cardOf(p2, card).locator("[data-action=join]")).toHaveCount(0);
  await cardOf(p1, card).locator("[data-action=join]").click();
  await opposeWith(p1, /^Agility/, 1);
  await submittedEntry(p1, "join", () => rollIt(p1));
  await expect.poll(() => totalOf(cardOf(p2, card))).toBe(8);
  await expect(cardOf(p2, card).locator(".norn-outcome-line")).toContainText("32 to go");
  // A hidden one counts for those who see it.
  await cardOf(p1, card).locator("[data-action=join]").click();
  await opposeWith(p1, /^Agility/, 1);
  await rollDialog(p1).locator('input[name="mode"][value="gm"]').check({ force: true });
  await submittedEntry(p1, "join", () => rollIt(p1));
  for (const page of [gm, p1]) await expect.poll(() => totalOf(cardOf(page, card))).toBe(14);
  await expect(cardOf(p2, card)).toContainText("A hidden roll counts with it.");
  await expect.poll(() => totalOf(cardOf(p2, card))).toBe(8);
});

test("strands: spin on a defense gives +1 to the next attack against the attacker", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollAgainst(p1, CORVIN, "Agility", { targets: [TAMSIN] });
  await pressOppose(p2, card);
  await opposeWith(p2, /^Agility/, 1);
  const made = await submittedEntry(p2, "oppose", () => rollIt(p2));
  const fromSheet = await askRoll(p2, TAMSIN, "Agility");
  await fromSheet.locator('select[name="target"]').selectOption({ label: CORVIN });
  await expect(fromSheet.getByLabel("Spin on the defense +1")).toBeChecked();
  await fromSheet.press("Escape");
  await cardOf(p2, String(made.request["opposing"])).locator("[data-action=strikeBack]").click();
  await opposeWindow(p2).locator('button[data-action="ok"]').click();
  await expect(rollDialog(p2).getByLabel("Spin on the defense +1")).toBeChecked();
  await expect(rollDialog(p2).locator('select[name="target"] option:checked')).toHaveText(CORVIN);
  await rollIt(p2);
  await expect(cardOf(p2, String(made.request["opposing"])).locator("[data-action=strikeBack]")).toHaveCount(0);
});
