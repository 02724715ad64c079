import { ok, refuse } from "../../rules/result.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, type Input, namedTarget, textOf } from "../read-input.ts";
import type { CardAsks } from "../requests/rewards.ts";
import { openCard } from "./deal.ts";

/** A player says that what a reward card asks for is done. A GM pays. Source: F4 (Plot, Genre and Fate Points). */
export const CLAIM: Kind<"claim"> = {
  parse: parseCardAsks,
  parseFacts: namedTarget,
  plan: (world, { author, request }) => {
    const card = openCard(world, request.deal);
    if (!card.ok) return card;
    if (card.value.claim) return refuse("reward-claimed");
    const { target, targetName } = card.value.deal.request;
    if (!world.owns(author, target)) return refuse("not-yours", { actor: targetName });
    return ok(plainPlan<"claim">({ target, targetName }));
  },
  about: ({ request: { deal } }) => [deal],
  concerns: ({ facts }) => [facts?.target ?? ""],
};

/** What claiming a card and paying for it have in common. */
export function parseCardAsks(input: Input): CardAsks {
  return { deal: idOf(input["deal"]), targetName: textOf(input["targetName"]) };
}
