import { DialogV2 } from "../../api/dialog.ts";
import { messageClass } from "../../../chat/message-class.ts";
import { localizeOr } from "../../platform.ts";

/** Asks, then deletes every message. */
export async function confirmFlush(): Promise<void> {
  const sure = await DialogV2.confirm({
    window: { title: localizeOr("CHAT.Flush", "Delete all messages") },
    content: `<p>${localizeOr("CHAT.FlushHint", "All messages are deleted for everyone. This cannot be undone.")}</p>`,
    rejectClose: false,
    modal: true,
  });
  if (sure) await messageClass().deleteDocuments([], { deleteAll: true });
}
