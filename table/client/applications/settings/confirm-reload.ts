import { DialogV2 } from "../api/dialog.ts";
import { element } from "../element.ts";
import { localizeOr } from "../platform.ts";

/** Offers to reload the page, so that changed settings take effect. */
export async function confirmReload({ world }: { world: boolean }): Promise<void> {
  const words = world
    ? localizeOr("SETTINGS.ReloadPromptWorld", "The change takes effect once everybody reloads. Reload here now?")
    : localizeOr("SETTINGS.ReloadPrompt", "The change takes effect after reloading. Reload now?");
  const title = localizeOr("SETTINGS.ReloadPromptTitle", "Reload");
  if (await DialogV2.confirm({ window: { title }, content: element("p", {}, words) })) globalThis.location.reload();
}
