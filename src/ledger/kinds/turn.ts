import { isDeclared, type MarkChange } from "../../rules/conflict/conflict-now.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { takeStep, TURN_STEPS } from "../../rules/conflict/take-step.ts";
import { type LedgerConflict, type LedgerParticipant, markEvents } from "../conflict/conflict.ts";
import { endedWithRound } from "../conflict/ended-with-round.ts";
import type { EntryOf } from "../entry.ts";
import { openAttacksOn } from "../conflict/giving-up.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, textOf, textsOf, wholeOf } from "../read-input.ts";
import { roundOf } from "../conflict/round-steps.ts";
import type { World } from "../world.ts";

/** More than anyone says before the dice fall. */
const LONGEST_DECLARATION = 300;

/** A step in the order of a conflict, by the one whose turn it is. Source: F8, S6, T4, M4. */
export const TURN: Kind<"turn"> = {
  parse: (input) => {
    const step = choiceOf(TURN_STEPS, input["step"]);
    return (
      step && {
        combat: idOf(input["combat"]),
        combatant: idOf(input["combatant"]),
        combatantName: textOf(input["combatantName"]),
        step,
        next: idOf(input["next"]),
        nextName: textOf(input["nextName"]),
        words: textOf(input["words"], LONGEST_DECLARATION).trim(),
      }
    );
  },
  parseFacts: (input) => ({
    combatantName: textOf(input["combatantName"]),
    nextName: textOf(input["nextName"]),
    words: textOf(input["words"], LONGEST_DECLARATION),
    side: textOf(input["side"]),
    actors: textsOf(input["actors"]),
    dropped: textsOf(input["dropped"]),
    endedNames: textsOf(input["endedNames"]),
    round: wholeOf(input["round"]) ?? 0,
    pace: idOf(input["pace"]),
  }),
  plan: (world, { author, request }) => {
    const conflict = world.conflict(request.combat);
    if (!conflict) return refuse("conflict-gone");
    const own = authorsParticipant(world, conflict, { author, request });
    if (!own.ok) return own;
    if (request.step === "call" && !world.isGm(author)) return refuse("gm-only");
    const one = own.value;
    const taken = takeStep(conflict, { ...request, id: one.id, along: sideOf(world, conflict, one, author) });
    if (!taken.ok) return refuse(taken.code, { name: one.name });
    const { step, words } = request;
    const actors = leaving(conflict, taken.value);
    const ended = taken.value.some(({ field }) => field === "round") ? endedWithRound(world, conflict) : [];
    const facts = {
      combatantName: one.name,
      nextName: conflict.participants.find(({ id }) => id === request.next)?.name ?? "",
      words: step === "declare" ? words : step === "act" ? declaredBy(conflict, one) : "",
      side: step === "giveUp" ? one.side : "",
      actors,
      dropped: openAttacksOn(world, actors),
      endedNames: ended.map(({ name }) => name),
      round: conflict.round,
      pace: conflict.pace ?? "",
    };
    const events = [
      ...markEvents(conflict, taken.value),
      ...ended.map((aspect) => ({ type: "aspect-removed", aspect }) as const),
    ];
    return ok(plainPlan<"turn">(facts, events, { turn: roundOf(conflict.id, conflict.round) }));
  },
  about: ({ facts }) => facts?.dropped ?? [],
  concerns: ({ facts }) => facts?.actors ?? [],
  order: { on: () => "" },
};

/** What someone does who has declared it, once everyone has: then it is no secret any more. Source: F8. */
function declaredBy(conflict: LedgerConflict, one: LedgerParticipant): string {
  return conflict.ordering === "together" && one.declared === conflict.round && isDeclared(conflict) ? one.declaration : "";
}

/** The actors of those who give up. */
function leaving({ participants }: LedgerConflict, changes: readonly MarkChange[]): readonly string[] {
  const ids = changes.flatMap(({ of, field }) => (field === "gaveUp" ? [of] : []));
  return [...new Set(participants.flatMap(({ id, actor }) => (ids.includes(id) && actor !== "" ? [actor] : [])))];
}

/** The participant, if the author plays them. */
function authorsParticipant(
  world: World,
  { participants }: LedgerConflict,
  { author, request }: Pick<EntryOf<"turn">, "author" | "request">,
): Result<LedgerParticipant> {
  const one = participants.find(({ id }) => id === request.combatant);
  if (!one || !world.isUser(author)) return refuse("participant-gone", { name: request.combatantName });
  return plays(world, author, one) ? ok(one) : refuse("not-yours", { actor: one.name });
}

function plays(world: World, author: string, { actor }: LedgerParticipant): boolean {
  return world.isGm(author) || (actor !== "" && world.owns(author, actor));
}

/** Those of one side whom the author plays give up together. */
function sideOf(world: World, { participants }: LedgerConflict, { side }: LedgerParticipant, author: string): readonly string[] {
  if (side === "") return [];
  return participants.filter((other) => other.side === side && plays(world, author, other)).map(({ id }) => id);
}
