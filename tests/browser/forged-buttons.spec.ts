import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { rollFast, sendEntry, settledEntry } from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const TEMPLATES = join(import.meta.dirname, "../../templates");
const CORVIN = "Corvin Ashdown";
const CURIOUS = "Too Curious for Locked Doors";

/** What any button of Norn's does, by its `data-action`. */
const ACTIONS = [
  ...new Set(
    readdirSync(TEMPLATES, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".hbs"))
      .flatMap((path) => [...readFileSync(join(TEMPLATES, path), "utf8").matchAll(/data-action="([\w-]+)"/g)])
      .map(([, name = ""]) => name),
  ),
  // Named by a view.
  ...["undo", "redo", "reveal", "takeProposal", "declineProposal", "answer", "counter"],
];

/** A button for each action, as it is on a card or a sheet, with all that buttons name and a key that was guessed. */
function forged(named: Readonly<Record<string, string>>): string {
  const data = Object.entries({ ...named, "norn-key": "guessed", "norn-drag": "guessed" })
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(" ");
  const buttons = ACTIONS.map((action) => `<a class="norn-chat-link" data-action="${action}" ${data}>${action}</a>`);
  return `<div class="norn-chat norn-sheet norn-forged window-header" ${data}>${buttons.join(" ")}</div>`;
}

/** Presses everything that was forged. Resolves to how many things were pressed. */
function pressAll(page: Page): Promise<number> {
  return inFoundry<number>(
    page,
    `const pressed = [...document.querySelectorAll(".norn-forged a, .norn-forged")];
     // On a message the right button opens the host's own menu.
     const types = (element) => ["pointerdown", "pointerup", "click", "dblclick", ...(element.closest("#chat") ? [] : ["contextmenu"])];
     for (const element of pressed)
       for (const type of types(element))
         element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: type === "contextmenu" ? 2 : 0 }));
     return pressed.length;`,
  );
}

/** What a press could have changed: messages, actors and what they have, points of the pool, windows. */
const CHANGED = `return JSON.stringify({
  messages: game.messages.map(({ id }) => id),
  actors: game.actors.map((actor) => [actor.id, actor.toObject().system, actor.items.map((item) => item.toObject())]),
  settings: [game.settings.get("norn", "npcPool"), game.settings.get("norn", "game"), game.settings.get("norn", "dials")],
  combats: game.combats.size,
  windows: [...foundry.applications.instances.values()].filter((app) => app.hasFrame).map(({ id }) => id),
  menus: document.querySelectorAll("[popover]:popover-open").length,
});`;

test("a GM presses every button a player could write, wherever people write HTML: nothing happens @both", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  expect(ACTIONS.length).toBeGreaterThan(100);
  const roll = await rollFast(p1, CORVIN, "Knowledge");
  const actor = await inFoundry<string>(p1, `return game.actors.getName("${CORVIN}").uuid;`);
  const own = `game.actors.getName("${CORVIN}").items.find(({ name, inPlay }) => inPlay && name === "${CURIOUS}")`;
  const aspect = await inFoundry<string>(p1, `return ${own}.uuid;`);
  const invoked = { roll, aspect, aspectName: CURIOUS, gain: "plus-two" };
  const entry = await sendEntry(p1, CORVIN, { request: invoked });
  expect((await settledEntry(gm, entry)).state).toBe("done");
  const id = aspect.split(".").at(-1) ?? "";
  const html = JSON.stringify(
    forged({ entry, roll, on: roll, aspect, actor, uuid: aspect, "item-id": id, row: "aspect", by: "1" }),
  );
  const thing = await inFoundry<string>(
    p1,
    `const html = ${html};
     const actor = fromUuidSync("${actor}");
     const lamp = { document: "Item", kind: "gear", game: "strands", name: "Odd lamp", text: html, details: {} };
     await ChatMessage.create([
       { content: html },
       { flavor: html, content: "Odd", speaker: { actor: actor.id } },
       { type: "card", flavor: html, system: lamp },
     ]);
     // The flavor of a message of Norn's stands beside its card.
     await game.messages.get("${roll}").update({ flavor: html });
     await actor.update({ "system.notes": html });
     const [odd] = await actor.createEmbeddedDocuments("Item", [{ name: "Odd lamp", type: "gear", system: { description: html } }]);
     return odd.uuid;`,
  );
  const journal = await inFoundry<string>(
    gm,
    `const text = { content: ${html}, format: CONST.JOURNAL_ENTRY_PAGE_FORMATS.HTML };
     const made = await JournalEntry.create({ name: "Odd journal", pages: [{ name: "Odd", type: "text", text }] });
     for (const document of [made, fromUuidSync("${thing}"), fromUuidSync("${actor}")]) {
       if (document.documentName === "Actor") document.sheet.tab = "notes";
       await document.sheet.render({ force: true });
     }
     return made.id;`,
  );
  await expect(gm.locator("#chat .norn-forged")).not.toHaveCount(0);
  await expect(gm.locator(".journal-sheet .norn-forged, .journal-entry .norn-forged")).not.toHaveCount(0);
  const before = await inFoundry<string>(gm, CHANGED);
  const pressed = await pressAll(gm);
  expect(pressed).toBeGreaterThan(ACTIONS.length);
  // What a press had asked for would have been settled before this is.
  const next = await sendEntry(p1, CORVIN, { request: invoked });
  await settledEntry(gm, next);
  const after = JSON.parse(await inFoundry<string>(gm, CHANGED)) as { messages: string[] };
  const was = JSON.parse(before) as { messages: string[] };
  expect({ ...after, messages: [] }).toEqual({ ...was, messages: [] });
  const came = await inFoundry<string[]>(
    gm,
    `return ${JSON.stringify(after.messages.filter((one) => !was.messages.includes(one)))}
    .map((id) => game.messages.get(id)).filter((message) => message && message.system.entry !== "${next}" && message.id !== "${next}").map(({ type }) => type);`,
  );
  expect(came).toEqual([]);
  await inFoundry(
    gm,
    `await game.journal.get("${journal}").delete();
     await fromUuidSync("${thing}").delete();
     await fromUuidSync("${actor}").update({ "system.notes": "" });`,
  );
});
