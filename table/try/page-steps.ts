/** What is tried inside a page. Each function runs in the browser: it can use nothing from outside itself. */
import type { Page } from "playwright";

interface TriedSheet {
  rendered: boolean;
  element: HTMLElement | null;
  render(options: object): Promise<unknown>;
  close(options?: object): Promise<unknown>;
}

interface TriedDocument {
  id: string;
  uuid: string;
  name: string;
  documentName: string;
  invalid: boolean;
  sheet: TriedSheet | null;
  items: { size: number };
  combatants: { size: number };
  update(changes: object): Promise<unknown>;
  createEmbeddedDocuments(name: string, data: object[]): Promise<TriedDocument[]>;
  startCombat(): Promise<unknown>;
  nextTurn(): Promise<unknown>;
  rollAll(): Promise<unknown>;
}

interface TriedToken {
  sheet: TriedSheet | null;
  getSize(): { width: number };
  toggleCombatant(options: { active: boolean }): Promise<boolean>;
}

interface DocumentClass {
  create(data: object): Promise<TriedDocument | undefined>;
}

interface TriedPack {
  collection: string;
  documentName: string;
  index: { size: number };
  getDocuments(): Promise<TriedDocument[]>;
}

interface TriedAdventure extends TriedDocument {
  import(options: { dialog: boolean }): Promise<{ created: Record<string, TriedDocument[]> }>;
}

export interface TriedGlobals {
  game: {
    ready?: boolean;
    system: { documentTypes: Record<string, Record<string, unknown>> };
    actors: { contents: TriedDocument[]; get(id: string): TriedDocument | undefined };
    messages: { contents: { rolls: { total: number }[] }[] };
    packs: { contents: TriedPack[] };
    settings: { menus: Map<string, { type: new () => TriedSheet }> };
  };
  Hooks: { on(hook: string, listener: () => unknown): number };
  ui: { chat: { processMessage(text: string): Promise<unknown> } };
  CONFIG: { Dice: { terms: Record<string, unknown> } };
  foundry: { dice: { terms: Record<string, unknown> } };
  Actor: DocumentClass;
  Item: DocumentClass;
  Combat: DocumentClass;
  Scene: DocumentClass;
}

export const typesOf = (page: Page, documentName: "Actor" | "Item"): Promise<string[]> =>
  page.evaluate((name) => {
    const { game } = globalThis as unknown as TriedGlobals;
    return Object.keys(game.system.documentTypes[name] ?? {}).filter((type) => type !== "base");
  }, documentName);

/** Creates a document of a type; its id. */
export const createDocument = (page: Page, documentName: "Actor" | "Item", type: string): Promise<string> =>
  page.evaluate(
    async ([name, kind]) => {
      const page = globalThis as unknown as TriedGlobals;
      const made = await page[name].create({ name: `Tried ${kind}`, type: kind });
      if (!made || made.invalid)
        throw new Error(`Creating a ${name} of the type ${kind} gives ${made ? "an invalid one" : "none"}`);
      return made.id;
    },
    [documentName, type] as const,
  );

/** Opens the sheet of a document and closes it again. */
export const openSheet = (page: Page, uuid: string): Promise<void> =>
  page.evaluate(async (which) => {
    const { fromUuid } = globalThis as unknown as { fromUuid(uuid: string): Promise<TriedDocument | null> };
    const document = await fromUuid(which);
    const sheet = document?.sheet;
    if (!sheet) throw new Error(`There is no sheet for ${which}`);
    await sheet.render({ force: true });
    if (!sheet.rendered || !sheet.element?.isConnected) throw new Error(`The sheet of ${document.name} is not on the page`);
    await sheet.close({ submit: false });
  }, uuid);

