import type { EntryKind, EntryOf } from "../../ledger/entry.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { MessageType } from "../types/subtypes.ts";

/** What a button of a card does, and whether its buttons stay disabled until the entry it asks for changes the card, or fails. */
export interface CardAction<Type extends MessageType> {
  readonly run: (message: NornChatMessage<Type>, pressed: HTMLElement, withShift: boolean) => unknown;
  readonly once?: true;
}

/** By the name in a button's `data-action`. */
export type CardActions<Type extends MessageType = MessageType> = Readonly<Record<string, CardAction<Type>>>;

/** A template and its context. */
export interface CardRender {
  readonly template: string;
  readonly context: object;
}

/** Another card shows it already: this one stays hidden, and nothing is drawn. */
export const SHOWN_ON_OTHER_CARD = "elsewhere";
export type CardOrOtherCard = CardRender | typeof SHOWN_ON_OTHER_CARD;

/** The part of a card that belongs to one chapter of the rules. */
export interface CardPart<Subject, Type extends MessageType> {
  readonly template: string;
  /** Null where there is nothing to show. */
  readonly context: (subject: Subject) => object | null;
  readonly actions?: CardActions<Type>;
  readonly dragStart?: CardDragStart<Type>;
}

/** The card of one type of message. */
export interface Card<Type extends MessageType> {
  readonly render: (message: NornChatMessage<Type>) => CardOrOtherCard | Promise<CardOrOtherCard>;
  readonly actions?: CardActions<Type>;
  readonly dragStart?: CardDragStart<Type>;
}

/** The card of one kind of entry; without one, or where it renders null, a line. */
export interface EntryCard<K extends EntryKind> {
  readonly render?: (entry: EntryOf<K>, message: NornChatMessage<"request" | "entry">) => CardOrOtherCard | null;
  readonly actions?: CardActions;
}

/** A drag begins in the card, outside text a user wrote. */
type CardDragStart<Type extends MessageType> = (message: NornChatMessage<Type>, event: DragEvent) => void;
