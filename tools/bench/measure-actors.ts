import type { Page } from "playwright";
import type { Chapter } from "./figure.ts";
import type { FoundryPage } from "./foundry-page.ts";
import { sampleActor } from "./sample-actor.ts";
import { summarize, type Summary } from "./statistics.ts";

const TIMES = 15;

/** Preparing many actors, and actors with many items: ten times as many should take ten times as long. */
export async function measureActors(gm: Page): Promise<Chapter> {
  await make(gm, 200, 20);
  const few = await prepare(gm, 20);
  const many = await prepare(gm, 200);
  await clear(gm);
  await make(gm, 20, 30);
  const light = await prepare(gm, 20);
  await clear(gm);
  await make(gm, 20, 300);
  const heavy = await prepare(gm, 20);
  await clear(gm);
  return {
    title: "Actors prepared",
    how: "`actor.reset()` and `actor.snapshot()`, which is all that is derived, on one client. Ten times as many should take about ten times as long.",
    figures: [
      { what: "200 actors with 20 items each", measured: many, against: { what: "20 of them", measured: few } },
      { what: "20 actors with 300 items each", measured: heavy, against: { what: "20 with 30 items", measured: light } },
    ],
  };
}

const PREFIX = "Measured";

async function make(page: Page, count: number, items: number): Promise<void> {
  const data = Array.from({ length: count }, (_, index) => sampleActor(`${PREFIX} ${index + 1}`, items));
  for (let made = 0; made < count; made += 10) {
    await page.evaluate(
      async (batch) => {
        await (globalThis as unknown as FoundryPage).Actor.createDocuments(batch);
      },
      data.slice(made, made + 10),
    );
  }
}

async function prepare(page: Page, count: number): Promise<Summary> {
  const samples = await page.evaluate(
    async ({ count, times, prefix }) => {
      const { game } = globalThis as unknown as FoundryPage;
      const actors = game.actors.contents.filter(({ name }) => name.startsWith(prefix)).slice(0, count);
      if (actors.length < count) throw new Error(`There are only ${actors.length} actors to measure.`);
      const found: number[] = [];
      for (let index = 0; index < times + 3; index += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        const start = performance.now();
        for (const actor of actors) {
          actor.reset();
          actor.snapshot();
        }
        found.push(performance.now() - start);
      }
      return found.slice(3);
    },
    { count, times: TIMES, prefix: PREFIX },
  );
  return summarize(samples);
}

async function clear(page: Page): Promise<void> {
  await page.evaluate(async (prefix) => {
    const { game, Actor } = globalThis as unknown as FoundryPage;
    await Actor.deleteDocuments(game.actors.contents.filter(({ name }) => name.startsWith(prefix)).map(({ id }) => id));
  }, PREFIX);
}
