import { type Input, isInput } from "../../ledger/read-input.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { ledgerStore } from "./ledger-store.ts";

/** What a roll said when an entry about it was settled for the first time, as that outcome keeps it; null: none was. */
export function builtOn(roll: string): Input | null {
  const done = ledgerStore()
    .about(roll)
    .filter(({ state }) => state === "done");
  const counting = done.flatMap(({ id }) => ledgerStore().messagesOf(id).outcomes);
  const kept = counting.flatMap(({ message }): Input[] => {
    const found = game.messages.get(message);
    const said: unknown = isMessageOfType(found, "entry")
      ? found.system.builtOn[roll as keyof typeof found.system.builtOn]
      : null;
    return isInput(said) ? [said] : [];
  });
  return kept[0] ?? null;
}
