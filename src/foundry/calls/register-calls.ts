import { putBackInChatBox, typedLines } from "../chat/explain-bad-formula.ts";
import { registerCheckLinks } from "./check-link.ts";
import { registerSecretDifficulties } from "./secret-difficulties.ts";

/** Calls for rolls: `/call Athletics 3` in chat, and links in journals. Called in `init`. */
export function registerCalls(): void {
  registerSecretDifficulties();
  registerCheckLinks();
  Hooks.on("chatMessage", (_log: unknown, typed: string) => {
    const lines = typedLines(typed);
    const said = /^\/call(?:\s+(?<check>.*))?$/isu.exec(lines.join(" ").trim());
    if (!said) return;
    void call(said.groups?.["check"] ?? "", lines);
    return false;
  });
}

/** What cannot be read is explained, and stays in the box. */
async function call(check: string, lines: readonly string[]): Promise<void> {
  const { callFromChat } = await import("./open-call.ts");
  if (!(await callFromChat(check))) putBackInChatBox(lines);
}
