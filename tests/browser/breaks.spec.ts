import { breaksWindow, entryBy, group, openBreaks, undoOn } from "./breaks-play.ts";
import { cardOf, sendEntry, settledEntry, storedActor, storedEntries } from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { expect, test, type GameId } from "./table.fixture.ts";
import type { OfGames } from "../samples/games.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";

interface Case {
  readonly at: string;
  /** What the GM's client sets up. `corvin` and `tamsin` are available, `of(actor)` are the aspects in play. */
  readonly before: string;
  /** Lines of the list about Corvin; the last of them is left out. */
  readonly lines: readonly string[];
  /** What is checked at the end, as JSON. */
  readonly seen: string;
  readonly change: readonly [before: string, after: string];
  readonly card: string;
}

const SETUP = `const corvin = game.actors.getName("${CORVIN}"), tamsin = game.actors.getName("${TAMSIN}");
  const of = (actor) => actor.items.filter((item) => item.type === "aspect" && item.inPlay);
  const points = (actor, value, more = {}) => actor.update({ system: { fatePoints: { value, held: 0, debt: 0, ...more } } });
  const made = (name, system) => corvin.createEmbeddedDocuments("Item", [{ name, type: "aspect", system }]);
  for (const item of corvin.items.filter((item) => /^Break:/.test(item.name))) await item.delete();`;

const CASES: OfGames<Case> = {
  fate2: {
    at: "session",
    before: `await game.settings.set("norn", "dials", {});
      await of(corvin)[0].update({ system: { level: 3, checked: 2 } }); await of(corvin)[1].update({ system: { checked: 1 } });`,
    lines: ["boxes 2 → 0", "boxes 1 → 0"],
    seen: `of(corvin).slice(0, 2).map((item) => item.system.checked)`,
    change: ["[2,1]", "[0,1]"],
    card: "New session",
  },
  strands: {
    at: "scene",
    before: `await corvin.update({ system: { tracks: { physical: { boxes: { "major-0": true } }, mental: { boxes: { "minor-0": true } } } } });
      await made("Break: sand in the eyes", { kind: "advantage", nature: "fragile", description: "<p>A whole aspect.</p>", quality: 2 });
      await made("Break: under watch", { kind: "advantage", nature: "sticky" });`,
    lines: ["Break: sand in the eyes", "Physical stress: boxes 1 → 0", "Mental stress: boxes 1 → 0"],
    seen: `[of(corvin).filter((item) => /^Break/.test(item.name)).length, ...["physical", "mental"].map((id) => Object.values(corvin.system.tracks[id]?.boxes ?? {}).filter(Boolean).length)]`,
    change: ["[2,1,1]", "[1,0,1]"],
    card: "End of scene",
  },
  trifold: {
    at: "session",
    before: `await points(corvin, 1);
      await made("Break: a twisted ankle", { kind: "consequence", severity: "moderate", free: { one: { count: 1, holder: tamsin.uuid } } });
      await made("Break: a broken rib", { kind: "consequence", severity: "significant" });
      await corvin.update({ system: { tracks: { health: { boxes: { "stress-0": true, "stress-1": true } } } } });`,
    lines: ["fate points 1 → 5", "Break: a twisted ankle", "Health: boxes 2 → 0"],
    seen: `[corvin.system.fatePoints.value, of(corvin).filter((item) => /^Break/.test(item.name)).length, Object.values(corvin.system.tracks.health?.boxes ?? {}).filter(Boolean).length]`,
    change: ["[1,2,2]", "[5,1,2]"],
    card: "New session",
  },
  marumaru: {
    at: "scene",
    before: `await points(corvin, 1, { held: 2 }); await made("Break: dazed", { kind: "boost", nature: "fragile" });`,
    lines: ["held 2 → 0, fate points 1 → 3", "Break: dazed"],
    seen: `[corvin.system.fatePoints.value, corvin.system.fatePoints.held, of(corvin).filter((item) => /^Break/.test(item.name)).length]`,
    change: ["[1,2,1]", "[3,0,1]"],
    card: "End of scene",
  },
};

