import { localizeOr, notifications } from "../platform.ts";
import { Compendium } from "./compendium.ts";
import { directoryGame } from "./directory-documents.ts";

const windows = new Map<string, Compendium>();

/** Opens the window of a pack; there is one for each. */
export const openCompendium = async (id: string): Promise<void> => {
  const pack = directoryGame().packs.get(id);
  if (pack === undefined) {
    notifications.error(localizeOr("COMPENDIUM.Missing", "There is no compendium pack {id}.", { id }));
    return;
  }
  const window = windows.get(id) ?? new Compendium({ collection: pack });
  windows.set(id, window);
  await window.render({ force: true });
};
