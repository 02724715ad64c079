import * as ours from "../../common/ours.ts";
import { BaseChatMessage } from "../../common/documents/base-chat-message.ts";
import { host } from "../../common/host.ts";
import type { BaseUser } from "../../common/documents/base-user.ts";
import { listOf, type PlainObject } from "../../common/plain-object.ts";
import { type Addressed, applyMode, applyRollMode } from "../chat/apply-message-mode.ts";
import type { ChatMessageLike, ChatSpeaker, ChatUser, RenderMessageOptions } from "../chat/chat-types.ts";
import { getSpeaker, getSpeakerActor, type SpeakerOptions } from "../chat/get-speaker.ts";
import { isContentVisible, isMessageVisible } from "../chat/message-visibility.ts";
import { renderMessage } from "../chat/render-message.ts";
import { reviveRolls } from "../chat/revive-rolls.ts";
import { settleInlineRolls } from "../chat/settle-inline-rolls.ts";
import { getWhisperRecipients } from "../chat/whisper-recipients.ts";
import type { Roll } from "../dice/roll/roll.ts";
import { getGame } from "../core/globals.ts";
import { reportError } from "../core/report-error.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { User } from "./user.ts";

/** A message in the chat log. */
export class ChatMessage extends ClientDocumentMixin(BaseChatMessage) {
  declare author: User | null;
  declare rolls: Roll[];
  declare logged: boolean;

  override _configure(options: PlainObject): void {
    super._configure(options);
    Object.defineProperty(this, "logged", { value: false, writable: true, enumerable: false, configurable: true });
  }

  get alias(): string {
    return this.speaker.alias || this.speakerActor?.name || this.author?.name || getGame().i18n.localize("Unknown");
  }

  get isAuthor(): boolean {
    return this.author !== null && this.author.isSelf;
  }

  get isRoll(): boolean {
    return this.rolls.length > 0;
  }

  get speakerActor(): Actor | null {
    return getSpeakerActor(this.speaker) as Actor | null;
  }

  /** The message as the chat code sees it; its ids are those of stored documents, never null. */
  [ours.like](): ChatMessageLike {
    return this as unknown as ChatMessageLike;
  }

  [ours.reader](): ChatUser | null {
    return getGame().user as unknown as ChatUser | null;
  }

  override get visible(): boolean {
    const reader = this[ours.reader]();
    return reader !== null && isMessageVisible(this[ours.like](), reader);
  }

  get isContentVisible(): boolean {
    const reader = this[ours.reader]();
    return reader !== null && isContentVisible(this[ours.like](), reader);
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    const onBroken = (error: Error): void =>
      reportError(`A roll of the message ${this.id ?? ""} cannot be read`, error, { notify: false });
    this.rolls = reviveRolls(listOf(this._source["rolls"]), onBroken);
  }

  static getSpeaker(options: SpeakerOptions = {}): ChatSpeaker {
    return getSpeaker(options);
  }

  static getSpeakerActor(speaker: ChatSpeaker): Actor | null {
    return getSpeakerActor(speaker) as Actor | null;
  }

  static getWhisperRecipients(name: string): User[] {
    return getWhisperRecipients(name) as unknown as User[];
  }

  /** v13: who may see a message created in this roll mode. */
  static applyRollMode<T extends Addressed>(data: T, rollMode: string): T {
    return applyRollMode(data, rollMode);
  }

  applyRollMode(rollMode: string): void {
    this.updateSource(applyRollMode({ whisper: [...this.whisper], blind: this.blind }, rollMode));
  }

  /** v14: who may see a message created in this mode. */
  static applyMode<T extends Addressed>(data: T, mode: string): T {
    return applyMode(data, mode);
  }

  applyMode(mode: string): void {
    this.updateSource(applyMode({ whisper: [...this.whisper], blind: this.blind }, mode));
  }

  override async _preCreate(data: PlainObject, options: PlainObject, user: BaseUser): Promise<boolean | void> {
    const { messageMode, rollMode } = options;
    // v13 only knows roll modes; v14 still accepts one if no message mode is given.
    if (typeof messageMode === "string" && host.generation >= 14) this.applyMode(messageMode);
    else if (typeof rollMode === "string") this.applyRollMode(rollMode);
    const content = await settleInlineRolls(this.content, this.getRollData());
    if (content !== this.content) this.updateSource({ content });
    return super._preCreate(data, options, user);
  }

  getRollData(): PlainObject {
    return this.speakerActor?.getRollData() ?? {};
  }

  /** The message's element in a log. */
  async renderHTML(options: RenderMessageOptions = {}): Promise<HTMLElement> {
    return renderMessage(this[ours.like](), options);
  }
}
