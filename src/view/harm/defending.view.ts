import type { RollNow } from "../../ledger/rolls/replay-roll.ts";
import { traitNames } from "../roll/trait-names.ts";
import { text } from "../text.ts";
import { type FoldedRoll, named, sideView } from "../oppose/opposition.view.ts";

/** A defense, as its own card shows it: the attack's card shows it too. */
export function defendingView(now: RollNow, attack: RollNow, words: boolean): FoldedRoll {
  const { who, traits, total } = sideView(now, words);
  const { actorName } = attack.roll;
  const against = text("NORN.Harm.against", { who: named(actorName), traits: traitNames(attack.state.request) });
  return { on: attack.roll.id, who, traits, total, against, verdict: null };
}
