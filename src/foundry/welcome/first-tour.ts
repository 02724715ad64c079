import { ownCharacter, playerCharacters } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isElement } from "../redraw/elements.ts";

const STEPS = [
  { id: "sheet", selector: ".norn-header" },
  { id: "roll", selector: ".norn-trait-roll" },
  { id: "aspect", selector: ".norn-cards .norn-card" },
  { id: "invoke", selector: "#chat" },
  { id: "strip", selector: "#norn-strip" },
  { id: "history", selector: "#norn-strip .norn-strip-open" },
] as const;
const ON_SHEET: readonly string[] = ["sheet", "roll", "aspect"];

/** Starts the tour of the first minute, if there is a character to show. */
export async function startTour(): Promise<void> {
  const tour = game.tours.get("norn.first");
  if (tour?.canStart) await tour.start();
  else ui.notifications.info("NORN.Tour.nobody", { localize: true });
}

/** Six steps over a character's sheet, the chat and the strip. Called in `setup`: the language is loaded then. */
export function registerTour(): void {
  game.tours.register("norn", "first", new (tourClass())(config()));
}

function config(): foundry.nue.Tour.Config {
  return {
    namespace: "norn",
    id: "first",
    title: "NORN.Tour.title",
    description: "NORN.Tour.description",
    display: true,
    canBeResumed: false,
    steps: STEPS.map(({ id, selector }) => ({
      id,
      selector,
      title: game.i18n.localize(`NORN.Tour.Step.${id}.title`),
      content: `<p>${game.i18n.localize(`NORN.Tour.Step.${id}.text`)}</p>`,
    })),
  };
}

/** Whose sheet is shown: the user's own character, for a GM one of the players'. */
function shownCharacter(): NornActor | null {
  return ownCharacter() ?? playerCharacters().find((actor) => actor.testUserPermission(game.user, "OBSERVER")) ?? null;
}

function tourClass() {
  return class FirstTour extends foundry.nue.Tour {
    override get canStart(): boolean {
      return shownCharacter() !== null;
    }

    protected override async _preStep(): Promise<void> {
      await super._preStep();
      const { id = "" } = this.currentStep ?? {};
      if (ON_SHEET.includes(id)) await shownCharacter()?.sheet?.render(true);
      if (id === "invoke") ui.chat.activate();
    }

    /** Other sheets may be open: a step on the sheet is about this character's. */
    protected override _getTargetElement(selector: string): Element | null {
      const sheet: unknown = shownCharacter()?.sheet?.element;
      const onSheet = isElement(sheet) ? sheet.querySelector(selector) : null;
      return onSheet ?? super._getTargetElement(selector);
    }
  };
}
