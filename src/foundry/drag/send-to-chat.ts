import { applyMessageMode, chosenMessageMode } from "../compat/message-mode.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { knowsAspect, knowsChallenge } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { speakerOf } from "../documents/speaker-of.ts";
import { activeRuleset } from "../settings/active-game.ts";

/**
 * Shows an item or actor to all players, as it is now. Resolves to undefined if the user may not see it (which they are informed
 * of).
 */
export async function sendToChat(document: NornItem | NornActor): Promise<ChatMessage.Implementation | undefined> {
  const { name, img } = document instanceof Actor ? { name: document.shownName, img: document.shownImg } : document;
  const unknown = isHidden(document) && !knows(game.user, document);
  if (unknown || (document.uuid && !document.testUserPermission(game.user, "OBSERVER"))) {
    if (unknown) ui.notifications.warn("NORN.Chat.unknownToYou", { localize: true });
    else ui.notifications.warn("NORN.Chat.notYoursToShow", { format: { name } });
    return undefined;
  }
  const actor = document instanceof Actor ? document : document.actor;
  const system: Readonly<Record<string, unknown>> = document.toObject().system;
  const { description, notes: _private, story, ...details } = system;
  const data: ChatMessage.CreateData = applyMessageMode(
    {
      type: "card",
      speaker: speakerOf(actor),
      content: foundry.utils.escapeHTML(name),
      system: {
        uuid: document.id ? document.uuid : null,
        document: document.documentName,
        kind: document.type,
        game: activeRuleset().id,
        name,
        img,
        // An actor's notes are for those who may read its sheet.
        text: document instanceof Actor ? "" : shownText(description || story),
        details: document instanceof Actor ? { summary: details["summary"] } : details,
      },
    },
    chosenMessageMode(),
  );
  return ChatMessage.create({ ...data, ...(isHidden(document) && whisperToKnowing(document, data)) });
}

type Hidden = NornItem<"aspect"> | NornItem<"challenge">;

function isHidden(document: NornItem | NornActor): document is Hidden {
  return (isItemOfType(document, "aspect") || isItemOfType(document, "challenge")) && document.system.hidden;
}

function knows(user: User.Implementation, hidden: Hidden): boolean {
  return isItemOfType(hidden, "aspect") ? knowsAspect(user, hidden) : knowsChallenge(user, hidden);
}

/** Sending something hidden to chat does not reveal it: of those the mode would show it to, only users who know it see the card. */
function whisperToKnowing(hidden: Hidden, { whisper }: ChatMessage.CreateData): { whisper: string[] } {
  const chosen: readonly unknown[] = Array.isArray(whisper) ? whisper : [];
  const readers = game.users.filter((user) => knows(user, hidden) && (chosen.length === 0 || chosen.includes(user.id)));
  return { whisper: readers.map(({ id }) => id ?? "") };
}

/** Blocks meant only for the document's owners. */
const SECRETS = "section.secret:not(.revealed), secret-block:not([revealed])";

/** A description without its secret blocks, which everyone may read. Anything but a string is "". */
function shownText(html: unknown): string {
  if (typeof html !== "string" || html === "") return "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const secret of body.querySelectorAll(SECRETS)) secret.remove();
  return body.innerHTML;
}