/** Changes the name where the sheet has a field for it, else by an update. */
export const rename = (page: Page, id: string, name: string): Promise<string> =>
  page.evaluate(
    async ([which, words]) => {
      const actor = (globalThis as unknown as TriedGlobals).game.actors.get(which);
      if (!actor?.sheet) throw new Error("The actor is gone");
      await actor.sheet.render({ force: true });
      const field = actor.sheet.element?.querySelector<HTMLInputElement>("input[name=name]");
      if (field) {
        field.value = words;
        field.dispatchEvent(new Event("change", { bubbles: true }));
        for (let waited = 0; actor.name !== words && waited < 100; waited++) await new Promise((done) => setTimeout(done, 50));
      }
      const typed = actor.name === words;
      if (!typed) await actor.update({ name: words });
      return typed ? "in its sheet" : "by an update";
    },
    [id, name] as const,
  );

export const nameOfActor = (page: Page, id: string): Promise<string | undefined> =>
  page.evaluate((which) => (globalThis as unknown as TriedGlobals).game.actors.get(which)?.name, id);

/** An item on an actor, made there, and another one dropped on its sheet; how many it has after each. */
export const giveItem = (page: Page, actorId: string, type: string): Promise<number> =>
  page.evaluate(
    async ([which, kind]) => {
      const actor = (globalThis as unknown as TriedGlobals).game.actors.get(which);
      await actor?.createEmbeddedDocuments("Item", [{ name: `Given ${kind}`, type: kind }]);
      return actor?.items.size ?? 0;
    },
    [actorId, type] as const,
  );

export const dropItem = (page: Page, actorId: string, itemId: string): Promise<number> =>
  page.evaluate(
    async ([which, item]) => {
      const actor = (globalThis as unknown as TriedGlobals).game.actors.get(which);
      const sheet = actor?.sheet;
      if (!actor || !sheet) throw new Error("There is no sheet to drop on");
      await sheet.render({ force: true });
      const before = actor.items.size;
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", JSON.stringify({ type: "Item", uuid: `Item.${item}` }));
      // Where a hand would let go: in the middle of the sheet.
      const { left, top, width, height } = sheet.element?.getBoundingClientRect() ?? new DOMRect();
      const target = globalThis.document.elementFromPoint(left + width / 2, top + height / 2);
      const within = target && sheet.element?.contains(target) ? target : sheet.element?.querySelector(".window-content *");
      within?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
      for (let waited = 0; actor.items.size === before && waited < 100; waited++)
        await new Promise((done) => setTimeout(done, 50));
      return actor.items.size - before;
    },
    [actorId, itemId] as const,
  );

export const say = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (words) => {
    await (globalThis as unknown as TriedGlobals).ui.chat.processMessage(words);
  }, text);

export const countRolls = (page: Page): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as TriedGlobals).game.messages.contents.filter(({ rolls }) => rolls.length > 0).length,
  );

/** Waits until the page has that many messages with rolls, and each has a total. */
export const awaitRolls = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(
    (least) => {
      const { contents } = (globalThis as unknown as TriedGlobals).game.messages;
      return (
        contents.filter(({ rolls }) => rolls.length > 0 && rolls.every(({ total }) => Number.isFinite(total))).length >= least
      );
    },
    count,
    { timeout: 10_000 },
  );
};

/** The letters of the system's own dice, as in "1dz". */
export const ownDice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { CONFIG, foundry } = globalThis as unknown as TriedGlobals;
    const core = Object.values(foundry.dice.terms);
    return Object.entries(CONFIG.Dice.terms).flatMap(([letter, die]) => (core.includes(die) ? [] : [letter]));
  });

export const hasAdventures = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    (globalThis as unknown as TriedGlobals).game.packs.contents.some(({ documentName }) => documentName === "Adventure"),
  );

/** Imports the adventures of the packs; each with how many documents it brought, or null where the system's own hook stops it. */
export const importAdventures = (page: Page): Promise<{ name: string; documents: number | null }[]> =>
  page.evaluate(async () => {
    const { game, Hooks } = globalThis as unknown as TriedGlobals;
    const { contents } = game.packs;
    const brought: { name: string; documents: number | null }[] = [];
    let imported = false;
    Hooks.on("importAdventure", () => (imported = true));
    for (const pack of contents.filter(({ documentName }) => documentName === "Adventure"))
      for (const adventure of (await pack.getDocuments()) as TriedAdventure[]) {
        imported = false;
        const made = Object.values((await adventure.import({ dialog: false })).created).flat();
        const invalid = made.find((document) => document.invalid);
        if (invalid) throw new Error(`${adventure.name} brings an invalid ${invalid.documentName}: ${invalid.name}`);
        brought.push({ name: adventure.name, documents: imported ? made.length : null });
      }
    return brought;
  });

