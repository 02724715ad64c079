import { advance, type Advance } from "../../rules/challenges/advance.ts";
import { type Challenge, isOver, mayCheck, sideOf } from "../../rules/challenges/challenge.ts";
import { challengeEvents } from "../../rules/challenges/challenge-events.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { isOnLadder } from "../roll/final-dice.ts";
import type { Kind } from "../kind.ts";
import { ladderMargin } from "../challenges/ladder-margin.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, type Input, isInput, MOST_LISTED, textOf, wholeOf } from "../read-input.ts";
import { ownResultOfActiveGame, rollOfActiveGame, type RollNow } from "../roll/replay-roll.ts";
import type { Entry } from "../entry.ts";
import type { World } from "../world.ts";
import { outcomeOf } from "../challenges/challenge-outcome.ts";
import type { AdvanceAsks, LadderStep } from "../requests/challenges.ts";

/** A roll counts on a challenge ladder. Source: F2. */
export const ADVANCE: Kind<"advance"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    challenge: idOf(input["challenge"]),
    challengeName: textOf(input["challengeName"]),
    side: idOf(input["side"]),
    against: idOf(input["against"]),
  }),
  parseFacts: (input) => ({
    challengeName: textOf(input["challengeName"]),
    opposing: idOf(input["opposing"]),
    side: idOf(input["side"]),
    against: idOf(input["against"]),
    sideName: textOf(input["sideName"]),
    margin: wholeOf(input["margin"]) ?? 0,
    steps: parseSteps(input["steps"]),
    trigger: textOf(input["trigger"]),
    ruined: input["ruined"] === true,
  }),
  plan: (world, entry) => {
    const planned = planAdvance(world, entry);
    if (!planned.ok) return planned;
    const { challenge, side, against, margin, opposing, came } = planned.value;
    const facts = {
      opposing,
      challengeName: challenge.name,
      side,
      against,
      sideName: challenge.sides.length > 1 ? (sideOf(challenge, side)?.name ?? "") : "",
      margin,
      ...outcomeOf(challenge, came),
    };
    return ok(plainPlan<"advance">(facts, challengeEvents(challenge.uuid, came.changes)));
  },
  about: ({ request: { roll, challenge }, facts }) => [roll, facts?.opposing ?? "", challenge],
  order: { dependents: [] },
  secret: (world, { challenge }) => world.challenge(challenge)?.hidden === true,
};

type AdvanceInput = Pick<Entry, "author" | "actor" | "actorName"> & {
  readonly request: AdvanceAsks;
};

/** What a roll would do to a ladder now. */
interface PlannedAdvance {
  readonly challenge: Challenge;
  readonly side: string;
  readonly against: string;
  readonly margin: number;
  readonly opposing: string;
  readonly came: Advance;
}

/** From current data, for those who may see the ladder and play the one who rolled; or why it cannot be done. */
function planAdvance(world: World, asked: AdvanceInput): Result<PlannedAdvance> {
  const { author, request } = asked;
  const challenge = world.challenge(request.challenge);
  if (!challenge || !mayKnow(world, author, challenge)) return refuse("challenge-gone", { name: request.challengeName });
  const rolled = rolledBy(world, asked);
  if (!rolled.ok) return rolled;
  const now = rolled.value;
  if (isOnLadder(now.entries)) return refuse("ladder-marked");
  if (isOver(challenge)) return refuse("challenge-over", { name: challenge.name });
  if (!mayCheck(challenge, now.roll.actor)) return refuse("no-check-left", { name: challenge.name });
  const read = ladderMargin(now);
  if (!read.ok) return read;
  const { margin, opposed } = read.value;
  const side = (sideOf(challenge, request.side) ?? challenge.sides[0])?.id;
  if (side === undefined) return refuse("challenge-gone", { name: challenge.name });
  const against = opposed ? otherSide(challenge, side, request.against) : "";
  // F2-R27
  if (opposed && against === "" && challenge.sides.length > 1) return refuse("other-side-unnamed", { name: challenge.name });
  const opposing = now.opposition?.entry.request.opposing ?? "";
  const came = advance(challenge, { side, against, margin, actor: now.roll.actor });
  return ok({ challenge, side, against, margin, opposing, came });
}

/** A hidden ladder is there for GMs only. */
function mayKnow(world: World, user: string, { hidden, parent }: Challenge): boolean {
  return world.reaches(user, parent) && (!hidden || world.isGm(user));
}

/** Players send their own rolls, a GM also dice that no one in particular has rolled. */
function rolledBy(world: World, asked: AdvanceInput): Result<RollNow> {
  const { roll } = asked.request;
  if (asked.actor === "" && world.isGm(asked.author)) return rollOfActiveGame(world, roll);
  const own = ownResultOfActiveGame(world, asked, roll);
  return own.ok ? ok(own.value.now) : own;
}

/** Of two sides the other one; F2-R27: of several the one that is named. */
function otherSide({ sides }: Challenge, side: string, named: string): string {
  const others = sides.filter(({ id }) => id !== side);
  return (others.find(({ id }) => id === named) ?? (others.length === 1 ? others[0] : undefined))?.id ?? "";
}

const STEPS = ["marked", "lost", "reached", "hampered"] as const;

function parseSteps(stored: unknown): readonly LadderStep[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST_LISTED).flatMap((one: unknown) => (isInput(one) ? parseStep(one) : []));
}

function parseStep(stored: Input): LadderStep[] {
  const what = choiceOf(STEPS, stored["what"]);
  const [side, name, note] = [textOf(stored["side"]), textOf(stored["name"]), textOf(stored["note"])];
  return what ? [{ what, side, name, note, row: idOf(stored["row"]), count: wholeOf(stored["count"]) ?? 0 }] : [];
}
