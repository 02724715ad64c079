import type { Page } from "playwright";
import { type Chapter, type Figure, repeat } from "./figure.ts";
import type { FoundryPage } from "./foundry-page.ts";
import { processorClock } from "./processor-time.ts";
import { sampleActor } from "./sample-actor.ts";
import { summarize, type Summary } from "./statistics.ts";

const TIMES = 40;
const FRAME = 16;

interface Samples {
  open: number[];
  same: number[];
  changed: number[];
  plain: number[];
}

/** Opening a character sheet with 60 items, and drawing it again. */
export async function measureSheet(gm: Page): Promise<Chapter> {
  const play = await samples(gm, false);
  const edit = await samples(gm, true);
  const work = { reading: await processorTime(gm, false), editing: await processorTime(gm, true) };
  return {
    title: "A sheet with 60 items",
    how: "A character with 30 traits, 20 aspects and 10 pieces of gear in FATE 2.0. Time from `sheet.render()` until the page is laid out. The comparison sets the HTML of the same sheet with `innerHTML` in an element of the same size and lays it out.",
    figures: [
      ...figures("reading", play),
      ...figures("editing", edit),
      { what: "Processor time of one redrawing, with its paint (reading)", measured: work.reading },
      { what: "Processor time of one redrawing, with its paint (editing)", measured: work.editing },
    ],
    remarks: [
      "The processor time is what the page's thread works for one redrawing after a rank changed; unlike the others it does not grow when the machine has other things to do.",
    ],
  };
}

function figures(mode: string, { open, same, changed, plain }: Samples): Figure[] {
  const against = { what: "plain HTML", measured: summarize(plain) };
  return [
    { what: `Open (${mode})`, measured: summarize(open), against },
    { what: `Again after a rank changed (${mode})`, measured: summarize(changed), against, aim: FRAME },
    { what: `Again, nothing changed (${mode})`, measured: summarize(same), against, aim: FRAME },
  ];
}

async function samples(page: Page, editing: boolean): Promise<Samples> {
  return page.evaluate(
    async ({ data, editing, times }) => {
      const { Actor } = globalThis as unknown as FoundryPage;
      const actor = await Actor.create(data);
      const { sheet } = actor;
      const trait = actor.items.contents.find((item) => item.type === "skill");
      if (!trait) throw new Error("The character has no trait to change.");
      // What happens between two frames does not count: the page comes to rest first.
      const rest = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const time = async (step: () => unknown, element: () => HTMLElement): Promise<number> => {
        await rest();
        const start = performance.now();
        await step();
        element().getBoundingClientRect();
        return performance.now() - start;
      };
      const found: Samples = { open: [], same: [], changed: [], plain: [] };
      sheet.editing = editing;
      for (let index = 0; index < 3 + times / 2; index += 1) {
        found.open.push(
          await time(
            () => sheet.render({ force: true }),
            () => sheet.element,
          ),
        );
        await sheet.close({ animate: false });
      }
      found.open.splice(0, 3);
      await sheet.render({ force: true });
      for (let index = 0; index < 5 + times; index += 1) {
        trait.updateSource({ system: { rank: index % 5 } });
        actor.reset();
        found.changed.push(
          await time(
            () => sheet.render({ force: false }),
            () => sheet.element,
          ),
        );
        found.same.push(
          await time(
            () => sheet.render({ force: false }),
            () => sheet.element,
          ),
        );
      }
      found.changed.splice(0, 5);
      found.same.splice(0, 5);
      const copy = sheet.element.cloneNode(false) as HTMLElement;
      copy.removeAttribute("id");
      document.body.append(copy);
      const html = sheet.element.innerHTML;
      for (let index = 0; index < 5 + times; index += 1) {
        copy.replaceChildren();
        copy.getBoundingClientRect();
        found.plain.push(
          await time(
            () => void (copy.innerHTML = html),
            () => copy,
          ),
        );
      }
      found.plain.splice(0, 5);
      copy.remove();
      await sheet.close({ animate: false });
      await Actor.deleteDocuments([actor.id]);
      return found;
    },
    { data: sampleActor("A character with much on the sheet", 60), editing, times: TIMES },
  );
}

const BATCH = 10;

/** What the page's thread works for one redrawing: batches with it, less the same batches without it. */
async function processorTime(page: Page, editing: boolean): Promise<Summary> {
  const clock = await processorClock(page);
  const id = await page.evaluate(
    async ({ data, editing }) => {
      const actor = await (globalThis as unknown as FoundryPage).Actor.create(data);
      actor.sheet.editing = editing;
      await actor.sheet.render({ force: true });
      return actor.id;
    },
    { data: sampleActor("A character at work", 60), editing },
  );
  const batch = async (draw: boolean): Promise<number> => {
    const before = await clock();
    await page.evaluate(redraw, { id, draw, times: BATCH });
    return ((await clock()) - before) / BATCH;
  };
  const measured = await repeat(7, async () => {
    const without = await batch(false);
    return (await batch(true)) - without;
  });
  await page.evaluate(async (id) => {
    const { game, Actor } = globalThis as unknown as FoundryPage;
    await game.actors.contents.find((actor) => actor.id === id)?.sheet.close({ animate: false });
    await Actor.deleteDocuments([id]);
  }, id);
  return measured;
}

/** Runs in the page: changes a rank so many times, each in a frame of its own, and draws the sheet again if asked to. */
async function redraw({ id, draw, times }: { id: string; draw: boolean; times: number }): Promise<void> {
  const actor = (globalThis as unknown as FoundryPage).game.actors.contents.find((one) => one.id === id);
  const trait = actor?.items.contents.find((item) => item.type === "skill");
  for (let index = 0; index < times; index += 1) {
    trait?.updateSource({ system: { rank: index % 5 } });
    actor?.reset();
    if (draw) await actor?.sheet.render({ force: false });
    actor?.sheet.element.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  }
}
