import { expect, type Locator, type Page } from "@playwright/test";

/** Where people write in the chat: a text area on 13, an editor inside `<prose-mirror>` on 14. */
export function chatBox(page: Page): Locator {
  return page.locator("textarea#chat-message, #chat-message [contenteditable]");
}

export async function say(page: Page, text: string): Promise<void> {
  await chatBox(page).fill(text);
  await chatBox(page).press("Enter");
}

export async function expectTyped(page: Page, text: string): Promise<void> {
  const typed = (): Promise<string> =>
    chatBox(page).evaluate((box) => (box instanceof HTMLTextAreaElement ? box.value : (box.textContent ?? "")));
  await expect.poll(typed).toBe(text);
}

/** By keys: an editor learns late of what is selected from outside. */
export async function clearChatBox(page: Page): Promise<void> {
  await chatBox(page).press("ControlOrMeta+a");
  await chatBox(page).press("Delete");
  await expectTyped(page, "");
}
