import { putIntoWords } from "../words/handlebars-helpers.ts";
import { type Text, text } from "../../view/text.ts";
import { notifyText } from "../words/notify-text.ts";
import { typedLines } from "../chat/explain-bad-formula.ts";

/** The line above the list of actors that makes an NPC from a phrase, and the same in chat: `/npc watchman, …`. Called in `init`. */
export function registerNpcLine(): void {
  Hooks.on("renderActorDirectory", (_directory, element) => showNpcLine(element));
  Hooks.on("chatMessage", (_log: unknown, typed: string) => {
    const phrase = /^\/npc(?:\s+(.*))?$/isu.exec(typedLines(typed).join(" ").trim());
    if (!phrase) return;
    void make(phrase[1] ?? "", notifyText);
    return false;
  });
}

function mayMake(): boolean {
  return game.user.can("ACTOR_CREATE");
}

function showNpcLine(directory: HTMLElement): void {
  const header = directory.querySelector(".directory-header");
  if (!mayMake() || !header || header.querySelector(".norn-npc-line")) return;
  const field = document.createElement("input");
  field.type = "text";
  field.name = "norn-npc";
  field.autocomplete = "off";
  field.placeholder = game.i18n.localize("NORN.Npc.hint");
  field.ariaLabel = game.i18n.localize("NORN.Npc.line");
  const icon = document.createElement("i");
  icon.className = "fa-solid fa-user-plus";
  icon.inert = true;
  const button = document.createElement("button");
  button.type = "submit";
  button.ariaLabel = game.i18n.localize("NORN.Npc.make");
  button.dataset["tooltip"] = "";
  button.append(icon);
  const refused = document.createElement("p");
  refused.className = "norn-refused";
  refused.role = "alert";
  refused.hidden = true;
  const line = document.createElement("form");
  line.className = "norn norn-npc-line";
  line.append(field, button, refused);
  line.addEventListener("submit", (event) => {
    event.preventDefault();
    void takeLine(field, button, refused);
  });
  header.append(line);
}

/** What could not be made stays in the field, with the reason below it. */
async function takeLine(field: HTMLInputElement, button: HTMLButtonElement, refused: HTMLElement): Promise<void> {
  // One press, one NPC.
  button.disabled = true;
  refused.hidden = true;
  const made = await make(field.value, (words) => {
    refused.textContent = putIntoWords(words);
    refused.hidden = false;
  });
  button.disabled = false;
  if (made) field.value = "";
  // A button that was disabled has lost the focus.
  if (!made || document.activeElement === document.body) field.focus();
}

async function make(phrase: string, refuse: (words: Text) => void): Promise<boolean> {
  if (!mayMake()) {
    refuse(text("NORN.Npc.forbidden"));
    return false;
  }
  const { newNpc } = await import("./new-npc.ts");
  const made = await newNpc(phrase);
  if (made) return true;
  refuse(text("NORN.Npc.nameless", { example: text("NORN.Npc.hint") }));
  return false;
}
