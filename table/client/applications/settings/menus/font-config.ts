import { ApplicationV2 } from "../../api/application.ts";
import type { ApplicationOptions } from "../../api/application-types.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";
import { getConfig } from "../../../core/globals.ts";
import { objectOf } from "../../../../common/plain-object.ts";

/** The fonts. The Table has no window for them; systems ask which there are, and wait for one. */
export class FontConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationOptions = { id: "font-config" };

  static FONT_TYPES = { FILE: "file", SYSTEM: "system" } as const;

  static getAvailableFonts(): string[] {
    return Object.keys(objectOf(getConfig()["fontDefinitions"]));
  }

  /** Each by its own name. */
  static getAvailableFontChoices(): Record<string, string> {
    return Object.fromEntries(this.getAvailableFonts().map((name) => [name, name]));
  }

  /** Loads a font by the addresses its definition names. */
  static async loadFont(name: string, definition: { fonts?: readonly { urls?: readonly string[] }[] } = {}): Promise<boolean> {
    const faces = (definition.fonts ?? []).flatMap(({ urls = [] }) => urls.map((url) => new FontFace(name, `url("${url}")`)));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    for (const face of loaded) if (face.status === "fulfilled") document.fonts.add(face.value);
    return loaded.every(({ status }) => status === "fulfilled");
  }
}
