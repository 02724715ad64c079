import { ok, refuse } from "../../rules/result.ts";
import { pointsMoved } from "../../rules/spend/payer.ts";
import type { Kind } from "../kind.ts";
import { payerOf } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { namedTarget } from "../read-input.ts";
import { parseCardAsks } from "./claim.ts";
import { openCard } from "./deal.ts";

/** A GM pays for a reward card, claimed or not. Source: F4 (Plot, Genre and Fate Points). */
export const REWARD: Kind<"reward"> = {
  parse: parseCardAsks,
  parseFacts: namedTarget,
  plan: (world, { author, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    const card = openCard(world, request.deal);
    if (!card.ok) return card;
    const { target } = card.value.deal.request;
    const { targetName, points } = card.value.deal.facts;
    const actor = world.actor(target);
    if (!actor) return refuse("target-gone");
    return ok(plainPlan<"reward">({ target, targetName }, pointsMoved(payerOf(world, actor), points)));
  },
  about: ({ request: { deal } }) => [deal],
  concerns: ({ facts }) => [facts?.target ?? ""],
};
