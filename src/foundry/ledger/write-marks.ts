import { idsOfTarget } from "../../ledger/conflict/conflict.ts";
import type { MarkWrite } from "../../ledger/changes/ledger-writes.ts";
import type { Marks } from "../../rules/index.ts";
import type { NornCombat } from "../documents/norn-combat.ts";
import type { WriteOptions } from "./client-id.ts";
import { entryFlags, type Writing } from "./entry-flags.ts";

/** Writes the marks of a conflict, or of one participant. */
export async function writeMarks(writing: Writing, { uuid, marks }: MarkWrite): Promise<void> {
  const { combat: id, participant } = idsOfTarget(uuid);
  const combat = game.combats.get(id);
  if (!combat) return;
  if (participant === "") {
    await moveTurn(combat, marks, { flags: entryFlags(combat, writing), options: writing.options });
    return;
  }
  const combatant = combat.combatants.get(participant);
  if (!combatant) return;
  const { initiative, ...system } = marks;
  const flags = entryFlags(combatant, writing);
  const change: object = { ...(initiative === undefined ? {} : { initiative }), system, flags };
  await combatant.update(change, writing.options as Combatant.Database.UpdateOperation);
}

/** As core moves it: with the turn's place in the order, and the hooks before. Source: platform.md (combat). */
async function moveTurn(
  combat: NornCombat,
  { round: to, current }: Marks,
  { flags, options }: { readonly flags: object; readonly options: WriteOptions },
): Promise<void> {
  const round = typeof to === "number" ? to : combat.round;
  const place = combat.turns.findIndex(({ id }) => id === current);
  const turn = current === undefined ? combat.turn : place < 0 ? null : place;
  const direction = round < combat.round ? -1 : 1;
  const moved = { round, turn };
  const how = { advanceTime: 0, direction } as const;
  // The public types know of no turn that is no one's.
  const announced = moved as { readonly round: number; readonly turn: number };
  if (round === combat.round) Hooks.callAll("combatTurn", combat, announced, how);
  else Hooks.callAll("combatRound", combat, announced, how);
  await combat.update({ ...moved, flags }, { ...options, direction });
}
