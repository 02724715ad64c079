import type { Browser, Page } from "playwright";
import { type Summary, summarize } from "./statistics.ts";
import { type FoundryPage, leave, type NamedSource, sampleActor, sit } from "./tabs.ts";

const WHO = "Corvin Ashdown";

export interface SheetTimes {
  /** The first sheet of a fresh page, and the same one opened again. */
  readonly first: Summary;
  readonly warm: Summary;
  /** A sheet with 60 items rendered again after a rank changed. */
  readonly reading: Summary;
  readonly editing: Summary;
  /** Opening an actor with 300 items, and an organization with 60 linked members. */
  readonly many: Summary;
  readonly members: Summary;
}

/** Milliseconds from `sheet.render()` until the sheet is laid out. */
export async function measureSheets(browser: Browser, url: string): Promise<SheetTimes> {
  const first: number[] = [];
  const warm: number[] = [];
  for (let index = 0; index < 9; index += 1) {
    const page = await sit(browser, url, "gm");
    const [cold = 0, ...again] = await page.evaluate(openSheet, { name: WHO, times: 8 });
    first.push(cold);
    warm.push(...again.slice(2));
    await leave(page);
  }
  const gm = await sit(browser, url, "gm");
  const data = sampleActor("A character with much on the sheet", 60);
  const changed = async (editing: boolean): Promise<Summary> => {
    const samples = await gm.evaluate(renderAgain, { data, editing, times: 40 });
    return summarize(samples.slice(5));
  };
  const [reading, editing] = [await changed(false), await changed(true)];
  const many = await opened(gm, sampleActor("A character with 300 items", 300));
  const members = await opened(gm, organization(60));
  await leave(gm);
  return { many, members, first: summarize(first), warm: summarize(warm), reading, editing };
}

/** An actor's sheet is opened and closed; its first opening is as on any page that has shown a sheet. */
async function opened(page: Page, data: NamedSource): Promise<Summary> {
  await page.evaluate((source) => (globalThis as unknown as FoundryPage).Actor.create(source), data);
  const samples = await page.evaluate(openSheet, { name: data.name, times: 22 });
  return summarize(samples.slice(2));
}

/** Members are extras that link to actors: here to none that is left, which takes longest to find out. */
function organization(size: number): NamedSource {
  const items = Array.from({ length: size }, (_, index) => {
    const link = `Actor.${String(index).padStart(16, "0")}`;
    return { name: `Member ${index + 1}`, type: "extra", system: { game: "fate2", kind: "contact", link } };
  });
  return { name: "An organization with 60 members", type: "organization", items };
}

/** Runs in the page. */
async function openSheet({ name, times }: { name: string; times: number }): Promise<number[]> {
  const sheet = (globalThis as unknown as FoundryPage).game.actors.getName(name)?.sheet;
  if (!sheet) throw new Error(`There is no actor ${name}.`);
  const found: number[] = [];
  for (let index = 0; index < times; index += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const start = performance.now();
    await sheet.render({ force: true });
    sheet.element.getBoundingClientRect();
    found.push(performance.now() - start);
    await sheet.close({ animate: false });
  }
  return found;
}

/** Runs in the page. */
async function renderAgain({ data, editing, times }: { data: object; editing: boolean; times: number }): Promise<number[]> {
  const { Actor } = globalThis as unknown as FoundryPage;
  const actor = await Actor.create(data);
  const trait = actor.items.contents.find(({ type }) => type === "skill");
  actor.sheet.editing = editing;
  await actor.sheet.render({ force: true });
  const found: number[] = [];
  for (let index = 0; index < times; index += 1) {
    trait?.updateSource({ system: { rank: index % 5 } });
    actor.reset();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const start = performance.now();
    await actor.sheet.render({ force: false });
    actor.sheet.element.getBoundingClientRect();
    found.push(performance.now() - start);
  }
  await actor.sheet.close({ animate: false });
  await Actor.deleteDocuments([actor.id]);
  return found;
}
