import { expect, type Locator, type Page } from "@playwright/test";
import { choosePair, inFoundry, untilInFoundry } from "./play.ts";

/** Rolls a trait at once and waits for its card. Resolves to the id of its message. */
export async function rollFast(page: Page, actor: string, trait: string): Promise<string> {
  const ask = ".norn-ask-foot .norn-ask-main";
  // A pool of two traits asks for the second, the first time.
  const asks = await inFoundry<boolean>(
    page,
    `const actor = game.actors.getName(${JSON.stringify(actor)});
     const skill = actor.items.find((item) => item.type === "skill" && item.inPlay && item.name === ${JSON.stringify(trait)});
     globalThis.rolledFast = "";
     const rolled = game.norn.rollTrait(skill.uuid, { fast: true }).then(({ id }) => { globalThis.rolledFast = id; });
     let isOver = false;
     rolled.finally(() => { isOver = true; });
     while (!isOver && !document.querySelector("${ask}")?.checkVisibility()) await new Promise((resolve) => setTimeout(resolve, 10));
     return !isOver;`,
  );
  if (asks) {
    await choosePair(page);
    await page.locator(ask).click();
  }
  const id = await untilInFoundry<string>(page, "return globalThis.rolledFast;");
  await expect(cardOf(page, id)).toBeVisible();
  return id;
}

export function cardOf(page: Page, id: string): Locator {
  return page.locator(`#chat .chat-message[data-message-id="${id}"]`);
}

export function invokeDialog(page: Page): Locator {
  return page.locator(".application", { has: page.locator(".norn-invoke") });
}

/** Opens a card's list and selects an aspect, and a gain if one is given. */
export async function pickAspect(page: Page, card: string, aspect: string, gain?: string): Promise<Locator> {
  await cardOf(page, card).locator("[data-action=invoke]").click();
  const dialog = invokeDialog(page);
  await dialog.locator(".norn-invoke-aspect", { hasText: aspect }).first().locator("input").check();
  if (gain) await dialog.locator(`input[name="gain"][value="${gain}"]`).check();
  await expect(dialog.locator("button[type=submit]")).toBeEnabled();
  return dialog;
}

/** An entry as a client has stored it: its outcome if there is one, else its request. */
export interface StoredEntry {
  /** Id of the entry: that of its request, which may be deleted. */
  readonly id: string;
  /** Id of the message that shows it. */
  readonly message: string;
  readonly kind: string;
  readonly state: "pending" | "done" | "refused";
  readonly refusal: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

/** In the page: every stored entry, in the order they were settled, pending ones last. Reads messages only, not the ledger. */
const STORED_ENTRIES = `(() => {
  const entries = new Map();
  for (const { id: message, type, system } of game.messages.contents) {
    if (type !== "request" && type !== "entry") continue;
    const id = type === "request" ? message : system.entry || message;
    if (type === "request" && entries.has(id)) continue;
    const { kind, request, state = "pending", settled = Infinity, refusal, events = [] } = system;
    entries.set(id, { id, message, kind, state, settled, refusal: refusal?.code ?? "", request: { ...request }, events });
  }
  return [...entries.values()].sort((a, b) => (a.settled === b.settled ? 0 : a.settled - b.settled));
})()`;

/** Every entry that a client has stored. */
export function storedEntries(page: Page, kind = ""): Promise<StoredEntry[]> {
  return inFoundry(
    page,
    `return ${STORED_ENTRIES}.filter((entry) => ${JSON.stringify(kind)} === "" || entry.kind === ${JSON.stringify(kind)});`,
  );
}

/** One entry by id; undefined if it is deleted. */
export async function storedEntry(page: Page, id: string): Promise<StoredEntry | undefined> {
  return (await storedEntries(page)).find((entry) => entry.id === id);
}

/** Waits until an entry is settled on this client. */
export function settledEntry(page: Page, id: string): Promise<StoredEntry> {
  return untilInFoundry(page, `return ${STORED_ENTRIES}.find((entry) => entry.id === "${id}" && entry.state !== "pending");`);
}

/** Id of the entry that a card shows. */
export async function entryOnCard(page: Page, card: string): Promise<string> {
  return (await storedEntries(page)).find(({ message }) => message === card)?.id ?? "";
}

/** Does something that submits one entry of a kind, and waits until it is settled on this client. */
export async function submittedEntry(page: Page, kind: string, act: () => Promise<unknown>): Promise<StoredEntry> {
  const before = JSON.stringify((await storedEntries(page, kind)).map(({ id }) => id));
  await act();
  return untilInFoundry(
    page,
    `const isNew = ({ id, kind, state }) => kind === "${kind}" && state !== "pending" && !${before}.includes(id);
     return ${STORED_ENTRIES}.find(isNew);`,
  );
}

/** Every entry on a roll, in order, as this client has it. */
export async function entriesOn(page: Page, card: string): Promise<StoredEntry[]> {
  return (await storedEntries(page)).filter(({ request }) => request["roll"] === card || request["on"] === card);
}

/** Waits until a number of entries on a roll are settled on this client. They are settled one after another. */
export async function settled(page: Page, card: string, count: number): Promise<StoredEntry[]> {
  await untilInFoundry(
    page,
    `const isSettled = ({ request, state }) => state !== "pending" && [request.roll, request.on].includes("${card}");
     return ${STORED_ENTRIES}.filter(isSettled).length === ${count};`,
    20_000 + 2000 * count,
  );
  return entriesOn(page, card);
}

/** An actor's stored data, except who last wrote it, when, and for which entry: flags of earlier entries may be removed. */
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

/** Gives an aspect of the situation free invocations for anyone. */
export async function giveFree(gm: Page, aspect: string, count: number): Promise<string> {
  return inFoundry(
    gm,
    `const item = game.actors.getName("Lantern Quay at midnight").items.getName(${JSON.stringify(aspect)});
     await item.update({ system: { free: { everybody: { count: ${count}, holder: "" } } } });
     return item.uuid;`,
  );
}

/** A request from a client that does not use the dialogs. Resolves to its id. */
export function sendEntry(page: Page, actor: string, system: object, message: object = {}): Promise<string> {
  return inFoundry(
    page,
    `const actor = game.actors.getName(${JSON.stringify(actor)});
     const system = { kind: "invoke", game: game.norn.currentRuleset().id, actor: actor.uuid, actorName: actor.name, ...${JSON.stringify(system)} };
     return (await ChatMessage.create({ type: "request", content: "x", system, ...${JSON.stringify(message)} })).id;`,
  );
}
