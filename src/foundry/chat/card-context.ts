import { ok, type DialValues } from "../../rules/index.ts";
import { actionCardView } from "../../view/chat/action-card.view.ts";
import { itemCardView } from "../../view/chat/item-card.view.ts";
import { text } from "../../view/text.ts";
import { isMessageOfType } from "../documents/is-message-of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { actionNow } from "../ledger/action-state.ts";
import { entryDrawing as ledgerDrawing } from "../ledger/entry-drawing.ts";
import { isTold } from "../ledger/is-told.ts";
import { rollUndertakings } from "../ledger/roll-undertakings.ts";
import { readStoredFaces, readStoredRequest } from "../roll/stored-request.ts";
import { readTargets } from "../roll/targets.ts";
import { showLadderWords } from "../settings/current-game.ts";
import { MESSAGE_TYPES } from "../types/subtypes.ts";
import { cardDragData } from "./card-document.ts";
import { CARD_TEMPLATES } from "./templates.data.ts";

/** What a message's card is drawn with. */
export interface CardDrawing {
  readonly template: string;
  readonly context: object;
  /** Another card tells of it already, and this one is kept out of sight. */
  readonly told?: boolean;
}

/** How to draw the card of a message; null for a message that is not Norn's. */
export async function cardDrawing(message: NornChatMessage): Promise<CardDrawing | null> {
  if (isMessageOfType(message, "action")) return actionDrawing(message);
  if (isMessageOfType(message, "card")) return itemDrawing(message);
  const line = ledgerDrawing(message);
  if (line) return { ...line, told: isTold(message) };
  const type = MESSAGE_TYPES.find((id) => isMessageOfType(message, id));
  return type ? entryDrawing(message) : null;
}

/** The roll as it was thrown, with everything done to it since: no message is written again for that. */
function actionDrawing(message: NornChatMessage<"action">): CardDrawing {
  const { alias, system } = message;
  const now = actionNow(message);
  const source = {
    game: system.game,
    actorName: system.actorName,
    actorImg: system.actorImg ?? null,
    request: now.ok ? ok(now.value.state.request) : readStoredRequest(system.request),
    faces: now.ok ? now.value.state.faces : readStoredFaces(system.faces),
    dials: system.dials as DialValues,
    targets: readTargets(system.targets).map(({ name }) => name),
    done: now.ok ? now.value.steps.map(({ entry }) => entry.id) : [],
  };
  const card = actionCardView(source, showLadderWords());
  // Core writes the speaker above the card: a name is not said twice.
  return {
    template: CARD_TEMPLATES.action,
    context: { ...card, who: card.who === alias ? "" : card.who, ...rollUndertakings(message, now) },
  };
}

async function itemDrawing(message: NornChatMessage<"card">): Promise<CardDrawing> {
  const { document, kind, game: played, name, img, details, text: description } = message.system;
  const card = itemCardView({ document, kind, game: played, name, img: img ?? null, details }, showLadderWords());
  const taken = cardDragData(message);
  return {
    template: CARD_TEMPLATES.card,
    context: {
      game: played,
      card,
      description: await enriched(description),
      draggable: taken !== null,
      givable: taken?.type === "Item",
    },
  };
}

/** Entries that have no card of their own yet say who and what. */
async function entryDrawing(message: NornChatMessage): Promise<CardDrawing> {
  const { game: played = "", actorName = "", text: words = "" } = message.system as Partial<Record<string, string>>;
  return {
    template: CARD_TEMPLATES.entry,
    context: { game: played, label: text(`TYPES.ChatMessage.${message.type}`), who: actorName, text: await enriched(words) },
  };
}

/** The text as it was stored (the server has cleaned it), with its links. Secrets never reach a card. */
async function enriched(html: string): Promise<string> {
  return html === "" ? "" : foundry.applications.ux.TextEditor.implementation.enrichHTML(html, { secrets: false });
}
