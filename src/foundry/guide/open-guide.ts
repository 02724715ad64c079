/** The compendium entry that `packs/_source/guide` makes of the pages in `docs/guide`. */
const GUIDE = "Compendium.norn.guide.JournalEntry.NornHowToPlay000";

/** Opens _How to play here_, at the page of a game if it has one. */
export async function openGuide(played: string): Promise<void> {
  const entry = await guideEntry();
  if (!entry) return void ui.notifications.warn("NORN.Guide.missing", { localize: true });
  const page = pageOfGame(played);
  const options = { force: true, ...(entry.pages.has(page) && { pageId: page }) };
  if (entry.sheet instanceof foundry.applications.api.DocumentSheetV2) await entry.sheet.render(options);
}

/** The id of a game's page, from the id of the game: ids have sixteen letters. */
function pageOfGame(played: string): string {
  return `NornGuide${played.padEnd(7, "0").slice(0, 7)}`;
}

/** Null where a GM has hidden or emptied the compendium: core throws for a compendium that is not there. */
async function guideEntry(): Promise<JournalEntry.Implementation | null> {
  try {
    const found = await fromUuid(GUIDE);
    return found instanceof JournalEntry ? found : null;
  } catch {
    return null;
  }
}
