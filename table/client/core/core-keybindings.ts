import type { ClientKeybindings } from "./client-keybindings.ts";
import { getGame } from "./globals.ts";

/** A sheet, as far as a key opens and closes it. */
interface Toggled {
  readonly rendered?: boolean;
  render(options: object): unknown;
  close(): unknown;
}

/** The keys of the core that the Table has (KB keybinds). The name of the action is UNCONFIRMED. */
export function registerCoreKeybindings(keybindings: ClientKeybindings): void {
  keybindings.register("core", "toggleCharacterSheet", {
    name: "KEYBINDINGS.ToggleCharacterSheet",
    editable: [{ key: "KeyC" }],
    onDown: () => toggleSheet(getGame().user?.character?.sheet ?? null),
  });
}

function toggleSheet(sheet: unknown): boolean {
  if (!isToggled(sheet)) return false;
  void (sheet.rendered ? sheet.close() : sheet.render({ force: true }));
  return true;
}

function isToggled(sheet: unknown): sheet is Toggled {
  return typeof sheet === "object" && sheet !== null && "render" in sheet && "close" in sheet;
}
