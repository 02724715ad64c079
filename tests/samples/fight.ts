import type { LedgerConflict, LedgerParticipant } from "../../src/ledger/conflict/conflict.ts";
import type { RulesetId } from "../../src/rules/rulesets/rulesets.ts";
import { conflict, participant } from "./conflict-now.ts";

/** A participant of a fight: "mine" is Actor.me's. */
export function fighter(id: string, initiative: number | null, otherwise: Partial<LedgerParticipant> = {}): LedgerParticipant {
  return { name: id, actor: "", ...participant(id, initiative), ...otherwise };
}

/** The fight of the plain table, in its first round: mine (3), yours (2), the foe's (1). */
export function fight(game: RulesetId, otherwise: Partial<LedgerConflict> = {}): LedgerConflict {
  return {
    ...conflict(game, { round: 1, current: "mine" }),
    id: "fight",
    participants: [
      fighter("mine", 3, { actor: "Actor.me" }),
      fighter("yours", 2, { actor: "Actor.you", side: "us" }),
      fighter("foe", 1, { actor: "Actor.foe" }),
    ],
    ...otherwise,
  };
}
