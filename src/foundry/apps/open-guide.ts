/** The compendium entry that `packs/_source/guide` makes of the pages in `docs/guide`. */
const GUIDE = "Compendium.norn.guide.JournalEntry.NornHowToPlay000";

/** Opens _How to play here_, at the page of a game if it has one. */
export async function openGuide(played: string): Promise<void> {
  const entry = await journalAt(GUIDE);
  if (entry) await openAt(entry, `NornGuide${asId(played, 7)}`);
  else ui.notifications.warn("NORN.Guide.missing", { localize: true });
}

/**
 * Opens the rules of a game at the page of a topic (`docs/reference`); the guide where the game has none, or a GM has hidden them.
 */
export async function openRules(played: string, topic: string): Promise<void> {
  const entry = await journalAt(`Compendium.norn.rules.JournalEntry.NornRules${asId(played, 7)}`);
  if (entry) await openAt(entry, `NornRule${asId(topic, 8)}`);
  else await openGuide(played);
}

/** A name as the end of an id, which has sixteen letters. */
function asId(name: string, letters: number): string {
  return name.padEnd(letters, "0").slice(0, letters);
}

async function openAt(entry: JournalEntry.Implementation, page: string): Promise<void> {
  const options = { force: true, ...(entry.pages.has(page) && { pageId: page }) };
  if (entry.sheet instanceof foundry.applications.api.DocumentSheetV2) await entry.sheet.render(options);
}

/** Null where a GM has hidden or emptied the compendium: core throws for a compendium that is not there. */
async function journalAt(uuid: string): Promise<JournalEntry.Implementation | null> {
  try {
    const found = await fromUuid(uuid);
    return found instanceof JournalEntry ? found : null;
  } catch {
    return null;
  }
}
