import { ok, pointsMoved, refuse } from "../../rules/index.ts";
import type { Kind } from "../kind.ts";
import { payerOf } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { type ClaimRequest, readCardRequest } from "./claim.ts";
import { openCard } from "./deal.ts";

/** A GM pays for a reward card, claimed or not. Source: F4 (Plot, Genre and Fate Points). */
export const REWARD: Kind<"reward"> = {
  parse: readCardRequest,
  plan: (world, { author, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    const card = openCard(world, request.deal);
    if (!card.ok) return card;
    const { target, targetName, points } = card.value.deal.request;
    const actor = world.actor(target);
    if (!actor) return refuse("target-gone");
    return ok(plainPlan<"reward">({ deal: request.deal, target, targetName }, pointsMoved(payerOf(world, actor), points)));
  },
  about: ({ deal }) => [deal],
  concerns: ({ target }) => [target],
  needsGm: () => true,
};

export type RewardRequest = ClaimRequest;
