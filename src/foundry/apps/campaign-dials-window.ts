import type { DialValues } from "../../rules/ruleset.ts";
import { campaignDialsView } from "../../view/apps/campaign-dials.view.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";
import { NornWindow } from "./norn-window.ts";

/** Every dial of the game in use. A change is in force at once, on every client. */
export class CampaignDialsWindow extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-campaign-dials",
    classes: ["norn", "norn-campaign-dials"],
    position: { width: 560, height: 640 },
    window: { title: "NORN.Dials.Title", icon: "fa-solid fa-sliders", resizable: true, contentTag: "form" },
    form: { handler: CampaignDialsWindow.#store, submitOnChange: true, closeOnSubmit: false },
  };

  static override PARTS = { body: { template: "systems/norn/templates/apps/campaign-dials.hbs", scrollable: [""] } };

  protected override async _prepareContext(): Promise<object> {
    return { ...campaignDialsView(currentRuleset(), dialValues()), rootId: this.id };
  }

  /** Only what the form shows is written: a dial of another game keeps its value. */
  static async #store(
    this: CampaignDialsWindow,
    _event: Event,
    _form: HTMLFormElement,
    { object }: foundry.applications.ux.FormDataExtended,
  ): Promise<void> {
    const given = currentRuleset().dials.flatMap(({ id }) =>
      object[id] === null || object[id] === undefined ? [] : [[id, object[id]]],
    );
    const changed = Object.fromEntries(given) as DialValues;
    await game.settings.set("norn", "dials", { ...dialValues(), ...changed });
  }
}
