import { typedLines } from "../chat/explain-bad-formula.ts";
import type { WelcomeCard } from "./welcome-card.ts";

let card: WelcomeCard | null = null;
let shown: Promise<void> = Promise.resolve();

const CHANGES = ["createActor", "deleteActor", "updateUser"] as const;

/** The card of a user's first minute: shown until it is closed, and again from the settings or by `/norn`. Called in `init`. */
export function registerWelcome(): void {
  game.settings.register("norn", "welcome", {
    scope: "user",
    config: false,
    type: Boolean,
    default: true,
    onChange: () => void showWelcome(),
  });
  Hooks.once("ready", () => void showWelcome());
  Hooks.on("renderChatLog", () => void showWelcome());
  for (const change of CHANGES) Hooks.on(change, redraw);
  Hooks.on("updateActor", (_actor, change) => {
    if ("name" in change || "ownership" in change || "type" in change) redraw();
  });
  Hooks.on("chatMessage", (_log: unknown, typed: string) => {
    if (typedLines(typed).join("").trim().toLowerCase() !== "/norn") return;
    void welcomeAgain();
    return false;
  });
}

function redraw(): void {
  if (card?.rendered) void card.render();
}

/** One call after another: a card that is still closing cannot be shown. */
function showWelcome(): Promise<void> {
  shown = shown.then(renderWelcome, renderWelcome);
  return shown;
}

async function renderWelcome(): Promise<void> {
  if (!game.ready) return;
  if (!game.settings.get("norn", "welcome")) return void (await card?.close({ animate: false }));
  card ??= await newCard();
  if (card.rendered) card.stayInChat();
  else await card.render({ force: true });
}

async function newCard(): Promise<WelcomeCard> {
  const { WelcomeCard } = await import("./welcome-card.ts");
  return new WelcomeCard();
}

/** Brings the card back, and the chat in front. */
export async function welcomeAgain(): Promise<void> {
  await game.settings.set("norn", "welcome", true);
  await showWelcome();
  ui.chat.activate();
}
