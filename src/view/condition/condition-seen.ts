/** Who sees stress, fate points and *taken out* on tokens, on the board and in the tracker, beside the GM. */
export const CONDITION_SEEN = ["everyone", "open", "owners", "gm"] as const;
export type ConditionSeenBy = (typeof CONDITION_SEEN)[number];

/** Who can read the token or sheet sees the condition; everyone sees who is taken out. */
export const USUALLY_SEEN: ConditionSeenBy = "open";

/** What a reader is to an actor. */
export interface ConditionReader {
  readonly gm: boolean;
  readonly owner: boolean;
  /** May read the sheet. */
  readonly reads: boolean;
  /** The actor is a character with a player, of which the reader may know. */
  readonly ofParty: boolean;
}

export interface ConditionSeen {
  readonly track: boolean;
  readonly points: boolean;
  readonly out: boolean;
}

/** The points of the party are open, and so is who of them is taken out: all have to know that one can no longer act. */
export function conditionSeen(by: ConditionSeenBy, { gm, owner, reads, ofParty }: ConditionReader): ConditionSeen {
  const out = gm || owner || ofParty || by === "everyone" || by === "open";
  if (gm || by === "everyone") return { track: true, points: true, out };
  if (by === "gm") return { track: false, points: false, out };
  const open = by === "open";
  return { track: owner || (open && reads), points: owner || (open && ofParty), out };
}

/** When a token shows its bars, by Foundry's numbers. */
export interface TokenModes<Mode extends number> {
  readonly OWNER_HOVER: Mode;
  readonly HOVER: Mode;
  readonly OWNER: Mode;
  readonly ALWAYS: Mode;
}

/** Each token says when it shows its bars; the world may say to whom. A token that never shows them never does. */
export function barsMode<Mode extends number>(
  by: ConditionSeenBy,
  mode: Mode,
  { OWNER_HOVER, HOVER, OWNER, ALWAYS }: TokenModes<Mode>,
): Mode {
  if (by === "everyone") return mode === OWNER_HOVER ? HOVER : mode === OWNER ? ALWAYS : mode;
  if (by === "owners") return mode === HOVER ? OWNER_HOVER : mode === ALWAYS ? OWNER : mode;
  return mode;
}
