import { ok, refuse } from "../../rules/index.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget } from "../read-input.ts";
import { openCard } from "./deal.ts";

export interface ClaimRequest {
  /** Id of the entry that dealt the card. */
  readonly deal: string;
  /** The character it was dealt to. */
  readonly target: string;
  readonly targetName: string;
}

/** A player says that what a reward card asks for is done. A GM pays. Source: F4 (Plot, Genre and Fate Points). */
export const CLAIM: Kind<"claim"> = {
  parse: readCardRequest,
  plan: (world, { author, request }) => {
    const card = openCard(world, request.deal);
    if (!card.ok) return card;
    if (card.value.claim) return refuse("reward-claimed");
    const { target, targetName } = card.value.deal.request;
    if (!world.owns(author, target)) return refuse("not-yours", { actor: targetName });
    return ok(plainPlan<"claim">({ deal: request.deal, target, targetName }));
  },
  about: ({ deal }) => [deal],
  concerns: ({ target }) => [target],
  needsGm: () => true,
};

/** What claiming a card and paying for it have in common. */
export function readCardRequest(input: Readonly<Record<string, unknown>>): ClaimRequest {
  return { deal: idOf(input["deal"]), ...namedTarget(input) };
}
