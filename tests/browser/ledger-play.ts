import { expect, type Locator, type Page } from "@playwright/test";
import { inFoundry } from "./play.ts";

/** Rolls a trait at once and waits for its card. Resolves to the id of its message. */
export async function rollFast(page: Page, actor: string, trait: string): Promise<string> {
  const id = await inFoundry<string>(
    page,
    `const actor = game.actors.getName(${JSON.stringify(actor)});
     const skill = actor.items.find((item) => item.type === "skill" && item.inPlay && item.name === ${JSON.stringify(trait)});
     const thrown = game.norn.rollTrait(skill.uuid, { fast: true });
     // A pool of two traits asks which the second is, the first time.
     const asking = await Promise.race([thrown.then(() => null), new Promise((resolve) => setTimeout(resolve, 300))]);
     if (asking !== null) document.querySelector(".norn-roll-foot .norn-ask-main")?.click();
     return (await thrown).id;`,
  );
  await expect(cardOf(page, id)).toBeVisible();
  return id;
}

export function cardOf(page: Page, id: string): Locator {
  return page.locator(`#chat .chat-message[data-message-id="${id}"]`);
}

export function invokeDialog(page: Page): Locator {
  return page.locator(".application", { has: page.locator(".norn-invoke") });
}

/** Opens the list of a card and picks an aspect, and a gain where one is named. */
export async function pickAspect(page: Page, card: string, aspect: string, gain?: string): Promise<Locator> {
  await cardOf(page, card).locator("[data-action=invoke]").click();
  const dialog = invokeDialog(page);
  await dialog.locator(".norn-invoke-aspect", { hasText: aspect }).first().locator("input").check();
  if (gain) await dialog.locator(`input[name="gain"][value="${gain}"]`).check();
  await expect(dialog.locator("button[type=submit]")).toBeEnabled();
  return dialog;
}

/** The state of every entry on a roll, in the order asked, as this client has it. */
export function entriesOn(page: Page, card: string): Promise<{ id: string; kind: string; state: string; refusal: string }[]> {
  return inFoundry(
    page,
    `return game.messages.filter((message) => message.type === "spend" && message.system.asked.on === ${JSON.stringify(card)})
       .map(({ id, system }) => ({ id, kind: system.kind, state: system.state, refusal: system.outcome.refusal.code }));`,
  );
}

/** Waits until every entry on a roll is settled on this client. */
export async function settled(
  page: Page,
  card: string,
  count: number,
): Promise<{ id: string; kind: string; state: string; refusal: string }[]> {
  await expect
    .poll(async () => (await entriesOn(page, card)).filter(({ state }) => state === "done" || state === "refused").length)
    .toBe(count);
  return entriesOn(page, card);
}

/** What is stored of an actor, but for who wrote it last and when, and which entry that was: the marks of entries before may go. */
export function storedActor(page: Page, name: string): Promise<string> {
  return inFoundry(
    page,
    `const unmarked = ({ _stats, flags, ...document }) => {
       const { norn: { entries, ...norn } = {}, ...others } = flags;
       return { ...document, flags: Object.keys(norn).length === 0 ? others : { ...others, norn } };
     };
     const { items, ...actor } = unmarked(game.actors.getName(${JSON.stringify(name)}).toObject());
     const inOrder = items.map(unmarked).sort((a, b) => (a._id < b._id ? -1 : 1));
     // An aspect that has come back keeps its values, not the order its fields were written in.
     const sorted = (value) => value === null || typeof value !== "object" ? value : Array.isArray(value) ? value.map(sorted)
       : Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
     return JSON.stringify(sorted({ ...actor, items: inOrder }));`,
  );
}

export function fatePoints(page: Page, name: string): Promise<number> {
  return inFoundry(page, `return game.actors.getName(${JSON.stringify(name)}).system.fatePoints.value;`);
}

/** Gives an aspect of the situation free invocations for anybody. */
export async function giveFree(gm: Page, aspect: string, count: number): Promise<string> {
  return inFoundry(
    gm,
    `const item = game.actors.getName("Lantern Quay at midnight").items.getName(${JSON.stringify(aspect)});
     await item.update({ system: { free: { everybody: { count: ${count}, holder: "" } } } });
     return item.uuid;`,
  );
}

/** An invocation as a client would send it that does not keep to the dialog. */
export function sendEntry(page: Page, actor: string, system: object, message: object = {}): Promise<string> {
  return inFoundry(
    page,
    `const actor = game.actors.getName(${JSON.stringify(actor)});
     const system = { kind: "invoke", game: game.norn.currentRuleset().id, actor: actor.uuid, actorName: actor.name, state: "asked", ...${JSON.stringify(system)} };
     return (await ChatMessage.create({ type: "spend", content: "x", system, ...${JSON.stringify(message)} })).id;`,
  );
}
