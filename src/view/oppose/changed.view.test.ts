import { expect, test } from "vitest";
import { changedRoll } from "../../../tests/samples/changed-roll.ts";
import { done, must } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import { rollNow } from "../../ledger/roll/replay-roll.ts";
import { text } from "../text.ts";
import { changedTexts } from "./changed.view.ts";

const OWN = text("NORN.Oppose.changed");
const of = (who: ReturnType<typeof text>) => text("NORN.Oppose.changedOther", { who });
const YOU = of(text("NORN.Oppose.who", { name: "you" }));

/** What the cards of two rolls say, where the second joins the first and these were changed. */
function shown(actorName: string, ...changed: readonly string[]) {
  const theirs = { actor: "Actor.you", actorName, madeFor: "roll", request: { difficulty: null } };
  const world = plainTable("marumaru", {
    rolls: [rollOf("roll", "marumaru", { request: { difficulty: 4 } }), rollOf("more", "marumaru", theirs)],
  });
  done(world, "join", { roll: "roll", joining: "more" }, { author: "p2", actor: "Actor.you" });
  for (const id of changed) changedRoll(world, id);
  return ["roll", "more"].map((id) => changedTexts(must(rollNow(world, id))));
}

test.each([
  ["says nothing as long as none was changed", shown("you"), [[], []]],
  ["says it of its own", shown("you", "roll"), [[OWN], []]],
  ["says it of one that counts with it, whose own card says it too", shown("you", "more"), [[YOU], [OWN]]],
  ["says it of both", shown("you", "roll", "more"), [[OWN, YOU], [OWN]]],
  ["calls a roll for no actor the GM's", shown("", "more"), [[of(text("NORN.Oppose.gm"))], [OWN]]],
])("a roll's card %s", (_what, cards, said) => expect(cards).toEqual(said));
