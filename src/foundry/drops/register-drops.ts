import { isRecord } from "../../rules/is-record.ts";
import { text } from "../../view/text.ts";
import { notifyText } from "../words/notify-text.ts";
import { takeDropsOnChat } from "./drop-on-chat.ts";
import { dropOnCanvas } from "./drop-on-token.ts";
import { hotbarDrop } from "../drag/hotbar.ts";

/** What can be dropped outside Norn's sheets. Called in `init`. */
export function registerDrops(): void {
  Hooks.on("hotbarDrop", hotbarDrop);
  Hooks.on("dropCanvasData", dropOnCanvas);
  Hooks.on("dropItemSheetData", dropOnItem);
  Hooks.on("renderChatLog", takeDropsOnChat);
}

/** Hook: a thing takes nothing but effects, which modules may put on it. */
function dropOnItem(_item: object, _sheet: object, data: object): boolean | void {
  if (isRecord(data) && data["type"] === "ActiveEffect") return;
  notifyText(text("NORN.Drag.onItem"));
  return false;
}
