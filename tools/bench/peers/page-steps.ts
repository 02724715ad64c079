/** What runs inside a page. A function here can use nothing from outside itself. */
import type { PeerPage } from "./peer-page.ts";

/** The first type of actor that can be created and opened. */
export async function findActor(): Promise<object> {
  const { game, Actor } = globalThis as unknown as PeerPage;
  const problems: string[] = [];
  for (const type of Object.keys(game.system.documentTypes.Actor ?? {}).filter((name) => name !== "base")) {
    try {
      const actor = await Actor.create({ name: `A ${type}`, type });
      await actor.sheet.render({ force: true });
      await actor.sheet.close({ animate: false });
      await Actor.deleteDocuments([actor.id]);
      return { type };
    } catch (error) {
      problems.push(`${type}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(`No type of actor can be created and opened. ${problems.join("; ")}`);
}

export async function findItem(uuid: string): Promise<object[]> {
  const { game, fromUuidSync } = globalThis as unknown as PeerPage;
  const actor = fromUuidSync(uuid);
  for (const type of Object.keys(game.system.documentTypes.Item ?? {}).filter((name) => name !== "base"))
    try {
      await actor.createEmbeddedDocuments("Item", [{ name: `A ${type}`, type }]);
      if (actor.items.size > 0) return [{ name: `A ${type}`, type }];
    } catch {
      // This type is not for this actor: the next one is tried.
    }
  return [];
}

export async function giveItems({ uuid, items }: { uuid: string; items: readonly object[] }): Promise<void> {
  await (globalThis as unknown as PeerPage).fromUuidSync(uuid).createEmbeddedDocuments("Item", items);
}

export async function createActor(data: object): Promise<string> {
  return (await (globalThis as unknown as PeerPage).Actor.create(data)).uuid;
}

export async function removeActor(uuid: string): Promise<void> {
  const { Actor, fromUuidSync } = globalThis as unknown as PeerPage;
  const actor = fromUuidSync(uuid);
  await actor.sheet.close({ animate: false });
  await Actor.deleteDocuments([actor.id]);
}

/** Its element's id. */
export async function showSheet(uuid: string): Promise<string> {
  const { sheet } = (globalThis as unknown as PeerPage).fromUuidSync(uuid);
  await sheet.render({ force: true });
  return sheet.element.id;
}

export function countMessages(): number {
  return (globalThis as unknown as PeerPage).game.messages.size;
}

export function hasMoreMessages(than: number): boolean {
  return (globalThis as unknown as PeerPage).game.messages.size > than;
}

export async function closeAll(): Promise<void> {
  const { foundry } = globalThis as unknown as PeerPage;
  for (const window of foundry.applications.instances.values())
    if (window.hasFrame) await window.close({ animate: false, submit: false });
}

/** How many to make: items of one actor, or actors. */
interface Amount {
  readonly data: object;
  readonly items: readonly object[];
  readonly count: number;
}

/** An actor that everyone owns, with that many items. */
export async function createMeasured({ data, items, count }: Amount): Promise<string> {
  const list = items.length > 0 ? Array.from({ length: count }, (_, index) => ({ ...items[index % items.length] })) : [];
  const { Actor } = globalThis as unknown as PeerPage;
  const actor = await Actor.create({ ...data, name: "Measured", ownership: { default: 3 } });
  await actor.createEmbeddedDocuments("Item", list);
  return actor.uuid;
}

export async function createActors({ data, items, count }: Amount): Promise<void> {
  const { Actor } = globalThis as unknown as PeerPage;
  const list = items.length > 0 ? Array.from({ length: 20 }, (_, index) => ({ ...items[index % items.length] })) : [];
  for (let made = 0; made < count; made += 20)
    await Actor.createDocuments(
      Array.from({ length: Math.min(20, count - made) }, (_, index) => ({
        ...data,
        name: `One of many ${made + index}`,
        items: list,
      })),
    );
}

export async function openSheet({ uuid, times }: { uuid: string; times: number }): Promise<number[]> {
  const { sheet } = (globalThis as unknown as PeerPage).fromUuidSync(uuid);
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const start = performance.now();
    await sheet.render({ force: true });
    sheet.element.getBoundingClientRect();
    taken.push(performance.now() - start);
    await sheet.close({ animate: false });
  }
  return taken;
}

/** The sheet is shown again after one item got another name. */
export async function renderAgain({ uuid, times }: { uuid: string; times: number }): Promise<number[]> {
  const actor = (globalThis as unknown as PeerPage).fromUuidSync(uuid);
  await actor.sheet.render({ force: true });
  const taken: number[] = [];
  for (let index = 0; index <= times; index += 1) {
    actor.items.contents[0]?.updateSource({ name: `Changed ${index}` });
    actor.reset();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const start = performance.now();
    await actor.sheet.render({ force: false });
    actor.sheet.element.getBoundingClientRect();
    taken.push(performance.now() - start);
  }
  await actor.sheet.close({ animate: false });
  return taken;
}

/** The moment of the click, on a clock that all pages share; null if there is nothing to click. `within`: an element's id. */
export function clickOn({
  within,
  click,
  shift = false,
}: {
  within: string | null;
  click: string;
  shift?: boolean;
}): number | null {
  const place = within === null ? document : document.getElementById(within);
  const found = [...(place?.querySelectorAll<HTMLElement>(click) ?? [])].find((element) => element.checkVisibility());
  if (!found) return null;
  const now = performance.timeOrigin + performance.now();
  found.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, shiftKey: shift }));
  return now;
}

/** Copies what the system itself has put into the log; plain words, if it has put nothing there. */
export async function fillLog(wanted: number): Promise<void> {
  const { game, ChatMessage } = globalThis as unknown as PeerPage;
  const copies = game.messages.contents.map((message) => ({ ...message.toObject(), _id: undefined, author: undefined }));
  if (copies.length === 0)
    copies.push(Object.assign({ content: "<p>Nothing but words.</p>" }, { _id: undefined, author: undefined }));
  while (game.messages.size < wanted) {
    const missing = Math.min(50, wanted - game.messages.size);
    await ChatMessage.createDocuments(Array.from({ length: missing }, (_, index) => copies[index % copies.length] ?? {}));
  }
}

export async function prepareAll(times: number): Promise<number[]> {
  const { contents } = (globalThis as unknown as PeerPage).game.actors;
  const taken: number[] = [];
  for (let index = 0; index <= times; index += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const start = performance.now();
    for (const actor of contents) actor.reset();
    taken.push(performance.now() - start);
  }
  return taken;
}
