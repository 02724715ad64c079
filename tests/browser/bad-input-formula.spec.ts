import { chatBox, clearChatBox, expectTyped, say } from "./chat-box.ts";
import { immediately, cards, inFoundry, messages, notification, openSheet, play, rollDialog, trait } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
});

for (const [typed, said] of [
  ["/roll 4dF+", /4dF\+/],
  ["/roll 4dF + + x", /x/],
  ["/roll 4dF )", /\)/],
  ["/roll (4dF", /\(/],
  ["/roll 99999dF", /99999/],
  ["/roll 4dQ", /4dQ|Q/],
  ["/roll", /roll/],
  ["/roll # only a word", /no formula after the command/],
  ["/gmroll seven dice of joy", /seven/],
  ["/dance 4dF", /dance/],
] as const) {
  test(`"${typed}" is explained in words and stays in its box`, async ({ p1, p2 }) => {
    const before = await messages(p2).count();
    const box = chatBox(p1);
    await box.fill(typed);
    await box.press("Enter");
    await expect(notification(p1, said)).toHaveCount(1);
    await expectTyped(p1, typed);
    await clearChatBox(p1);
    expect(await immediately(() => messages(p2).count())).toBe(before);
  });
}

test("each line of a macro's text is a command of its own", async ({ p1, p2 }) => {
  const before = await messages(p2).count();
  await inFoundry(p1, `await ui.chat.processMessage("/roll 4dF\\n/roll 4dF +\\n/roll 2");`);
  await expect(notification(p1, /“4dF \+”|"4dF \+"/)).toHaveCount(1);
  await expectTyped(p1, "/roll 4dF/roll 4dF +/roll 2");
  expect(await immediately(() => messages(p2).count())).toBe(before);
});

test("an inline roll that cannot be rolled stays as written, and says why", async ({ p1, p2 }) => {
  await say(p1, "It costs [[4dF + + x]] or so");
  await expect(messages(p2).last()).toContainText("or so");
  await expect(messages(p2).last()).toContainText("4dF + + x");
});

test("a modifier or a difficulty that is no number is explained in the dialog, and Enter does not roll", async ({ p1 }) => {
  const before = await cards(p1).count();
  const sheet = await openSheet(p1, "Corvin Ashdown");
  await trait(sheet, "Lore").click();
  const dialog = rollDialog(p1);
  const modifier = dialog.locator('input[name$=".value"]').first();
  for (const typed of ["abc", "1e9", "4dF+", "1.5"]) {
    await modifier.fill(typed);
    await p1.keyboard.press("Enter");
    await expect(dialog).toContainText(typed === "1e9" ? /1e9|1,?000,?000,?000/ : typed);
    await expect(modifier).toHaveValue(typed);
    await expect(dialog).toBeVisible();
  }
  await modifier.fill("");
  await p1.keyboard.press("Escape");
  expect(await immediately(() => cards(p1).count())).toBe(before);
});
