import { shortName } from "../../view/short-name.ts";
import { refusalText } from "../../view/entries/refusal.view.ts";
import { notifyText } from "../words/notify-text.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerAspect, playsActor } from "../ledger/ledger-documents.ts";
import type { AspectAction } from "../entries/aspect-action.ts";
import { rollName } from "../mappers/stored-request.ts";
import { rollOn } from "../ledger/roll-on.ts";

/** Messages back from the newest: an older roll is over. */
const RECENT = 30;

/** This user's latest roll, if an aspect can be invoked on it; null where there is none. */
function openRoll(): NornChatMessage<"action"> | null {
  const recent = game.messages.contents.slice(-RECENT).toReversed();
  const [mine] = recent.flatMap((message) => (isMessageOfType(message, "action") && message.isAuthor ? [message] : []));
  const mayInvoke = mine?.isContentVisible === true && playsActor(mine.system.actor);
  return mine && mayInvoke && rollOn(mine).ok ? mine : null;
}

/** Opens the list of aspects for this user's latest roll, or says that there is none; with an aspect chosen if it is in play. */
export async function invokeOnOpenRoll(aspect = ""): Promise<void> {
  if (aspect !== "" && !isInPlay(aspect)) return;
  const roll = openRoll();
  if (!roll) {
    ui.notifications.warn("NORN.AspectBar.noRoll", { localize: true });
    return;
  }
  const { InvokeDialog } = await import("./invoke-dialog.ts");
  await InvokeDialog.open(roll, aspect);
}

/** Invokes an aspect on this user's latest roll. */
export const INVOKE_ACTION: AspectAction = {
  id: "invoke",
  label: () => {
    const roll = openRoll();
    return roll
      ? game.i18n.format("NORN.AspectBar.invokeOn", { roll: shortName(rollName(roll)) })
      : game.i18n.localize("NORN.AspectBar.invoke");
  },
  icon: "fa-quote-left",
  offered: () => true,
  run: ({ uuid }) => invokeOnOpenRoll(uuid),
};

/** Warns if the aspect is not in play, instead of opening the list with another one. */
function isInPlay(uuid: string): boolean {
  const aspect = ledgerAspect(uuid);
  if (!aspect || !knowsAspect(game.user, aspect)) ui.notifications.warn("NORN.Api.Gone", { format: { uuid } });
  else if (aspect.inPlay) return true;
  else notifyText(refusalText({ code: "aspect-waits", args: { aspect: aspect.name } }));
  return false;
}
