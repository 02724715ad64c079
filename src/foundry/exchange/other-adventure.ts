import { adventureGame } from "../../view/exchange/adventure-game.ts";
import { prompt } from "../apps/prompt.ts";
import { currentRuleset } from "../settings/current-game.ts";

const gameName = (id: string): string => game.i18n.localize(`NORN.Game.Name.${id}`);

/** Before an adventure of another game is imported, asks whether that is meant. Called in `init`. */
export function watchAdventures(): void {
  const agreed = new WeakSet<object>();
  Hooks.on("preImportAdventure", (adventure, options) => {
    const made = adventureGame(adventure._source.actors);
    const asks: { readonly dialog?: boolean } = options;
    if (made === null || made === currentRuleset().id || asks.dialog === false || agreed.has(adventure)) return true;
    void confirmed(adventure.name, gameName(made)).then(async (yes) => {
      if (!yes) return;
      agreed.add(adventure);
      await adventure.import(options);
    });
    return false;
  });
}

async function confirmed(name: string, made: string): Promise<boolean> {
  const words = game.i18n.format("NORN.Exchange.otherGame", { name, made, played: gameName(currentRuleset().id) });
  const answer = await prompt({
    title: "NORN.Exchange.otherGameTitle",
    icon: "fa-book-atlas",
    template: "exchange/other-game.hbs",
    context: { words },
    buttons: [{ id: "ok", label: "NORN.Exchange.otherGameYes", icon: "fa-download" }],
  });
  return answer !== null;
}
