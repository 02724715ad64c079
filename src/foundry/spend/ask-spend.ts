import { ownCharacter } from "../documents/actors-in-play.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import type { Entry } from "../../ledger/entry.ts";
import type { LedgerActor } from "../../ledger/world.ts";
import { type ActiveGame, isAhead, type Ruleset } from "../../rules/ruleset.ts";
import { spend, type SpendInput } from "../../rules/spend/spend.ts";
import type { SpendUse } from "../../rules/spend/spend-rules.ts";
import { type PaidWith, paidWith } from "../../view/spend/spend-cost.view.ts";

type Action = NornChatMessage<"action">;

/** Who pays for this user on a roll: the actor that rolled, or who acts aboard it, if it is the user's, else the user's own character. */
export function spenderOn({ system }: Action): NornActor | null {
  const roller = ledgerActor(system.pilot ?? system.actor ?? "");
  return roller?.isOwner ? roller : ownCharacter();
}

/** Who cancels for this user, never the spender: a GM does it as the selected token's actor, or as no one in particular. */
function counterer(spender: string): NornActor | null {
  const selected: unknown = game.user.isGM ? ChatMessage.getSpeakerActor(ChatMessage.getSpeaker()) : null;
  const own = selected instanceof NornActor ? selected : ownCharacter();
  return own?.uuid === spender ? null : own;
}

/** `box`: uuid of the aspect whose box pays instead of a point, "" for none. */
export async function askSpend(action: Action, use: string, box: string): Promise<void> {
  await submitEntry({
    kind: "spend",
    actor: spenderOn(action),
    request: { roll: action.id ?? "", use, moment: "after", aspect: box, aspectName: ledgerAspect(box)?.name ?? "" },
  });
}

/** Whether this user may cancel a spend: another's, in a game that has this. */
export function mayCounter(
  { id, spending }: Ruleset,
  { author, game: played }: Pick<Entry, "author" | "game">,
  spender: string,
): boolean {
  if (id !== played || spending.counterCost === null || author === game.user.id) return false;
  const own = ownCharacter();
  return game.user.isGM || (own !== null && own.uuid !== spender);
}

/** `on`: id of the roll or the compel it was spent on, "" for a bit of story. */
export async function askCounter(on: string, entry: string): Promise<void> {
  const spent = ledgerStore().entry(entry);
  const actor = counterer((spent?.kind === "answer" ? spent.facts?.target : spent?.actor) ?? "");
  await submitEntry({ kind: "counter", actor, request: { on, entry } });
}

export async function askResolve(action: Action): Promise<void> {
  await submitEntry({ kind: "resolve", actor: ledgerActor(action.system.actor ?? ""), request: { roll: action.id ?? "" } });
}

/** Points, and if the campaign lets boxes pay, each of the payer's aspects with a clear box. */
export function paymentsFor(
  game: ActiveGame,
  actor: LedgerActor,
  use: SpendUse,
  spending: Omit<SpendInput, "use" | "box">,
  chosen = "",
): PaidWith[] {
  const aspects = game.ruleset.spending.boxCanPay(game.dials) ? actor.snapshot().aspects : [];
  const open = aspects.filter((aspect) => aspect.checked < aspect.level && !isAhead(game.ruleset, aspect));
  const ways = [null, ...open].map((box) => ({
    box,
    cost: use.cost,
    spent: spend(game, { ...spending, use: use.id, box }),
  }));
  return paidWith(ways, chosen);
}
