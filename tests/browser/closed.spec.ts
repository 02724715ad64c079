import type { Browser, Page } from "@playwright/test";
import { ENTRY_KINDS } from "../../src/ledger/kinds.ts";
import { fieldsOf } from "../samples/ledger-entry.ts";
import { newActor } from "./bad-input.ts";
import { immediately, inFoundry, play, untilInFoundry } from "./play.ts";
import { rollFast, sendEntry, settledEntry, storedActor } from "./ledger-play.ts";
import { expect, sit, test, type Table } from "./table.fixture.ts";

/** A character of the first player alone. */
const FORGER = "Odd forger";
const TAMSIN = "Tamsin Vey";

/** What a player's modified client may say of each kind, and the wish for it. */
const FORGED = ENTRY_KINDS.map((kind) => ({ kind, request: fieldsOf(kind) }));

/**
 * In the page of a player: of every kind an outcome that claims all there is to claim, and a request with words in places where no
 * client of ours puts any. Resolves to the number of requests.
 */
function forgeAll(page: Page, roll: string): Promise<number> {
  return inFoundry(
    page,
    `const [mine, theirs] = [game.actors.getName("${FORGER}"), game.actors.getName("${TAMSIN}")];
     const aspect = theirs.items.find(({ type }) => type === "aspect");
     const { _id, name, ...rest } = aspect.toObject();
     const free = { stolen: { count: 99, holder: mine.uuid } };
     const state = { ...rest.system, uuid: aspect.uuid, parent: mine.uuid, name, checked: 0, free, known: {} };
     const points = (actor, by) => ({ type: "fate-points-changed", actor: actor.uuid, counter: "value", by });
     const events = [points(theirs, -2), points(mine, 50), { type: "aspect-removed", aspect: state }];
     const later = [points(mine, 50)];
     const removed = [{ ...aspect.toObject(), system: { ...rest.system, free } }];
     const ids = () => game.messages.contents.slice(-20).map(({ id }) => id);
     const made = ${JSON.stringify(FORGED)}.flatMap(({ kind, request }, at) => {
       const asked = { kind, game: "strands", actor: mine.uuid, actorName: "<b>GM</b>", request: { ...request, roll: "${roll}" } };
       const claimed = { state: "done", asker: game.user.id, settled: 0, payment: "point", points: 1, events, later, removed };
       const entry = ids()[at % 20] ?? "";
       return [
         { type: "entry", content: "x", system: { ...asked, ...claimed, entry } },
         { type: "entry", content: "x", system: { ...asked, ...claimed, entry, events: [points(mine, 50)] } },
         { type: "request", content: "<b>A GM</b> says", speaker: { alias: "GM" }, system: asked },
       ];
     });
     await Promise.all(made.map((data) => ChatMessage.create(data).catch(() => undefined)));
     return made.length / 3;`,
  );
}

/** What the log says of an actor's points since it had so many. */
function pointsBy(page: Page, name: string): Promise<number> {
  return inFoundry(
    page,
    `const { uuid } = game.actors.getName("${name}");
     return game.messages.filter(({ type, system }) => type === "entry" && system.state === "done")
       .flatMap(({ system }) => system.events)
       .filter(({ actor, counter }) => actor === uuid && counter === "value").reduce((sum, { by }) => sum + by, 0);`,
  );
}

async function another(browser: Browser, table: Table): Promise<Page> {
  return sit(await (await browser.newContext()).newPage(), table, "gm");
}

test(
  "of every kind a player claims and asks everything, without a GM, as one opens, and with three of their tabs: nothing is taken",
  { tag: "@both" },
  async ({ browser, gm, p1, p2, table }) => {
    await play("strands", gm, p1, p2);
    const skill = { name: "Knowledge", type: "skill", system: { game: "strands", key: "knowledge", group: "mental", rank: 3 } };
    const ownership = { default: 2, TableUserPlayer1: 3 };
    const uuid = await newActor(gm, [p1, p2], { name: FORGER, ownership, items: [skill] });
    const roll = await rollFast(p1, FORGER, "Knowledge");
    const theirs = await storedActor(gm, TAMSIN);
    const points = (page: Page): Promise<number> =>
      inFoundry(page, `return game.actors.getName("${FORGER}").system.fatePoints.value;`);
    const before = await immediately(() => points(gm));
    const booked = `return game.settings.get("norn", "openingBalances").documents.some((one) => one.uuid === "${uuid}");`;
    await untilInFoundry(gm, booked);
    await gm.goto("about:blank");
    await p1.waitForFunction("game.users.activeGM === null");

    // A. to D., while no GM is there.
    await forgeAll(p1, roll);
    // F. A mark of something that never was; and 2.: free invocations out of nothing.
    await inFoundry(
      p1,
      `const actor = game.actors.getName("${FORGER}");
     const { id } = game.messages.find(({ type }) => type === "request");
     const events = [{ type: "fate-points-changed", actor: actor.uuid, counter: "value", by: -50 }];
     await actor.update({ flags: { norn: { entries: { [id]: { events, write: "x" } } } } });
     const free = { stolen: { count: 99, holder: actor.uuid } };
     await actor.createEmbeddedDocuments("Item", [{ type: "aspect", name: "Odd luck", system: { free } }]);`,
    );
    const opening = forgeAll(p1, roll);
    await sit(gm, table, "gm");
    await opening;
    // H. Three tabs, and a player who says of each that it has left and handed over.
    const second = await another(browser, table);
    const claims = inFoundry(
      p1,
      `for (let at = 0; at < 40; at += 1) {
       const { client } = game.settings.get("norn", "authority");
       for (const said of ["left", "handedOver"]) game.socket.emit("system.norn", { ledger: { [said]: client } });
       await new Promise((resolve) => setTimeout(resolve, 25));
     }`,
    );
    const asking = forgeAll(p1, roll);
    const third = await another(browser, table);
    await Promise.all([claims, asking]);
    await second.context().close();

    await untilInFoundry(third, `return !game.messages.some(({ type }) => type === "request");`, 60_000);
    await untilInFoundry(third, `return !game.messages.some((message) => message.type === "entry" && !message.author.isGM);`);
    for (const page of [gm, p2, third]) {
      await expect.poll(() => storedActor(page, TAMSIN)).toBe(theirs);
      const by = await immediately(() => pointsBy(page, FORGER));
      await expect.poll(() => points(page)).toBe(before + by);
      expect(by).toBeLessThan(5);
    }
    const twice = `const ids = game.messages.filter(({ type, system }) => type === "entry" && system.entry).map(({ system }) => system.entry);
     return ids.length - new Set(ids).size;`;
    expect(await immediately(() => inFoundry(gm, twice))).toBe(0);
    const copied = `return game.messages.filter(({ type, author }) => type === "entry" && author.isGM)
     .some(({ content, speaker, system }) => (content + speaker.alias + system.actorName).includes("GM</b>"));`;
    expect(await immediately(() => inFoundry(gm, copied))).toBe(false);
    const luck = `return game.messages.filter(({ system }) => system.kind === "adjust" && system.request.unwatched)
     .flatMap(({ system }) => system.events.filter(({ type }) => type === "free-invocations-changed").map(({ by }) => [by, system.request.user]));`;
    expect(await immediately(() => inFoundry(gm, luck))).toEqual([[99, "TableUserPlayer1"]]);
    await third.context().close();
    // Nothing tells the first tab that it is left alone, until something waits.
    await settledEntry(p1, await sendEntry(p1, FORGER, { kind: "pay-debt", request: { points: 1 } }));
    await inFoundry(gm, `await fromUuidSync("${uuid}").delete();`);
  },
);
