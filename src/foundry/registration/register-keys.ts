import { openBoard } from "../board/open-board.ts";
import { invokeOnOpenRoll } from "../aspect-bar/open-roll.ts";
import { acceptOpenCompel } from "../compel/compel-card.ts";
import { openCompel } from "../compel/open-compel.ts";
import { ownCharacter } from "../documents/actors-in-play.ts";

/** What one does most, each on a key with Alt. Foundry's Configure Controls lists them, and there they can be changed. */
const KEYS: readonly { readonly id: string; readonly key: string; readonly run: () => unknown }[] = [
  { id: "invoke", key: "KeyI", run: () => invokeOnOpenRoll() },
  { id: "compel", key: "KeyC", run: () => openCompel() },
  { id: "accept", key: "KeyA", run: () => acceptOpenCompel() },
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

function openOwnSheet(): void {
  const own = ownCharacter();
  if (own) void own.sheet?.render(true);
  else ui.notifications.info("NORN.Keys.noCharacter", { localize: true });
}
