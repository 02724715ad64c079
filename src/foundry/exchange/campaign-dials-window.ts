import { addedId, type ListDial, removeFromList } from "../../rules/dials/list-dial.ts";
import { backToTheBook } from "../../rules/dials/changed-dials.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { campaignDialsView, changedNames, refusalText } from "../../view/apps/campaign-dials.view.ts";
import { openImport, saveCampaignFile } from "./open-import.ts";
import { dialsToStore, editNamed, type RefusedField } from "../mappers/dials-to-store.ts";
import { fieldsIn, giveBackDrafts, takeDrafts } from "../redraw/draft-fields.ts";
import { dataAround, isInput } from "../redraw/elements.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { activeGame } from "../settings/active-game.ts";
import { templatePath } from "../words/template-path.ts";
import { NornWindow } from "../apps/norn-window.ts";
import { prompt } from "../apps/prompt.ts";
import { notifyText } from "../words/notify-text.ts";
import { onTarget } from "../words/on-target.ts";

/** Every dial of the current game. A change takes effect at once, on every client. */
export class CampaignDialsWindow extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-campaign-dials",
    classes: ["norn", "norn-campaign-dials"],
    position: { width: 560, height: 640 },
    window: { title: "NORN.Dials.Title", icon: "fa-solid fa-sliders", resizable: true, contentTag: "form" },
    form: { handler: CampaignDialsWindow.#store, submitOnChange: true, closeOnSubmit: false },
    actions: onTarget({
      addThing: (_data, window: CampaignDialsWindow, button) => window.#add(button),
      removeThing: ({ thing = "" }, window: CampaignDialsWindow, button) => window.#remove(button, thing),
      resetDial: (_data, window: CampaignDialsWindow, button) => window.#reset(dataAround(button, "dial")),
      resetAll: (_data, window: CampaignDialsWindow) => window.#resetAll(),
      saveOptions: () => saveCampaignFile(),
      loadOptions: () => openImport(),
    }),
  };

  static override PARTS = {
    body: {
      template: templatePath("apps/campaign-dials.hbs"),
      templates: [
        templatePath("apps/dial-list.hbs"),
        templatePath("apps/dial-numbers.hbs"),
        templatePath("apps/dial-back.hbs"),
        templatePath("apps/dial-refused.hbs"),
      ],
      scrollable: [""],
    },
  };

  /** Unfolded lists, by the id of their dial. */
  readonly #open = new Set<string>();
  /** Fields that still show what could not be accepted. */
  #refused: readonly RefusedField[] = [];

  protected override async _prepareContext(): Promise<object> {
    const { ruleset, dials } = activeGame();
    const view = campaignDialsView(ruleset, dials, this.#refused);
    const groups = view.groups.map((group) => ({
      ...group,
      dials: group.dials.map((dial) => ({ ...dial, open: this.#open.has(dial.id) })),
    }));
    return { ...view, groups, game: ruleset.id, rootId: this.id };
  }

  protected override async _onFirstRender(...args: Parameters<NornWindow["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    this.element.addEventListener("keydown", (event) => {
      const row = event.key === "Enter" && isInput(event.target) ? event.target.closest(".norn-dial-add") : null;
      if (!row) return;
      event.preventDefault();
      row.querySelector<HTMLElement>("[data-action=addThing]")?.click();
    });
  }

  protected override async _onRender(context: never, options: never): Promise<void> {
    await super._onRender(context, options);
    for (const field of fieldsIn(this.element)) {
      const refused = this.#refused.find((one) => one.field === field.name);
      if (!refused) continue;
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-errormessage", `${this.id}-${refused.dial}-refused`);
    }
    for (const fold of this.element.querySelectorAll<HTMLDetailsElement>("details[data-dial]")) {
      fold.addEventListener("toggle", () => {
        const { dial = "" } = fold.dataset;
        if (fold.open) this.#open.add(dial);
        else this.#open.delete(dial);
      });
    }
  }

  static async #store(
    this: CampaignDialsWindow,
    _event: Event,
    _form: HTMLFormElement,
    { object }: foundry.applications.ux.FormDataExtended,
  ): Promise<void> {
    const { ruleset, dials } = activeGame();
    const { values, refused } = dialsToStore(ruleset, dials, object, putIntoWords);
    const names = new Set(refused.map(({ field }) => field));
    giveBackDrafts(fieldsIn(this.element).filter(({ name }) => names.has(name)));
    const isNew = JSON.stringify(refused) !== JSON.stringify(this.#refused);
    this.#refused = refused;
    await store(values, dials);
    if (isNew) await this.render();
  }

  async #add(button: HTMLElement): Promise<void> {
    const { ruleset, dials } = activeGame();
    const dial = listDialOf(button, ruleset);
    const row = button.closest(".norn-dial-add");
    const field = row?.querySelector<HTMLInputElement>("input");
    const name = field?.value ?? "";
    const group = row?.querySelector<HTMLSelectElement>("select")?.value ?? dial?.groups[0] ?? "";
    if (!dial) return;
    const id = addedId(foundry.utils.randomID());
    const edited = editNamed(dial, dials, { id, name, group }, putIntoWords);
    if (field && edited.ok) takeDrafts([field]);
    await this.#edited(dial, edited, dials);
    this.element.querySelector<HTMLInputElement>(`[data-dial="${dial.id}"] .norn-dial-add input`)?.focus();
  }

  async #remove(button: HTMLElement, thing: string): Promise<void> {
    const { ruleset, dials } = activeGame();
    const dial = listDialOf(button, ruleset);
    if (!dial) return;
    await this.#edited(dial, removeFromList(dial, dials, thing), dials);
    this.element.querySelector<HTMLElement>(`[data-dial="${dial.id}"] summary`)?.focus();
  }

  /** Sets one dial back to the book. */
  async #reset(id: string): Promise<void> {
    this.#forget(({ dial }) => dial === id);
    await storeBack([{ id }], activeGame().dials);
    await this.render();
    const dial = this.element.querySelector(`[data-dial="${CSS.escape(id)}"]`);
    dial?.querySelector<HTMLElement>("summary, select, input")?.focus();
  }

  /** Sets every dial of the game back to the book, once the user has confirmed. */
  async #resetAll(): Promise<void> {
    const { ruleset, dials } = activeGame();
    const answer = await prompt<"back" | "cancel">({
      title: "NORN.DialsBack.all",
      icon: "fa-book-open",
      template: "apps/dials-back.hbs",
      context: { game: `NORN.Game.Name.${ruleset.id}`, names: changedNames(ruleset, dials) },
      buttons: [
        { id: "back", label: "NORN.DialsBack.all", icon: "fa-book-open" },
        { id: "cancel", label: "NORN.DialsBack.cancel", icon: "fa-xmark" },
      ],
    });
    if (!answer) return;
    this.#forget(() => true);
    await storeBack(ruleset.dials, activeGame().dials);
    await this.render();
    this.element.querySelector<HTMLElement>("summary, select, input")?.focus();
  }

  /** What is set back shows the book, not what was refused. */
  #forget(isForgotten: (refused: RefusedField) => boolean): void {
    const names = new Set(this.#refused.filter(isForgotten).map(({ field }) => field));
    takeDrafts(fieldsIn(this.element).filter(({ name }) => names.has(name)));
    this.#refused = this.#refused.filter((one) => !isForgotten(one));
  }

  async #edited(dial: ListDial, edited: ReturnType<typeof editNamed>, dials: DialValues): Promise<void> {
    if (!edited.ok) return notifyText(refusalText(edited));
    await store({ ...dials, [dial.id]: edited.value }, dials);
    await this.render();
  }
}

function listDialOf(button: HTMLElement, ruleset: Ruleset): ListDial | null {
  const id = dataAround(button, "dial");
  return ruleset.dials.find((dial): dial is ListDial => dial.kind === "list" && dial.id === id) ?? null;
}

/** An unchanged value is not written: the redraw of a window would lose unsubmitted text. */
async function store(values: DialValues, stored: DialValues): Promise<void> {
  if (JSON.stringify(values) === JSON.stringify(stored)) return;
  await game.settings.set("norn", "dials", values);
}

/** Sets dials back to the book. */
async function storeBack(dials: readonly { readonly id: string }[], stored: DialValues): Promise<void> {
  await store(backToTheBook(dials, stored), stored);
}
