import type { ClientKeybindings } from "../../core/client-keybindings.ts";
import type { KeybindingKey } from "../../core/keybinding-config.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { element } from "../element.ts";
import { currentGame, currentUser, localize, localizeOr } from "../platform.ts";

/** The keys of the Table, read-only. */
export class ControlsConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "controls-config",
    classes: ["controls-config"],
    position: { width: 520 },
    window: { icon: "fa-solid fa-keyboard", resizable: true },
  };

  override get title(): string {
    return localizeOr("KEYBINDINGS.Title", "Keys");
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const keybindings = currentGame<{ keybindings: ClientKeybindings }>()?.keybindings;
    const isGM = currentUser()?.isGM ?? false;
    const rows = [...(keybindings?.actions ?? [])].flatMap(([id, { name, hint, restricted }]) => {
      const keys = keybindings?.bindings.get(id) ?? [];
      if (restricted && !isGM) return [];
      const words = element("dt", {}, localize(name ?? id));
      const shown = element("dd", {}, ...keys.map((key) => element("kbd", {}, keyWords(key))));
      if (keys.length === 0) shown.append(localizeOr("KEYBINDINGS.None", "no key"));
      if (hint) words.append(element("p", { class: "hint" }, localize(hint)));
      return [element("div", { class: "keybinding" }, words, shown)];
    });
    if (rows.length === 0) return element("p", {}, localizeOr("KEYBINDINGS.Empty", "No keys are in use."));
    return element("dl", { class: "keybindings" }, ...rows);
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
  }
}

function keyWords({ key, modifiers = [] }: KeybindingKey): string {
  return [...modifiers, key.replace(/^(Key|Digit)/, "")].join(" + ");
}
