import { rollNow } from "../../src/ledger/roll/replay-roll.ts";
import type { World } from "../../src/ledger/world.ts";
import type { Reader, SeenRoll } from "../../src/view/reader.ts";
import { must } from "./plain-requests.ts";

/** A user of the plain table. Listed traits have their keys as names; a GM may take back anything, a player what is their own. */
export function readerOf(user: string, otherwise: Partial<Reader> = {}): Reader {
  return {
    user,
    words: false,
    traitName: (_ruleset, key) => key,
    hides: () => false,
    mayTakeBack: ({ author }) => user === "gm" || user === author,
    ...otherwise,
  };
}

/** A roll, "roll" unless given otherwise, as a user sees it. */
export function seenBy(world: World, user: string, id = "roll"): SeenRoll {
  return { world, reader: readerOf(user), now: must(rollNow(world, id)) };
}
