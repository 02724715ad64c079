import { aspectInPlay } from "../chat/aspect-in-play.ts";
import { contextMenuItem } from "../compat/context-menu-item.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { mayCompel } from "./may-compel.ts";
import { compelByUuid } from "./open-compel.ts";

/** The menu of an aspect's card. Called in `init`. */
export function registerCompel(): void {
  Hooks.on("getChatMessageContextOptions", (_log, entries) => {
    entries.push(
      contextMenuItem({
        label: "NORN.Ledger.Aspect.compel",
        icon: '<i class="fa-solid fa-bolt"></i>',
        visible: (target) => aspectOf(target) !== "" && mayCompel(activeRuleset()),
        onClick: (target) => void compelByUuid(aspectOf(target)),
      }),
    );
  });
}

function aspectOf({ dataset }: HTMLElement): string {
  const message = game.messages.get(dataset["messageId"] ?? "");
  return isMessageOfType(message, "card") ? aspectInPlay(message) : "";
}
