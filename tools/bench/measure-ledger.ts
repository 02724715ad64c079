import type { Page } from "playwright";
import { type Chapter, repeat } from "./figure.ts";
import type { FoundryPage } from "./foundry-page.ts";
import { sampleActor } from "./sample-actor.ts";

const WHO = "Corvin Ashdown";
const PREFIX = "Broken off";
const ACTORS = 200;
const TIMES = 15;

interface Window {
  readonly id: string;
  readonly element: HTMLElement;
  render(options?: object): Promise<unknown>;
  close(options: object): Promise<unknown>;
}
interface Ledger {
  readonly game: {
    readonly actors: { getName(name: string): { readonly uuid: string } | undefined };
    readonly messages: {
      readonly contents: readonly { readonly type: string; readonly system: { readonly actor?: string | null } }[];
    };
    readonly norn: { history(uuid: string): Promise<void>; nextBreak(at: string): Promise<void> };
  };
  readonly foundry: { readonly applications: { readonly instances: Iterable<readonly [string, Window]> } };
}

/** The ledger's own windows, on a game master's page with a thousand cards in the log. */
export async function measureLedger(gm: Page): Promise<Chapter> {
  const entries = await entriesOf(gm);
  const strip = await repeat(TIMES, () => again(gm, "norn-strip"));
  const history = await repeat(TIMES, () => opened(gm, "history"));
  const few = await repeat(TIMES, () => opened(gm, "nextBreak"));
  await makePeople(gm);
  const many = await repeat(TIMES, () => opened(gm, "nextBreak"));
  await removePeople(gm);
  return {
    title: "The ledger's windows",
    how: "On a game master's page with 1,000 cards in the log, about half of them invocations. Time until the window is laid out.",
    figures: [
      { what: "The strip of everyone's points, drawn again", measured: strip },
      { what: `A history of ${entries} entries, opened`, measured: history },
      {
        what: `A new session, listed for ${ACTORS} more characters with 20 items each`,
        measured: many,
        against: { what: "the sample's characters", measured: few },
      },
    ],
  };
}

/** Milliseconds of drawing an open window again. */
function again(page: Page, id: string): Promise<number> {
  return page.evaluate(async (prefix) => {
    const { foundry } = globalThis as unknown as Ledger;
    const [, window] = [...foundry.applications.instances].find(([name]) => name.startsWith(prefix)) ?? [];
    if (!window) throw new Error(`There is no window ${prefix}.`);
    const start = performance.now();
    await window.render();
    window.element.getBoundingClientRect();
    return performance.now() - start;
  }, id);
}

/** Milliseconds of opening a window; it is closed again. */
function opened(page: Page, which: "history" | "nextBreak"): Promise<number> {
  return page.evaluate(
    async ([name, who]) => {
      const { game, foundry } = globalThis as unknown as Ledger;
      const start = performance.now();
      if (name === "history") await game.norn.history(game.actors.getName(who)?.uuid ?? "");
      else await game.norn.nextBreak("session");
      const prefix = name === "history" ? "norn-history" : "norn-breaks";
      const [, window] = [...foundry.applications.instances].find(([id]) => id.startsWith(prefix)) ?? [];
      if (!window) throw new Error(`No window ${prefix} has opened.`);
      window.element.getBoundingClientRect();
      const taken = performance.now() - start;
      await window.close({ animate: false });
      return taken;
    },
    [which, WHO] as const,
  );
}

function entriesOf(page: Page): Promise<number> {
  return page.evaluate((who) => {
    const { game } = globalThis as unknown as Ledger;
    const uuid = game.actors.getName(who)?.uuid;
    return game.messages.contents.filter(({ type, system }) => type === "entry" && system.actor === uuid).length;
  }, WHO);
}

/** Characters with a player, so that a new session concerns them. */
async function makePeople(page: Page): Promise<void> {
  const people = Array.from({ length: ACTORS }, (_, index) => ({
    ...sampleActor(`${PREFIX} ${index + 1}`, 20),
    ownership: { default: 3 },
  }));
  for (let made = 0; made < ACTORS; made += 10) {
    await page.evaluate(
      async (batch) => {
        await (globalThis as unknown as FoundryPage).Actor.createDocuments(batch);
      },
      people.slice(made, made + 10),
    );
  }
}

async function removePeople(page: Page): Promise<void> {
  await page.evaluate(async (prefix) => {
    const { game, Actor } = globalThis as unknown as FoundryPage;
    await Actor.deleteDocuments(game.actors.contents.filter(({ name }) => name.startsWith(prefix)).map(({ id }) => id));
  }, PREFIX);
}
