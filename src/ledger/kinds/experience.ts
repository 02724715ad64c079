import { hasExperience } from "../../rules/traits/experience.ts";
import { ok, refuse } from "../../rules/result.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { MOST_GIVEN, namedTarget, textOf, wholeOf } from "../read-input.ts";

/** A GM gives a character experience. Source: S2 (advancement). */
export const EXPERIENCE: Kind<"experience"> = {
  parse: (input) => {
    const by = wholeOf(input["by"]);
    return by === null || by === 0 ? null : { by, words: textOf(input["words"]).trim(), ...namedTarget(input) };
  },
  parseFacts: (input) => ({ targetName: textOf(input["targetName"]) }),
  plan: (world, { author, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    if (!world.game.ruleset.experience) return refuse("experience-none");
    const actor = world.actor(request.target);
    if (!actor) return refuse("target-gone");
    const { type, fatePoints } = actor.snapshot();
    if (!hasExperience(world.game.ruleset, type)) return refuse("experience-not-theirs", { actor: actor.name });
    if (Math.abs(request.by) > MOST_GIVEN) return refuse("points-many", { most: MOST_GIVEN });
    const left = fatePoints.experience ?? 0;
    if (left + request.by < 0) return refuse("experience-short", { left, price: -request.by });
    const facts = { targetName: actor.name };
    const given = { type: "fate-points-changed", actor: actor.uuid, counter: "experience", by: request.by } as const;
    return ok(plainPlan<"experience">(facts, [given], { points: request.by }));
  },
  about: () => [],
  concerns: ({ request: { target } }) => [target],
};