for (const [game, { at, before, lines, seen, change, card }] of Object.entries(CASES) as [GameId, Case][]) {
  test(
    `${game}: what a break changes is listed, carried out except what is left out, and undone`,
    { tag: game === "strands" ? ["@both"] : [] },
    async ({ gm, p1, p2 }) => {
      await play(game, gm, p1, p2);
      await inFoundry(gm, `${SETUP} ${before}`);
      const stored = await storedActor(gm, CORVIN);
      const state = `${SETUP.slice(0, SETUP.indexOf("for ("))} return JSON.stringify(${seen});`;
      await expect.poll(() => inFoundry(p2, state)).toBe(change[0]);

      const window = await openBreaks(gm, at);
      const listed = group(window, CORVIN).locator(".norn-break-line");
      await expect(listed).toHaveCount(lines.length);
      for (const [index, line] of lines.entries()) await expect(listed.nth(index)).toContainText(line);
      await listed.last().locator("input").uncheck();
      await expect(listed.last().locator("input")).not.toBeChecked();
      const { message: id, state: outcome } = await entryBy("break", [gm, p1, p2], () =>
        window.locator('[data-action="go"]').click(),
      );
      expect(outcome).toBe("done");
      // What an entry takes away is deleted after its outcome is there.
      for (const page of [gm, p1, p2]) await expect.poll(() => inFoundry(page, state)).toBe(change[1]);
      await expect(cardOf(p2, id)).toContainText(card);
      await expect(cardOf(p2, id)).toContainText(lines[0] ?? "");
      await expect(cardOf(p2, id).locator(":is([data-action=undo], [data-action=redo])")).toHaveCount(0);

      await undoOn(gm, id, [p1, p2]);
      await expect.poll(() => storedActor(gm, CORVIN)).toBe(stored);
      await expect(cardOf(p2, id)).toContainText("Undone");
    },
  );
}

test("fate2: the dial of refreshing adds a break of its own, and the list is kept up to date", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await inFoundry(
    gm,
    `${SETUP} await game.settings.set("norn", "dials", { "fate2-refresh": "rest" }); await of(corvin)[1].update({ system: { checked: 1 } });`,
  );
  const window = await openBreaks(gm, "rest");
  await expect(window.locator('input[name="at"]')).toHaveCount(3);
  const name = await inFoundry<string>(gm, `${SETUP} return of(corvin)[1].name;`);
  const line = window.locator(".norn-break-line", { hasText: `“${name}”: boxes 1 → 0` });
  await expect(line).toBeVisible();
  await window.locator('input[name="at"][value="scene"]').focus();
  await inFoundry(p1, `${SETUP} await of(corvin)[1].update({ system: { checked: 0 } });`);
  await expect(line).toHaveCount(0);
  await expect(window.locator('input[name="at"][value="scene"]')).toBeFocused();
  await inFoundry(gm, `await game.settings.set("norn", "dials", {});`);
  await expect(window.locator('input[name="at"]')).toHaveCount(2);
});

