import { getConfig } from "../../core/globals.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { ApplicationOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { localize } from "../platform.ts";

/** What hovers over something on the canvas. The Table draws none: these are to extend and to configure. */
export class BasePlaceableHUD extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["placeable-hud"],
    window: { frame: false, positioned: false },
  };

  object: { document?: unknown } | undefined;

  get document(): unknown {
    return this.object?.document;
  }
}

interface StatusChoice {
  id: string;
  title: string;
  src: string;
  isActive: boolean;
  isOverlay: boolean;
  cssClass: string;
}

export class TokenHUD extends HandlebarsApplicationMixin(BasePlaceableHUD) {
  static override DEFAULT_OPTIONS: ApplicationOptions = { id: "token-hud" };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    hud: { root: true, template: "templates/hud/token-hud.hbs" },
  };

  /** The conditions offered, by their ids. */
  protected _getStatusEffectChoices(): Record<string, StatusChoice> {
    const choices = getConfig().statusEffects.map(({ id, name, img }): [string, StatusChoice] => [
      id,
      { id, title: localize(name), src: img, isActive: false, isOverlay: false, cssClass: "" },
    ]);
    return Object.fromEntries(choices);
  }
}
