import { campaignDialsView } from "../../view/apps/campaign-dials.view.ts";
import { dialsToStore } from "../mappers/dials-to-store.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";
import { NornWindow } from "./norn-window.ts";
import { templatePath } from "../template-path.ts";

/** Every dial of the game in use. A change is in force at once, on every client. */
export class CampaignDialsWindow extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-campaign-dials",
    classes: ["norn", "norn-campaign-dials"],
    position: { width: 560, height: 640 },
    window: { title: "NORN.Dials.Title", icon: "fa-solid fa-sliders", resizable: true, contentTag: "form" },
    form: { handler: CampaignDialsWindow.#store, submitOnChange: true, closeOnSubmit: false },
  };

  static override PARTS = { body: { template: templatePath("apps/campaign-dials.hbs"), scrollable: [""] } };

  protected override async _prepareContext(): Promise<object> {
    return { ...campaignDialsView(currentRuleset(), dialValues()), rootId: this.id };
  }

  static async #store(
    this: CampaignDialsWindow,
    _event: Event,
    _form: HTMLFormElement,
    { object }: foundry.applications.ux.FormDataExtended,
  ): Promise<void> {
    await game.settings.set("norn", "dials", dialsToStore(currentRuleset().dials, dialValues(), object));
  }
}
