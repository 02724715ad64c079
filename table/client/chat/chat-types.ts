import type { Roll } from "../dice/roll/roll.ts";

/** Who speaks in a message: ids of the world, and the shown name. */
export interface ChatSpeaker {
  scene?: string | null | undefined;
  actor?: string | null | undefined;
  token?: string | null | undefined;
  alias?: string | undefined;
}

/** The part of documents that chat uses; the client's documents satisfy it. */
export interface SpeakerActor {
  readonly id: string | null;
  readonly name: string;
  readonly isToken?: boolean;
  readonly token?: SpeakerToken | null;
  getRollData?(): object;
}

export interface SpeakerToken {
  readonly id: string | null;
  readonly name: string;
  readonly actor: SpeakerActor | null;
  readonly parent?: { readonly id: string | null } | null;
}

export interface SpeakerScene {
  readonly id: string | null;
  readonly tokens: {
    get(id: string): SpeakerToken | undefined;
    find?(test: (token: SpeakerToken) => boolean): SpeakerToken | undefined;
  };
}

export interface ChatUser {
  readonly id: string;
  readonly name: string;
  readonly isGM: boolean;
  readonly active?: boolean;
  readonly color?: unknown;
  readonly character?: SpeakerActor | null;
  readonly viewedScene?: string | null;
  hasPermission?(permission: string): boolean;
}

/** What is needed to render a message. */
export interface RenderableMessage {
  readonly id: string | null;
  readonly author: { readonly id: string | null; readonly color?: unknown } | null;
  readonly whisper: readonly string[];
  readonly blind: boolean;
  readonly rolls: readonly Roll[];
  readonly style: number;
  readonly timestamp: number;
  readonly flavor: string;
  readonly content: string;
  readonly alias: string;
  readonly isOwner: boolean;
  readonly isRoll: boolean;
  readonly isContentVisible: boolean;
  readonly system?: object;
  getRollData?(): object;
  canUserModify?(user: unknown, action: "update" | "delete"): boolean;
  toObject?(): object;
}

/** A message of the world. */
export interface ChatMessageLike extends RenderableMessage {
  readonly _stats?: { readonly createdTime?: number | null };
  readonly id: string;
  readonly title?: string;
  readonly visible: boolean;
  readonly logged?: boolean;
  readonly isAuthor: boolean;
  /** Windows that show the message, which rerenders and closes them. */
  readonly apps?: Record<string, object>;
  renderHTML(options?: RenderMessageOptions): Promise<HTMLElement>;
  update(changes: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

export interface RenderMessageOptions {
  /** Show a delete button; by default if the user may delete the message. */
  canDelete?: boolean | undefined;
  /** Show a button that closes the copy (pop-out, notification). */
  canClose?: boolean | undefined;
}

interface Listed<T> {
  readonly contents: T[];
  get(id: string): T | undefined;
}

/** The part of `game` that chat uses. */
export interface ChatWorld {
  readonly user: ChatUser | null;
  readonly users: Listed<ChatUser>;
  readonly actors: Listed<SpeakerActor>;
  readonly scenes: Listed<SpeakerScene> & { readonly viewed?: SpeakerScene | null; readonly active?: SpeakerScene | null };
  readonly messages: Listed<ChatMessageLike>;
  readonly settings: {
    get(namespace: string, key: string): unknown;
    set(namespace: string, key: string, value: unknown): Promise<unknown>;
  };
}
