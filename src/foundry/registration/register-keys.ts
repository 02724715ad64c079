import { openBoard } from "../board/open-board.ts";
import { acceptOpenCompel } from "../compel/compel-card.ts";
import { openCompel } from "../compel/open-compel.ts";
import { invokeOnOpenRoll } from "../invoke/open-roll.ts";
import { ownCharacter } from "../documents/actors-in-play.ts";
import { NornActorSheet } from "../sheets/norn-actor-sheet.ts";
import { visibleTraits } from "../sheets/rows/listen-for-rows.ts";

/** What one does most, each on a key with Alt. Foundry's Configure Controls lists them, and there they can be changed. */
const KEYS: readonly { readonly id: string; readonly key: string; readonly run: () => unknown }[] = [
  { id: "invoke", key: "KeyI", run: () => invokeOnOpenRoll() },
  { id: "compel", key: "KeyC", run: () => openCompel() },
  { id: "accept", key: "KeyA", run: acceptOpenCompel },
  { id: "mySheet", key: "KeyS", run: openOwnSheet },
  { id: "board", key: "KeyB", run: openBoard },
];

/** Called in `init`. */
export function registerKeys(): void {
  const { ALT } = foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS;
  for (const { id, key, run } of KEYS) {
    game.keybindings.register("norn", id, {
      name: `NORN.Keys.${id}.name`,
      hint: `NORN.Keys.${id}.hint`,
      editable: [{ key, modifiers: [ALT] }],
      onDown: () => {
        void run();
        return true;
      },
    });
  }
}

/** Its first trait is ready to be rolled. */
async function openOwnSheet(): Promise<void> {
  const sheet = ownCharacter()?.sheet;
  if (!sheet) return void ui.notifications.info(`NORN.Keys.noCharacter.${game.user.isGM ? "gm" : "player"}`, { localize: true });
  await sheet.render(true);
  if (sheet instanceof NornActorSheet) visibleTraits(sheet.element)[0]?.focus();
}
