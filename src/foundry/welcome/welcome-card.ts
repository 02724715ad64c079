/// <reference types="vite/types/importMeta.d.ts" />
import type { Ruleset } from "../../rules/index.ts";
import { bestTrait, welcomeView } from "../../view/welcome/welcome.view.ts";
import { rollableTraits } from "../../view/roll/rollable-trait.ts";
import { chooseGame } from "./choose-game.ts";
import { NornWindow } from "../apps/norn-window.ts";
import { openBreaks } from "../breaks/register-breaks.ts";
import { mayCompel } from "../compel/may-compel.ts";
import { openCompel } from "../compel/open-compel.ts";
import { ownCharacter, playedActors } from "../documents/actors-in-play.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import { openGuide } from "../apps/open-guide.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { currentRuleset, gameChosen } from "../settings/current-game.ts";
import { traitName } from "../settings/trait-name.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { templatePath } from "../words/template-path.ts";
import { startTour } from "./first-tour.ts";
import { keyed } from "../words/action-key.ts";

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
    actions: keyed({
      dismiss: WelcomeCard.#dismiss,
      sheet: WelcomeCard.#sheet,
      roll: WelcomeCard.#roll,
      play: WelcomeCard.#play,
      create: WelcomeCard.#create,
      chooseGame: WelcomeCard.#chooseGame,
      compel: WelcomeCard.#compel,
      breaks: WelcomeCard.#breaks,
      compendium: WelcomeCard.#compendium,
      guide: WelcomeCard.#guide,
      tour: WelcomeCard.#tour,
    }),
  };

  static override PARTS = { body: { template: templatePath("welcome/welcome.hbs") } };

  /** The game as of the last redraw; the card is redrawn when that changes. */
  #ruleset: Ruleset | null = null;

  protected override async _prepareContext(): Promise<object> {
    const ruleset = (this.#ruleset = currentRuleset());
    const owned = playedActors().filter(({ isOwner }) => isOwner);
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

  static async #dismiss(this: WelcomeCard): Promise<void> {
    const byKeyboard = this.element.querySelector(":focus-visible") !== null;
    await game.settings.set("norn", "welcome", false);
    if (byKeyboard) document.querySelector<HTMLElement>("#chat-message")?.focus();
  }

  static #sheet(this: WelcomeCard): void {
    void ownCharacter()?.sheet?.render(true);
  }

  /** What the character does best: a first roll should go well. */
  static async #roll(this: WelcomeCard): Promise<void> {
    const actor = ownCharacter();
    const ruleset = this.#ruleset;
    if (!actor || !ruleset) return;
    const trait = bestTrait(rollableTraits(ruleset, actor.snapshot(), (key) => traitName(ruleset, key)));
    if (trait) await rollTrait(actor, trait.id);
    else ui.notifications.info("NORN.Welcome.nothingToRoll", { format: { name: actor.shownName } });
  }

  static async #play(this: WelcomeCard, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const actor = await actorByUuid(target.dataset["actor"] ?? "");
    if (actor?.id) await game.user.update({ character: actor.id });
  }

  static async #create(this: WelcomeCard): Promise<void> {
    const actor = await Actor.implementation.create({ name: game.user.name, type: "character" });
    if (actor?.id) await game.user.update({ character: actor.id });
    await actor?.sheet?.render(true);
  }

  static async #chooseGame(this: WelcomeCard): Promise<void> {
    await chooseGame();
  }

  static async #compel(this: WelcomeCard): Promise<void> {
    await openCompel();
  }

  static async #breaks(this: WelcomeCard): Promise<void> {
    await openBreaks();
  }

  static #compendium(this: WelcomeCard): void {
    ui.compendium?.activate();
  }

  static async #guide(this: WelcomeCard): Promise<void> {
    await openGuide(this.#ruleset?.id ?? "");
  }

  static async #tour(this: WelcomeCard): Promise<void> {
    await startTour();
  }
}
