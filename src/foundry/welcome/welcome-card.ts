/// <reference types="vite/types/importMeta.d.ts" />
import type { Ruleset } from "../../rules/ruleset.ts";
import { bestTrait, welcomeView } from "../../view/welcome/welcome.view.ts";
import { rollableTraits } from "../../view/roll/rollable-trait.ts";
import { chooseGame } from "./choose-game.ts";
import { NornWindow } from "../apps/norn-window.ts";
import { openBreaks } from "../breaks/register-breaks.ts";
import { mayCompel } from "../compel/may-compel.ts";
import { openCompel } from "../compel/open-compel.ts";
import { ownCharacter, playerCharacters } from "../documents/actors-in-play.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { openGuide } from "../apps/open-guide.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { activeRuleset, gameChosen } from "../settings/active-game.ts";
import { traitName } from "../settings/trait-name.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { templatePath } from "../words/template-path.ts";
import { startTour } from "./first-tour.ts";
import { onTarget } from "../words/on-target.ts";

bundleTemplates(import.meta.glob("../../../templates/welcome/*.hbs", { query: "?raw", import: "default", eager: true }));

/**
 * The card above this user's chat log. It is no chat message: a whisper would be stored for good, be sent to every client, and
 * scroll away with the first rolls. Only whether it is shown is stored, for each user (`norn.welcome`).
 */
export class WelcomeCard extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-welcome",
    classes: ["norn", "norn-welcome"],
    tag: "section",
    window: { frame: false, positioned: false },
    actions: onTarget({
      dismiss: (_data, card: WelcomeCard) => card.#dismiss(),
      sheet: () => ownCharacter()?.sheet?.render(true),
      roll: (_data, card: WelcomeCard) => card.#roll(),
      play: async ({ actor = "" }) => playAs(await actorByUuid(actor)),
      create: async () => {
        const actor = await Actor.implementation.create({ name: game.user.name, type: "character" });
        await playAs(actor ?? null);
        await actor?.sheet?.render(true);
      },
      chooseGame: () => chooseGame(),
      compel: () => openCompel(),
      breaks: () => openBreaks(),
      compendium: () => ui.compendium?.activate(),
      guide: (_data, card: WelcomeCard) => openGuide(card.#ruleset?.id ?? ""),
      tour: () => startTour(),
    }),
  };

  static override PARTS = { body: { template: templatePath("welcome/welcome.hbs") } };

  /** The game as of the last redraw; the card is redrawn when that changes. */
  #ruleset: Ruleset | null = null;

  protected override async _prepareContext(): Promise<object> {
    const ruleset = (this.#ruleset = activeRuleset());
    const owned = playerCharacters().filter(({ isOwner }) => isOwner);
    const several = !game.user.character && owned.length > 1;
    return {
      root: this.id,
      ...welcomeView({
        game: ruleset.id,
        chosen: gameChosen(),
        isGM: game.user.isGM,
        compels: mayCompel(ruleset),
        plays: several ? null : ownCharacter(),
        choices: several ? owned.map(({ uuid, name }) => ({ uuid, name })) : [],
        mayCreate: game.user.hasPermission("ACTOR_CREATE"),
        empty: game.actors.size === 0,
      }),
    };
  }

  protected override _insertElement(element: HTMLElement): void {
    element.setAttribute("aria-label", game.i18n.localize("NORN.Welcome.label"));
    ui.chat.element.prepend(element);
  }

  /** Puts it back if core has drawn the chat again. */
  stayInChat(): void {
    if (!this.element.isConnected) ui.chat.element.prepend(this.element);
  }

  /** It stays in its place, below windows. */
  override bringToFront(): void {}

  async #dismiss(): Promise<void> {
    const byKeyboard = this.element.querySelector(":focus-visible") !== null;
    await game.settings.set("norn", "welcome", false);
    if (byKeyboard) document.querySelector<HTMLElement>("#chat-message")?.focus();
  }

  /** What the character does best: a first roll should go well. */
  async #roll(): Promise<void> {
    const actor = ownCharacter();
    const ruleset = this.#ruleset;
    if (!actor || !ruleset) return;
    const trait = bestTrait(rollableTraits(ruleset, actor.snapshot(), (key) => traitName(ruleset, key)));
    if (trait) await rollTrait(actor, trait.id);
    else ui.notifications.info("NORN.Welcome.nothingToRoll", { format: { name: actor.shownName } });
  }
}

async function playAs(actor: NornActor | null): Promise<void> {
  if (actor?.id) await game.user.update({ character: actor.id });
}
