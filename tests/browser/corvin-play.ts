import { expect, type Page } from "@playwright/test";
import { inFoundry, play } from "./play.ts";
import { submittedEntry, fatePoints, rollFast } from "./ledger-play.ts";

export const CORVIN = "Corvin Ashdown";
const ASPECT = "Too Curious for Locked Doors";
/** In the page. */
export const ACTOR = `game.actors.getName("${CORVIN}")`;

/** A card of Corvin's with one aspect to invoke on it, and as many points as are asked for. */
export async function start(gm: Page, p1: Page, points: number): Promise<{ card: string; uuid: string }> {
  await play("strands", gm, p1);
  // What this changes is in the history before the card is: the tests read what came after it.
  const set = (): Promise<unknown> => inFoundry(gm, `await ${ACTOR}.update({ system: { fatePoints: { value: ${points} } } });`);
  if ((await fatePoints(gm, CORVIN)) !== points) await submittedEntry(gm, "adjust", set);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(points);
  const uuid = await inFoundry<string>(
    p1,
    `return ${ACTOR}.items.find((item) => item.inPlay && item.name === "${ASPECT}").uuid;`,
  );
  return { card: await rollFast(p1, CORVIN, "Knowledge"), uuid };
}

export function invocation(card: string, uuid: string): object {
  return { request: { roll: card, aspect: uuid, aspectName: ASPECT, gain: "plus-two" } };
}

/** Recorded changes of Corvin's points and boxes, by entry, newest last. */
export function history(page: Page, since: string): Promise<{ kind: string; user: string; by: number[] }[]> {
  return inFoundry(
    page,
    `const all = game.messages.contents;
     return all.slice(all.findIndex(({ id }) => id === "${since}") + 1).filter(({ system }) => system.state === "done")
       .map(({ system: { kind, request, asker, events } }) => ({ kind, user: request.user ?? asker, by: events.map(({ by }) => by) }));`,
  );
}

/** Corvin's opening balance, from this client's log. */
export function startOf(page: Page): Promise<number> {
  return inFoundry(
    page,
    `const done = game.messages.filter(({ system }) => system.state === "done").flatMap(({ system }) => system.events);
     const own = done.filter(({ type, actor, counter }) => type === "fate-points-changed" && actor === ${ACTOR}.uuid && counter === "value");
     return ${ACTOR}.system.fatePoints.value - own.reduce((sum, { by }) => sum + by, 0);`,
  );
}

/** The authority has reconciled: new documents are in its books. */
export async function addedUp(gm: Page): Promise<void> {
  const uuid = await inFoundry<string>(
    gm,
    `return (await ${ACTOR}.createEmbeddedDocuments("Item", [{ type: "aspect", name: "Passing Fancy" }]))[0].uuid;`,
  );
  const known = `return game.settings.get("norn", "openingBalances").documents.some(({ uuid }) => uuid === "${uuid}");`;
  await expect.poll(() => inFoundry(gm, known)).toBe(true);
  await inFoundry(gm, `await fromUuidSync("${uuid}").delete();`);
}
