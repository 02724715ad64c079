import { adventureGame } from "../../view/exchange/adventure-game.ts";
import { gameName } from "../../view/game-name.ts";
import { prompt } from "../apps/prompt.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { activeGameId } from "../settings/active-game.ts";

/** Before an adventure of another game is imported, asks whether that is meant. Called in `init`. */
export function watchAdventures(): void {
  const agreed = new WeakSet<object>();
  Hooks.on("preImportAdventure", (adventure, options) => {
    const made = adventureGame(adventure._source.actors);
    const asks: { readonly dialog?: boolean | null | undefined } = options;
    const played = activeGameId();
    if (made === null || made === played || asks.dialog === false || agreed.has(adventure)) return true;
    const importAfterAll = async (): Promise<void> => {
      if (!(await confirmed(adventure.name, putIntoWords(gameName(made)), putIntoWords(gameName(played))))) return;
      agreed.add(adventure);
      await adventure.import(options);
    };
    void importAfterAll();
    return false;
  });
}

async function confirmed(name: string, made: string, played: string): Promise<boolean> {
  const words = game.i18n.format("NORN.Exchange.Adventure.words", { name, made, played });
  const answer = await prompt({
    title: "NORN.Exchange.Adventure.title",
    icon: "fa-book-atlas",
    template: "exchange/other-game.hbs",
    context: { words },
    buttons: [{ id: "ok", label: "NORN.Exchange.Adventure.yes", icon: "fa-download" }],
  });
  return answer !== null;
}
