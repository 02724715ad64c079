import { ApplicationV2 } from "../api/application.ts";
import type { ApplicationOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";

/** The banner of a paused game. The Table's game is never paused: this is to extend and to configure. */
export class GamePause extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationOptions = { id: "pause", window: { frame: false, positioned: false } };
  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    banner: { root: true, template: "templates/ui/game-pause.hbs" },
  };

  /** Nothing is shown. */
  override async render(): Promise<this> {
    return this;
  }
}