test("strands: a session gives the refresh and fills the pool; actors left out are not changed and not counted", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await inFoundry(
    gm,
    `${SETUP} await game.settings.set("norn", "dials", {}); await game.settings.set("norn", "npcPool", { points: 1, entries: {} });
    await points(corvin, 8, { refresh: 6 }); await points(tamsin, 2, { refresh: 5 });`,
  );
  const played = await inFoundry<number>(
    gm,
    `return game.actors.filter((actor) => actor.type === "character" && actor.hasPlayerOwner).length;`,
  );
  const window = await openBreaks(gm, "session");
  await expect(group(window, CORVIN)).toContainText("fate points 8 → 6");
  await expect(group(window, "NPC pool")).toContainText(`NPC pool 1 → ${6 + played}`);
  await group(window, TAMSIN).locator("legend input").uncheck();
  await expect(group(window, TAMSIN)).toContainText("Left out");
  await expect(group(window, "NPC pool")).toContainText(`NPC pool 1 → ${5 + played}`);
  const { message: id } = await entryBy("break", [gm, p1], () => window.locator('[data-action="go"]').click());
  const numbers = `${SETUP} return [corvin.system.fatePoints.value, tamsin.system.fatePoints.value, game.settings.get("norn", "npcPool").points];`;
  await expect.poll(() => inFoundry(p1, numbers)).toEqual([6, 2, 5 + played]);
  await expect(cardOf(gm, id)).toContainText("NPC pool 1 →");
  await expect(cardOf(p1, id)).not.toContainText("NPC pool");
  await undoOn(gm, id, [p1]);
  await expect.poll(() => inFoundry(p1, numbers)).toEqual([8, 2, 1]);
  await inFoundry(gm, `await game.settings.set("norn", "leftOut", {});`);
});

test("a GM who reloads halfway finishes the break once", async ({ table, gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  await inFoundry(
    gm,
    `${SETUP} await points(corvin, 1); await points(tamsin, 1); await made("Break: winded", { kind: "consequence", severity: "minor" });`,
  );
  // The second write never returns, as if the page had been closed.
  await inFoundry(
    gm,
    `let writes = 0; const update = Actor.implementation.prototype.update;
    Actor.implementation.prototype.update = function (...args) { return ++writes > 1 ? new Promise(() => {}) : update.apply(this, args); };`,
  );
  const window = await openBreaks(gm, "session");
  await window.locator('[data-action="go"]').click();
  const values = `return ["${CORVIN}", "${TAMSIN}"].map((name) => game.actors.getName(name).system.fatePoints.value).filter((value) => value === 5).length;`;
  await expect.poll(() => inFoundry(p1, values)).toBe(1);
  const asked = (await storedEntries(p1, "break")).at(-1);
  expect(asked?.state).toBe("pending");
  await gm.goto(`${table.url}/game?seat=gm`);
  expect(await settledEntry(p1, asked?.id ?? "")).toMatchObject({ state: "done" });
  await expect.poll(() => inFoundry(p1, values)).toBe(2);
  // What an entry takes away is deleted after its outcome is there.
  const winded = `return game.actors.getName("${CORVIN}").items.some((item) => item.name === "Break: winded");`;
  await expect.poll(() => inFoundry(p1, winded)).toBe(false);
});

test("a player’s client that submits a break, or changes the pool, is refused", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const before = [await storedActor(gm, CORVIN), await inFoundry(gm, `return game.settings.get("norn", "npcPool").points;`)];
  for (const system of [
    { kind: "break", request: { at: "session" } },
    { kind: "pool", request: { by: 5 } },
  ]) {
    const { refusal } = await entryBy(system.kind, [gm, p1], () => sendEntry(p1, CORVIN, system));
    expect(refusal).toBe("gm-only");
  }
  await expect
    .poll(async () => [await storedActor(gm, CORVIN), await inFoundry(gm, `return game.settings.get("norn", "npcPool").points;`)])
    .toEqual(before);
  await inFoundry(p1, `await game.norn.nextBreak();`);
  await expect(breaksWindow(p1)).toHaveCount(0);
});

test("what the GM does without an actor is headed by the GM's name, whatever token is selected", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await inFoundry(gm, `canvas.tokens.placeables.find(({ document }) => document.name === "Captain Odile Ness").control();`);
  const window = await openBreaks(gm, "scene");
  const { message: id } = await entryBy("break", [gm, p1], () => window.locator('[data-action="go"]').click());
  const speaker = `return game.messages.get("${id}").alias;`;
  await expect.poll(() => inFoundry(p1, speaker)).toBe(await inFoundry(gm, `return game.user.name;`));
});
