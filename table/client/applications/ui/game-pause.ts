import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { currentGame, localizeOr } from "../platform.ts";
import { PageApplication } from "./page-application.ts";
import { UI_TEMPLATES } from "./ui-templates.data.ts";

Object.assign(CORE_TEMPLATES, UI_TEMPLATES);

/** The banner of a paused game: always on the page, seen while the game is paused. */
export class GamePause extends HandlebarsApplicationMixin(PageApplication) {
  static override DEFAULT_OPTIONS: ApplicationOptions = { id: "pause", tag: "figure", place: "ui-middle" };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    banner: { root: true, template: "templates/ui/game-pause.hbs" },
  };

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    return {
      ...(await super._prepareContext(options)),
      icon: "icons/svg/clockwork.svg",
      text: localizeOr("GAME.Paused", "The game is paused"),
    };
  }

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.element.classList.toggle("paused", currentGame<{ paused?: boolean }>()?.paused === true);
  }
}
