import type { Entry } from "../ledger/entry.ts";
import type { RollNow } from "../ledger/roll/replay-roll.ts";
import { type Hides, shownRoll } from "../ledger/roll/shown-roll.ts";
import type { World } from "../ledger/world.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/** The user something is shown to: what a world cannot know of them. */
export interface Reader {
  /** Id of the user. */
  readonly user: string;
  /** Numbers are shown with the words of the ladder. */
  readonly words: boolean;
  /** The name of a listed trait, in the reader's language. */
  readonly traitName: (ruleset: Ruleset, key: string) => string;
  readonly hides: Hides;
  /** Whether they may undo or redo an entry, as far as that depends on who they are. */
  readonly mayTakeBack: (entry: Pick<Entry, "id" | "author">) => boolean;
}

/** A roll as it is now, and who looks at it in which world. */
export interface SeenRoll {
  readonly world: World;
  readonly reader: Reader;
  readonly now: RollNow;
}

/** A roll as the reader sees it now; null for none, and for one they may not see. */
export function rollSeen(world: Pick<World, "roll" | "entries">, { hides }: Pick<Reader, "hides">, id: string): RollNow | null {
  const now = id === "" || hides(id) ? null : shownRoll(world, hides, id);
  return now?.ok ? now.value : null;
}

/** Whether the roll is of the active game: nothing can be done to others. */
export function isAuthority({ world, now }: Pick<SeenRoll, "world" | "now">): boolean {
  return now.roll.ruleset.id === world.game.ruleset.id;
}
