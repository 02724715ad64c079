import Handlebars from "handlebars";
import { REGION_VISIBILITY } from "../../common/constants/scene.ts";
import { USER_PERMISSIONS } from "../../common/constants/users.ts";
import { installOlderPrimitives } from "../../common/primitives/install-primitives.ts";
import { select } from "../applications/handlebars/helpers/inputs.ts";
import { ChatLog } from "../applications/sidebar/tabs/chat-log.ts";
import { ChatMessage } from "../documents/chat-message.ts";

/** Each of these is of generation 14. */
const LATER: readonly (readonly [owner: object, name: string])[] = [
  [ChatLog, "CHAT_COMMANDS"],
  [ChatMessage, "applyMode"],
  [ChatMessage.prototype, "applyMode"],
  [REGION_VISIBILITY, "OBSERVER"],
  [REGION_VISIBILITY, "LAYER_UNLOCKED"],
  [USER_PERMISSIONS, "REGION_CREATE"],
];

/** Removes what this generation does not have, so that systems can detect which one they run in. */
export function trimGeneration(generation: number): void {
  if (generation >= 14) {
    Handlebars.unregisterHelper("filePicker");
    return;
  }
  installOlderPrimitives();
  Handlebars.registerHelper({ select });
  for (const [owner, name] of LATER) Reflect.deleteProperty(owner, name);
}
