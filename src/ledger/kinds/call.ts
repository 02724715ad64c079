import { largestDifficultyOf } from "../../rules/roll/review-request.ts";
import { listedTrait } from "../../rules/traits/listed-traits.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { parsePhrase } from "../../rules/created-aspects/create-aspect.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, type Input, phraseOf, textOf, textsOf, wholeOf } from "../read-input.ts";
import type { LedgerActor, LedgerRoll, World } from "../world.ts";

/** One call asks so many at most. */
const MOST_CALLED = 50;
const LONGEST_NAME = 200;

/** A GM asks characters for a roll. It changes nothing: the rolls do. Source: F2 (the GM names the difficulty), S1, T1, M2. */
export const CALL: Kind<"call"> = {
  parse: (input) => ({
    trait: idOf(input["trait"]),
    traitName: phraseOf(input["traitName"], LONGEST_NAME),
    difficulty: wholeOf(input["difficulty"]),
    secret: idOf(input["secret"]),
    words: textOf(input["words"]).trim(),
    targets: parseTargets(input),
  }),
  parseFacts: (input) => ({
    difficulty: wholeOf(input["difficulty"]),
    targets: parseTargets(input),
    targetNames: textsOf(input["targetNames"]).slice(0, MOST_CALLED),
  }),
  plan: (world, { author, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    const { ruleset } = world.game;
    const known = isKnown(ruleset, request);
    if (!known.ok) return known;
    const largest = largestDifficultyOf(ruleset);
    if (Math.abs(request.difficulty ?? 0) > largest) return refuse("difficulty-large", { largest });
    const called = request.targets.flatMap((uuid) => callable(world.actor(uuid)));
    if (called.length === 0) return refuse("call-nobody");
    const facts = { targets: called.map(({ uuid }) => uuid), targetNames: called.map(({ name }) => name) };
    // Never store a secret difficulty in the message.
    const difficulty = request.secret === "" ? request.difficulty : null;
    return ok(plainPlan<"call">({ ...facts, difficulty }));
  },
  about: () => [],
};

function parseTargets(input: Input): readonly string[] {
  return [...new Set(textsOf(input["targets"]))].slice(0, MOST_CALLED);
}

function isKnown(ruleset: Ruleset, { trait, traitName }: EntryOf<"call">["request"]): Result<unknown> {
  if (trait === "") return parsePhrase(traitName).ok ? ok(null) : refuse("call-nothing");
  return listedTrait(ruleset, trait) ? ok(null) : refuse("call-unknown", { trait: traitName });
}

function callable(actor: LedgerActor | null): LedgerActor[] {
  return actor && !actor.isSituation ? [actor] : [];
}

/** A roll that may answer a call. */
type Answering = Pick<LedgerRoll, "id" | "actor" | "author" | "madeFor">;

/** The roll with which each of those called has answered: their first, made by a user who plays them. By uuid. */
export function answersTo(
  world: Pick<World, "isGm" | "owns">,
  { id, request }: Pick<EntryOf<"call">, "id" | "request">,
  rolls: readonly Answering[],
): ReadonlyMap<string, string> {
  const theirs = ({ actor, author, madeFor }: Answering): boolean =>
    madeFor === id && request.targets.includes(actor) && (world.isGm(author) || world.owns(author, actor));
  return new Map(
    rolls
      .filter(theirs)
      .toReversed()
      .map((roll) => [roll.actor, roll.id]),
  );
}
