import { isMessageOfType } from "../documents/of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { MessageType } from "../types/subtypes.ts";
import type { Card, CardActions, CardOrOtherCard } from "./card-part.ts";

/** A card, for code that draws any card. */
interface KnownCard {
  readonly render: (message: NornChatMessage) => CardOrOtherCard | Promise<CardOrOtherCard> | null;
  readonly action: (message: NornChatMessage, name: string) => BoundAction | null;
  readonly dragStart: (message: NornChatMessage, event: DragEvent) => void;
}

interface BoundAction {
  readonly once: boolean;
  readonly run: (pressed: HTMLElement, withShift: boolean) => unknown;
}

const cards = new Map<string, KnownCard>();

/** Sets how messages of a type are rendered. */
export function registerCard<Type extends MessageType>(type: Type, card: Card<Type>): void {
  const actions: ReadonlyMap<string, CardActions<Type>[string]> = new Map(Object.entries(card.actions ?? {}));
  cards.set(type, {
    render: (message) => (isMessageOfType(message, type) ? card.render(message) : null),
    action: (message, name) => {
      const action = actions.get(name);
      if (!action || !isMessageOfType(message, type)) return null;
      return { once: action.once === true, run: (pressed, withShift) => action.run(message, pressed, withShift) };
    },
    dragStart: (message, event) => {
      if (isMessageOfType(message, type)) card.dragStart?.(message, event);
    },
  });
}

/** Null for a message that is not Norn's. */
export function cardOf({ type }: NornChatMessage): KnownCard | null {
  return cards.get(type) ?? null;
}
