import * as ours from "../../common/ours.ts";
import { BaseMacro } from "../../common/documents/base-macro.ts";
import { isFunction, type PlainObject } from "../../common/plain-object.ts";
import { getSpeaker, getSpeakerActor } from "../chat/get-speaker.ts";
import { documentConfig, getGame, getUi, notify } from "../core/globals.ts";
import { reportError } from "../core/report-error.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { runScript } from "./run-script.ts";

interface MacroScope extends PlainObject {
  actor?: Actor;
  token?: unknown;
  event?: Event;
}

/** A script or a chat line, stored for the hotbar. */
export class Macro extends ClientDocumentMixin(BaseMacro) {
  get isAuthor(): boolean {
    return this.author?.id === getGame().userId;
  }

  get canExecute(): boolean {
    const { user } = getGame();
    return (
      user !== null && this.testUserPermission(user, "LIMITED") && (this.type !== "script" || user.hasPermission("MACRO_SCRIPT"))
    );
  }

  get thumbnail(): string {
    return this.img;
  }

  /** Runs the script, or sends the line. */
  execute(scope: MacroScope = {}): unknown {
    if (!this.canExecute) {
      notify("warn", `You do not have permission to execute the Macro "${this.name}"`);
      return undefined;
    }
    return this.type === "chat" ? this[ours.say]() : this[ours.run](scope);
  }

  async [ours.say](): Promise<unknown> {
    const { chat } = getUi();
    const speaker = getSpeaker();
    if (isFunction(chat?.["processMessage"])) return chat["processMessage"](this.command, { speaker });
    const { documentClass } = documentConfig("ChatMessage");
    return documentClass.create({ content: this.command, speaker });
  }

  async [ours.run]({ actor, token, ...scope }: MacroScope): Promise<unknown> {
    const speaker = getSpeaker(actor ? { actor } : {});
    const names: PlainObject = {
      speaker,
      actor: actor ?? getSpeakerActor(speaker),
      token: token ?? null,
      character: getGame().user?.character ?? null,
      scope,
      event: scope["event"],
      ...scope,
    };
    try {
      return await runScript(this.command, names, this);
    } catch (error) {
      reportError(`The macro "${this.name}"`, error);
      return undefined;
    }
  }
}
