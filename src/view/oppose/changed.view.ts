import { isChanged, rollsIn } from "../../ledger/roll/changed-roll.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { type Text, text } from "../text.ts";
import { rollerText } from "./opposition.view.ts";

/** What a roll's card says of each roll in it that was changed after others had built on it. */
export function changedTexts(now: RollNow): readonly Text[] {
  const changed = rollsIn(now).filter(isChanged);
  return changed.map(({ id, actorName }) =>
    id === now.roll.id ? text("NORN.Oppose.changed") : text("NORN.Oppose.changedOther", { who: rollerText(actorName) }),
  );
}
