import type { Page } from "playwright";
import { type Chapter, type Figure } from "./figure.ts";
import type { FoundryPage } from "./foundry-page.ts";
import { sampleActor } from "./sample-actor.ts";
import { summarize } from "./statistics.ts";

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
  return {
    title: "A sheet with 60 items",
    how: "A character with 30 traits, 20 aspects and 10 pieces of gear in FATE 2.0. Time from `sheet.render()` until the page is laid out. The comparison sets the HTML of the same sheet with `innerHTML` in an element of the same size and lays it out.",
    figures: [...figures("reading", play), ...figures("editing", edit)],
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