/** How many documents the packs hold, and which of them are invalid. */
export const readPacks = (page: Page): Promise<{ packs: number; documents: number; invalid: string[] }> =>
  page.evaluate(async () => {
    const { contents } = (globalThis as unknown as TriedGlobals).game.packs;
    const invalid: string[] = [];
    let documents = 0;
    for (const pack of contents) {
      const found = await pack.getDocuments();
      documents += found.length;
      if (found.length !== pack.index.size) invalid.push(`${pack.collection}: ${found.length} of ${pack.index.size}`);
      invalid.push(...found.filter((document) => document.invalid).map(({ uuid }) => uuid));
    }
    return { packs: contents.length, documents, invalid };
  });

export const menuIds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(globalThis as unknown as TriedGlobals).game.settings.menus.keys()].filter((id) => !id.startsWith("core.")),
  );

export const openMenu = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (which) => {
    const menu = (globalThis as unknown as TriedGlobals).game.settings.menus.get(which);
    if (!menu) throw new Error(`There is no menu ${which}`);
    const window = new menu.type();
    await window.render({ force: true });
    await window.close();
  }, id);

export const playCombat = (page: Page, actorId: string): Promise<number> =>
  page.evaluate(async (which) => {
    const combat = await (globalThis as unknown as TriedGlobals).Combat.create({});
    if (!combat) throw new Error("No combat is created");
    await combat.createEmbeddedDocuments("Combatant", [{ actorId: which }]);
    await combat.rollAll();
    await combat.startCombat();
    await combat.nextTurn();
    return combat.combatants.size;
  }, actorId);

/** An effect on an actor; its sheet opened. */
export const tryEffect = (page: Page, actorId: string): Promise<void> =>
  page.evaluate(async (which) => {
    const actor = (globalThis as unknown as TriedGlobals).game.actors.get(which);
    const [effect] = (await actor?.createEmbeddedDocuments("ActiveEffect", [{ name: "Tried effect" }])) ?? [];
    const sheet = effect?.sheet;
    if (!effect || !sheet) throw new Error("There is no effect with a sheet");
    await sheet.render({ force: true });
    if (!sheet.rendered || !sheet.element?.isConnected) throw new Error("The sheet of the effect is not on the page");
    await sheet.close({ submit: false });
    if (effect.invalid) throw new Error("The effect is not valid");
  }, actorId);

/** A token of an actor on a new scene: its sheet opened, put into a combat and taken out. */
export const tryToken = (page: Page, actorId: string): Promise<void> =>
  page.evaluate(async (which) => {
    const { game, Scene } = globalThis as unknown as TriedGlobals;
    const actor = game.actors.get(which) as unknown as
      { getTokenDocument(data: object): Promise<{ toObject(): object }> } | undefined;
    const scene = await Scene.create({ name: "Tried scene", width: 1000, height: 1000 });
    if (!actor || !scene) throw new Error("There is no actor, or no scene");
    const data = (await actor.getTokenDocument({ x: 200, y: 200 })).toObject();
    const [made] = await scene.createEmbeddedDocuments("Token", [data]);
    const token = made as unknown as TriedToken | undefined;
    if (!token?.sheet) throw new Error("There is no token with a sheet");
    if (!(token.getSize().width > 0)) throw new Error("The token has no size");
    await token.sheet.render({ force: true });
    if (!token.sheet.element?.isConnected) throw new Error("The sheet of the token is not on the page");
    await token.sheet.close({ submit: false });
    if (!(await token.toggleCombatant({ active: true }))) throw new Error("The token does not join the combat");
    if (await token.toggleCombatant({ active: false })) throw new Error("The token does not leave the combat");
  }, actorId);
